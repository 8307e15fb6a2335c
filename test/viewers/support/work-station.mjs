// A page with one exercise and the server of a reader's work, without the rest of the course:
// a process that can be killed. Arguments: the course's folder, the port, the page's script, and `static`
// for a host that keeps no work.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { workHandler } from '../../../dist/course/site/work-server.js';

const [root, port, script, kind] = process.argv.slice(2);
const token = randomBytes(32).toString('hex');
const meta = kind === 'static' ? '' : `<meta name="lab-token" content="${token}">`;
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">${meta}<link rel="icon" href="data:,"></head>
<body><textarea aria-label="Your work"></textarea><script type="module" src="/page.js"></script></body></html>`;
const work = workHandler(root, token);

const server = http.createServer((request, response) => {
  if (kind === 'static') send();
  else work(request, response, send);
  function send() {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(script) : page);
  }
});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
