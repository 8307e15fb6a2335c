/** How often the triangles of a mesh pass each edge, and in which direction. */

/** The edges of one kind: how many, and the first, its lower vertex first. */
export interface UnevenEdges {
  count: number;
  first: [low: number, high: number];
}

/**
 * In a closed surface, each edge is passed equally often in both directions: once, or more often where
 * solids touch. `open` edges belong to one triangle, `sameWay` to two that pass it in one direction,
 * `crowded` to more; `shared` is the number of edges that are passed evenly by more than two.
 */
export function unevenEdges(
  triangles: Uint32Array,
  vertexCount: number,
): { open: UnevenEdges; sameWay: UnevenEdges; crowded: UnevenEdges; shared: number } {
  const { starts, passes } = passesByLowVertex(triangles, vertexCount);
  const [open, sameWay, crowded] = Array.from({ length: 3 }, (): UnevenEdges => ({ count: 0, first: [0, 0] }));
  let shared = 0;
  for (let low = 0; low < vertexCount; low++) {
    const end = starts[low + 1];
    sortRange(passes, starts[low], end);
    for (let i = starts[low]; i < end;) {
      const first = i;
      const high = Math.floor(passes[first] / 2);
      let down = 0;
      for (; i < end && Math.floor(passes[i] / 2) === high; i++) down += passes[i] % 2;
      const uses = i - first;
      if (2 * down === uses) {
        if (uses > 2) shared++;
        continue;
      }
      const kind = uses === 1 ? open : uses === 2 ? sameWay : crowded;
      if (kind.count === 0) kind.first = [low, high];
      kind.count++;
    }
  }
  return { open, sameWay, crowded, shared };
}

/**
 * How triangles pass their edges, those with the lower vertex v from `starts[v]` to before `starts[v + 1]`:
 * twice the higher vertex, plus 1 if the pass leads down to v. Grouping takes a third of the time
 * of sorting all edges at once.
 */
function passesByLowVertex(triangles: Uint32Array, count: number): { starts: Uint32Array; passes: Float64Array } {
  const starts = new Uint32Array(count + 1);
  forEachPass(triangles, (from, to) => starts[Math.min(from, to) + 1]++);
  for (let v = 0; v < count; v++) starts[v + 1] += starts[v];
  const next = starts.slice();
  const passes = new Float64Array(starts[count]);
  forEachPass(triangles, (from, to) => {
    if (from < to) passes[next[from]++] = 2 * to;
    else passes[next[to]++] = 2 * from + 1;
  });
  return { starts, passes };
}

function forEachPass(triangles: Uint32Array, visit: (from: number, to: number) => void): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t];
    const b = triangles[t + 1];
    const c = triangles[t + 2];
    // A triangle that names a vertex twice has been reported, and is a line without sides.
    if (a === b || b === c || c === a) continue;
    visit(a, b);
    visit(b, c);
    visit(c, a);
  }
}

/** Sorts a few numbers in place; a vertex with many edges, the tip of a cone, goes to the library's sort. */
function sortRange(values: Float64Array, start: number, end: number): void {
  if (end - start > 32) {
    values.subarray(start, end).sort();
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const value = values[i];
    let k = i;
    for (; k > start && values[k - 1] > value; k--) values[k] = values[k - 1];
    values[k] = value;
  }
}
