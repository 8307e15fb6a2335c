/** How reports look: the laboratory's own colours, light and dark, on a screen, a phone and paper. */
import { readFileSync } from 'node:fs';
import { inPackage } from '../disk/places.js';

/** The colours of the laboratory; reports keep no copy of them. */
const TOKENS = 'src/course/site/.vitepress/theme/styles/tokens.css';

/** The variables of a block, without those of VitePress. */
const variablesIn = (css: string, selector: string): string =>
  (css.split(`\n${selector} {`)[1] ?? '')
    .split('\n}')[0]
    .replace(/^\s*--vp-[^;]*;$/gm, '')
    .replace(/\n+/g, '\n');

const MORE = {
  light: '--amber: #e69f00; --amber-ink: #855c00; --notice: #fdf7e6; --notice-edge: #e2c98a; --grid: #ebe8e3;',
  dark: '--amber: #f0b43c; --amber-ink: #f0b43c; --notice: #2d2818; --notice-edge: #6d5a2a; --grid: #2b2f37;',
};

/** What every page of a report needs, with the rules of its own kind. */
export function pageStyle(own: string): string {
  const css = `\n${readFileSync(inPackage(TOKENS), 'utf8')}`;
  const light = `${variablesIn(css, ':root')} ${MORE.light}`;
  return `:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${variablesIn(css, '.dark')} ${MORE.dark} } }
${BASE}
${own}
${PRINT} :root { color-scheme: light; ${light} } }`;
}

const BASE = `* { box-sizing: border-box; }
html { background: var(--bg); color: var(--ink); font: 400 16px/1.6 var(--sans); -webkit-text-size-adjust: 100%; }
body { margin: 0; overflow-wrap: break-word; }
h1, h2, h3, p, ul, ol, table, pre, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 36px; line-height: 1.15; font-weight: 700; letter-spacing: -0.024em; text-wrap: balance; }
h2 { font-size: 24px; line-height: 1.25; font-weight: 650; letter-spacing: -0.017em; }
h3 { font-size: 17px; line-height: 1.35; font-weight: 650; }
b, th { font-weight: 650; }
a { color: var(--brick); font-weight: 500; text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--brick); outline-offset: 2px; }
code, pre { font-family: var(--mono); font-size: 0.85em; }
code { background: var(--inline-code); padding: 2px 5px; border-radius: 4px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 8px; background: var(--bg); }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--ink-2); }
.small { font-size: 13px; line-height: 1.5; }
.kicker { font-size: 12px; line-height: 16px; font-weight: 650; letter-spacing: 0.075em; text-transform: uppercase; color: var(--ink-3); }
.top { display: flex; align-items: center; gap: 12px 28px; flex-wrap: wrap; min-height: 60px; padding: 10px 32px; border-bottom: 1px solid var(--line); font-size: 15px; }
.top b { display: flex; gap: 10px; align-items: center; }
.top .grow { flex: 1; }
main { max-width: 1144px; margin: 0 auto; padding: 36px 32px 72px; }
main > h1 { margin: 8px 0; }
main > h2, section > h2 { margin: 48px 0 4px; }
.meta { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 12px 0 22px; color: var(--ink-2); font-size: 14px; font-variant-numeric: tabular-nums; }
.notice { padding: 13px 16px; border: 1px solid var(--notice-edge); background: var(--notice); border-radius: 9px; font-size: 15px; line-height: 22px; margin: 12px 0; }
.notice b { color: var(--amber-ink); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14.5px; line-height: 21px; font-variant-numeric: tabular-nums; margin-top: 12px; }
th { text-align: left; font-size: 13px; color: var(--ink-2); padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line-2); vertical-align: bottom; }
td, tbody th { padding: 9px 16px 9px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
tbody th { font-weight: 400; overflow-wrap: anywhere; min-width: 90px; font-size: 14.5px; color: var(--ink); }
.r { text-align: right; }
td.r, th.r { white-space: nowrap; }
td:last-child, th:last-child { padding-right: 0; }
details { margin-top: 14px; } details + details { margin-top: 0; }
summary { cursor: pointer; font-weight: 550; font-size: 14px; color: var(--brick); padding: 6px 0; width: fit-content; }
pre { overflow-x: auto; padding: 12px 14px; background: var(--paper); border-radius: 9px; line-height: 1.62; tab-size: 2; }
@media (max-width: 760px) {
  .top, main { padding-left: 16px; padding-right: 16px; }
  h1 { font-size: 30px; }
  .hide-s { display: none; }
  td, th { padding-right: 10px; }
}`;

const PRINT = `@media print {
  html { font-size: 11pt; background: #fff; }
  main { max-width: none; padding: 0; }
  .top, .skip { display: none; }
  details > summary { list-style: none; color: var(--ink-2); }
  details::details-content { content-visibility: visible; block-size: auto; }
  h2 { break-after: avoid; }
  article, tr, figure { break-inside: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
 `;
