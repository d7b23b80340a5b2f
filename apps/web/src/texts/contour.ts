// Contour lines of a height field of hills and noise, by marching squares. Deterministic for a seed.
export type Height = (x: number, y: number) => number;
type Point = readonly [x: number, y: number];

interface Hill {
  x: number;
  y: number;
  height: number;
  width: number;
  depth?: number;
  turn?: number;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    return (state >>> 0) / 4294967296;
  };
}

const lattice = 64;
const smooth = (t: number): number => t * t * (3 - 2 * t);
const interpolate = (a: number, b: number, t: number): number => a * (1 - t) + b * t;

function noiseFrom(seed: number): Height {
  const random = randomFrom(seed);
  const values = Float64Array.from({ length: lattice * lattice }, random);
  const at = (x: number, y: number): number =>
    values[((y & (lattice - 1)) * lattice + (x & (lattice - 1))) % values.length] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - left), smooth(y - top)];
    return interpolate(
      interpolate(at(left, top), at(left + 1, top), u),
      interpolate(at(left, top + 1), at(left + 1, top + 1), u),
      v,
    );
  };
}

export function createTerrain(options: {
  seed: number;
  base: number;
  roughness: number;
  grain: number;
  hills: readonly Hill[];
}): Height {
  const noise = noiseFrom(options.seed);
  const hills = options.hills.map(({ turn = 0, ...hill }) => ({
    ...hill,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  }));
  return (x, y) => {
    let height = options.base;
    for (const hill of hills) {
      const [dx, dy] = [x - hill.x, y - hill.y];
      const along = (dx * hill.cos + dy * hill.sin) / hill.width;
      const across = (dy * hill.cos - dx * hill.sin) / (hill.depth ?? hill.width);
      height += hill.height * Math.exp(-(along * along + across * across) / 2);
    }
    const [gx, gy] = [x / options.grain, y / options.grain];
    const coarse = noise(gx + 3, gy + 7) - 0.5;
    const fine = noise(gx * 2.3 + 9, gy * 2.3) - 0.5;
    return height + options.roughness * (coarse + 0.35 * fine);
  };
}

// The edges of a cell that a contour joins, by which corners are above the level.
type Edge = 'top' | 'right' | 'bottom' | 'left';
const crossings: Record<number, readonly (readonly [Edge, Edge])[]> = {
  1: [['left', 'top']],
  2: [['top', 'right']],
  3: [['left', 'right']],
  4: [['right', 'bottom']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'bottom']],
  8: [['bottom', 'left']],
  9: [['bottom', 'top']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['bottom', 'right']],
  12: [['right', 'left']],
  13: [['right', 'top']],
  14: [['top', 'left']],
};

interface Grid {
  columns: number;
  rows: number;
  step: number;
  heightAt: (column: number, row: number) => number;
}

function sampleGrid(height: Height, width: number, depth: number, step: number): Grid {
  const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(depth / step) + 2];
  const heights = Float64Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return height((column - 1) * step, (row - 1) * step);
  });
  return { columns, rows, step, heightAt: (column, row) => heights[row * (columns + 1) + column] ?? 0 };
}

interface Crossing {
  key: string;
  point: Point;
}

function segmentsAt(level: number, { columns, rows, step, heightAt }: Grid): [Crossing, Crossing][] {
  const segments: [Crossing, Crossing][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = heightAt(column, row);
      const b = heightAt(column + 1, row);
      const c = heightAt(column + 1, row + 1);
      const d = heightAt(column, row + 1);
      const kind =
        Number(a > level) | (Number(b > level) << 1) | (Number(c > level) << 2) | (Number(d > level) << 3);
      const edges = crossings[kind];
      if (edges === undefined) continue;
      const across = (x: number, y: number, t: number): Crossing => ({
        key: `h${x},${y}`,
        point: [(x - 1 + t) * step, (y - 1) * step],
      });
      const down = (x: number, y: number, t: number): Crossing => ({
        key: `v${x},${y}`,
        point: [(x - 1) * step, (y - 1 + t) * step],
      });
      const on = (edge: Edge): Crossing => {
        if (edge === 'top') return across(column, row, (level - a) / (b - a));
        if (edge === 'bottom') return across(column, row + 1, (level - d) / (c - d));
        if (edge === 'left') return down(column, row, (level - a) / (d - a));
        return down(column + 1, row, (level - b) / (c - b));
      };
      for (const [from, to] of edges) segments.push([on(from), on(to)]);
    }
  }
  return segments;
}

function joinSegments(segments: readonly [Crossing, Crossing][]): Point[][] {
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const { key } of segment) ends.set(key, [...(ends.get(key) ?? []), index]);
  });
  const used = new Set<number>();
  const walkFrom = (start: Crossing): Point[] => {
    const line: Point[] = [];
    for (let here = start; ; ) {
      const next = ends.get(here.key)?.find((index) => !used.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return line;
      used.add(next);
      here = segment[0].key === here.key ? segment[1] : segment[0];
      line.push(here.point);
    }
  };
  const lines: Point[][] = [];
  segments.forEach(([from, to], index) => {
    if (used.has(index)) return;
    used.add(index);
    const onward = walkFrom(to);
    lines.push([...walkFrom(from).toReversed(), from.point, to.point, ...onward]);
  });
  // Shorter lines are specks.
  return lines.filter((line) => line.length > 5);
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Integers and relative moves, to keep the path short. */
function toSmoothPath(line: readonly Point[], thinning: number): string {
  const points = line.filter((_, index) => index % thinning === 0 || index === line.length - 1);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 2;
  let [x, y] = [0, 0];
  const moveTo = (point: Point): string => {
    [x, y] = [Math.round(point[0]), Math.round(point[1])];
    return `M${x} ${y}`;
  };
  const curve = (by: Point, to: Point): string => {
    const [nextX, nextY] = [Math.round(to[0]), Math.round(to[1])];
    const numbers = [Math.round(by[0]) - x, Math.round(by[1]) - y, nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return `q${numbers.join(' ').replaceAll(' -', '-')}`;
  };
  if (!isClosed) {
    const inner = points.slice(1, -1);
    return inner.reduce((path, point, index) => {
      const next = inner[index + 1];
      return path + curve(point, next ? middle(point, next) : last);
    }, moveTo(first));
  }
  const ring = points.slice(0, -1);
  return `${ring.reduce(
    (path, point, index) => path + curve(point, middle(point, ring[(index + 1) % ring.length] ?? first)),
    moveTo(middle(ring.at(-1) ?? first, first)),
  )}z`;
}

export interface Contour {
  level: number;
  path: string;
}

export function contours(
  height: Height,
  area: { width: number; depth: number; step: number },
  levels: readonly number[],
): Contour[] {
  const grid = sampleGrid(height, area.width, area.depth, area.step);
  return levels.map((level) => ({
    level,
    path: joinSegments(segmentsAt(level, grid))
      .map((line) => toSmoothPath(line, 2))
      .join(''),
  }));
}
