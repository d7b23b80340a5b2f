import { contours, createTerrain } from './contour.ts';

const width = 1280;
const depth = 600;

const land = createTerrain({
  seed: 21,
  base: 190,
  roughness: 34,
  grain: 190,
  hills: [
    { x: 1092, y: 215, height: 165, width: 150, depth: 135, turn: 0.5 },
    { x: 760, y: 470, height: 62, width: 230, depth: 120, turn: -0.3 },
    { x: 1290, y: 520, height: 50, width: 150, depth: 120 },
    { x: 330, y: 250, height: 52, width: 210, depth: 150, turn: 0.4 },
    { x: 640, y: 40, height: 30, width: 160, depth: 90 },
  ],
});

const summit = { x: 1092, y: 220 };
const lowest = 200;

/** The height as a day of the year. The summit is the last day. */
const dayAt = (x: number, y: number, days: number): number =>
  1 + ((land(x, y) - lowest) / (land(summit.x, summit.y) - lowest)) * (days - 1);

// The path, from the edge of the picture to the summit.
const waypoints: readonly (readonly [number, number])[] = [
  [1296, 612],
  [1226, 570],
  [1180, 520],
  [1196, 452],
  [1170, 400],
  [1120, 372],
  [1128, 318],
  [1108, 272],
  [summit.x, summit.y],
];

/** The point at `t` (0 to 1): a Catmull-Rom curve through the waypoints. */
function pointAlong(t: number): [number, number] {
  const legs = waypoints.length - 1;
  const leg = Math.min(legs - 1, Math.floor(t * legs));
  const u = t * legs - leg;
  const at = (index: number, axis: 0 | 1): number =>
    waypoints[Math.max(0, Math.min(legs, index))]?.[axis] ?? 0;
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [at(leg - 1, axis), at(leg, axis), at(leg + 1, axis), at(leg + 2, axis)];
    const cubic = 3 * b - a - 3 * c + d;
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + cubic * u ** 3);
  };
  return [along(0), along(1)];
}

const steps = 400;
// Early days would be outside the picture.
const firstVisible = 0.16;

function findProgress(day: number, days: number): number {
  for (let step = Math.round(firstVisible * steps); step <= steps; step++) {
    const [x, y] = pointAlong(step / steps);
    if (dayAt(x, y, days) >= day) return step / steps;
  }
  return 1;
}

function pathBetween(from: number, to: number, pieces: number): string {
  let path = '';
  for (let piece = 0; piece <= pieces; piece++) {
    const [x, y] = pointAlong(from + ((to - from) * piece) / pieces);
    path += `${piece ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`;
  }
  return path;
}

// Each label, and the direction from the summit where there is room for it.
const labels = [
  { day: 340, direction: 0.15 },
  { day: 300, direction: 5.6 },
  { day: 260, direction: 0.15 },
  { day: 200, direction: 5.6 },
];

/** Where the contour of a day crosses the direction from the summit. */
function findLabelPoint(day: number, direction: number, days: number): { x: number; y: number } | undefined {
  for (let distance = 0; distance < 900; distance++) {
    const [x, y] = [summit.x + Math.cos(direction) * distance, summit.y + Math.sin(direction) * distance];
    if (x > width - 30 || y > depth || y < 40) return undefined;
    if (dayAt(x, y, days) < day) return { x: Math.round(x), y: Math.round(y) };
  }
  return undefined;
}

const levels = Array.from({ length: 18 }, (_, index) => (index + 1) * 20);
const cache = new Map<number, { main: string; rest: string }>();

function getContours(days: number): { main: string; rest: string } {
  const cached = cache.get(days);
  if (cached) return cached;
  const lines = contours((x, y) => dayAt(x, y, days), { width, depth, step: 20 }, levels);
  const [main, rest] = [true, false].map((isMain) =>
    lines.flatMap(({ level, path }) => ((level % 100 === 0) === isMain ? [path] : [])).join(''),
  );
  const paths = { main: main ?? '', rest: rest ?? '' };
  cache.set(days, paths);
  return paths;
}

interface HillProps {
  dayOfYear: number;
  daysInYear: number;
  /** Names the day beside its mark. */
  label: string;
  /** Sets `--hill-top`, so that a low strip of the picture can show the mark. Not for pages of the server. */
  isCropped?: boolean;
}

/** The year as a hill, with contours by day of the year and the path up to a day. */
export function Hill({ dayOfYear, daysInYear, label, isCropped = false }: HillProps) {
  const { main, rest } = getContours(daysInYear);
  const walked = findProgress(dayOfYear, daysInYear);
  const [x = 0, y = 0] = pointAlong(walked).map(Math.round);
  return (
    <svg
      className="map hill"
      style={isCropped ? { ['--hill-top' as string]: Math.max(203, y - 178) / depth } : undefined}
      viewBox={`0 0 ${width} ${depth}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="main" d={main} />
      <path d={rest} />
      <path className="way" d={pathBetween(0, walked, 24)} />
      {walked < 0.98 && <path className="way rest" d={pathBetween(walked, 1, 12)} />}
      <g stroke="none">
        <path fill="var(--ink)" d={`M${x - 13} ${y - 12}h26v9h-26z`} />
        <path fill="var(--blaze)" d={`M${x - 13} ${y + 1}h26v9h-26z`} />
        <path fill="var(--ink-soft)" d={`m${summit.x - 6} ${summit.y + 8} 6-11 6 11z`} />
      </g>
      <text {...(x < 1160 ? { x: x + 20 } : { x: x - 20, textAnchor: 'end' })} y={y + 6}>
        {/* One text node: the outline of a second one would cover the end of the first. */}
        {`${dayOfYear}, ${label}`}
      </text>
      <text x={summit.x + 12} y={summit.y + 8}>
        {daysInYear}
      </text>
      {labels
        .filter(({ day }) => Math.abs(day - dayOfYear) > 12)
        .map(({ day, direction }) => ({ day, point: findLabelPoint(day, direction, daysInYear) }))
        .map(
          ({ day, point }) =>
            point && (
              <text key={day} {...point}>
                {day}
              </text>
            ),
        )}
    </svg>
  );
}
