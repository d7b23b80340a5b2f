const summit = { x: 1092, y: 220 };

type PathPoint = readonly [x: number, y: number, day: number];

/** The path from the edge of the picture to its first mark. Earlier days would be outside the picture. */
const start = 'M1296 612L1277 601L1250 586L1226 570';

/** The path to the summit, and the day of the year at each point. */
const path: readonly PathPoint[] = [
  [1210, 557, 127],
  [1190, 538, 139],
  [1180, 520, 143],
  [1182, 498, 146],
  [1191, 474, 150],
  [1196, 452, 155],
  [1191, 433, 161],
  [1182, 415, 169],
  [1170, 400, 181],
  [1153, 390, 193],
  [1133, 382, 208],
  [1120, 372, 227],
  [1119, 356, 249],
  [1125, 336, 273],
  [1128, 318, 294],
  [1123, 302, 314],
  [1115, 287, 332],
  [1108, 272, 347],
  [1102, 253, 359],
  [1095, 232, 365],
  [summit.x, summit.y, 366],
];

const toLine = (points: readonly PathPoint[]): string => points.map(([x, y]) => `L${x} ${y}`).join('');

/** The point of a day, and the parts of the path before and after it. */
function splitPath(dayOfYear: number) {
  const [before, after] = [
    path.filter(([, , day]) => day < dayOfYear),
    path.filter(([, , day]) => day >= dayOfYear),
  ];
  const [toX, toY, toDay] = after[0] ?? [summit.x, summit.y, dayOfYear];
  const [fromX, fromY, fromDay] = before.at(-1) ?? [toX, toY, 0];
  const share = (dayOfYear - fromDay) / (toDay - fromDay);
  const x = Math.round(fromX + (toX - fromX) * share);
  const y = Math.round(fromY + (toY - fromY) * share);
  return { x, y, walked: `${start}${toLine(before)}L${x} ${y}`, rest: `M${x} ${y}${toLine(after)}` };
}

/** Days on their contours, where there is room. */
const labels = [
  { day: 340, x: 1148, y: 229 },
  { day: 300, x: 1156, y: 168 },
  { day: 260, x: 1229, y: 241 },
  { day: 200, x: 1208, y: 125 },
];

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
  const { x, y, walked, rest } = splitPath(dayOfYear);
  return (
    <svg
      className="map hill"
      style={isCropped ? { ['--hill-top' as string]: Math.max(203, y - 178) / 600 } : undefined}
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="main" {...scaled} d={hundreds} />
      <path {...scaled} d={otherContours} />
      <path className="way" d={walked} />
      <path className="way rest" d={rest} />
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
        .map(({ day, ...point }) => (
          <text key={day} {...point}>
            {day}
          </text>
        ))}
    </svg>
  );
}

// Contours of every 20 days, drawn at a quarter of the size, so that the path data is shorter.
const scaled = { transform: 'scale(4)', vectorEffect: 'non-scaling-stroke' } as const;
const hundreds =
  'M325 28q-10-8-13-10q-4-3-8-5q-5-3-10-5q-4-3-12-4q-7-2-14 0q-8 1-13 3q-5 2-10 5q-5 3-9 5q-5 3-8 6q-3 3-6 8q-3 4-5 12q-1 7-2 13q0 7-1 13q0 6-2 14q-2 7-4 12q-3 5-8 7q-5 3-10 3q-5 0-10 0q-5-1-10-3q-5-2-10-7q-5-4-10-5q-5-2-12-2q-8 0-13 3q-5 2-5 8q-1 6 2 9q3 2 8 5q5 3 10 5q5 3 10 7q5 4 10 7q5 3 10 5q5 3 10 5q4 3 7 2q3 0 8-5q5-4 10-6q5-3 8-5q4-3 8-6q4-2 12-3q7 0 12 0q5 1 13 3q7 3 10 5q2 3 5 8q3 5 7 10q4 5 10 6q5 1 10-1q5-1 10-4q5-2 15-10M60 53q-5 0-6 6q-1 6 3 10q3 4 10 3q8-2 11-4q4-3 0-7q-3-5-8-7q-5-2-10-1zM268 18q-3 0-8 3q-5 3-10 6q-4 3-7 6q-3 3-5 8q-3 5-4 12q-2 7-1 15q0 7 2 12q1 5 6 10q4 4 9 6q5 2 10 3q5 2 10 1q5 0 13-2q7-2 12-4q5-1 10-3q5-2 8-7q3-4 5-10q2-7 2-11q0-5-2-11q-3-7-5-10q-3-4-8-8q-5-4-10-6q-5-3-9-5q-5-3-10-4q-6-2-8-1zM273 34q-3 0-8 2q-5 2-9 5q-3 4-5 9q-2 5-1 10q0 5 3 10q3 5 8 8q4 3 10 2q6 0 11-2q6-3 9-7q4-4 5-10q1-6-2-11q-2-5-6-8q-3-3-8-5q-5-2-7-3z';
const otherContours =
  'M99 -5q-13 5-19 6q-5 1-10 3q-5 1-11 1q-5 0-11-2q-6-3-10-3q-3 0-10 0q-8 0-14-5M325 7q-9-7-15-12M168 53q-1-3 4-3q6 0 2 3q-4 4-6 0zM-5 69q10 3 15 5q5 1 10 5q5 4 7 10q2 6 4 11q3 5 6 8q3 3 8 7q5 5 7 9q3 5 8 8q5 3 8 3q3 0 5-5q3-5 7-5q5 0 3 5q-3 4-6 7q-4 3 0 7q3 3 11 3q7 0 14 1q8 2 14 7M213 155q7-6 12-10q5-3 10-5q5-2 10-1q5 2 9 6q4 5 7 10M131 -5q-11 5-16 8q-5 2-7 7q-3 5-6 5q-4 0-8-3q-4-2-9-2q-6 0-12 3q-5 2-12 3q-6 1-13 2q-8 1-13-1q-6-2-13-4q-7-2-12-3q-5-1-15 5M251 -5q-11 3-16 4q-6 1-13 1q-7 1-12-1q-5-1-10 1q-5 3-10 4q-5 2-10 1q-5-2-10-4q-5-2-12-6M325 12q-10-6-14-9q-4-3-11-8M157 32q7-2 13-3q5-1 10 0q5 1 10 6q4 5 5 10q1 5 1 12q-1 8-5 10q-4 3-10 5q-6 1-11-1q-5-1-10-4q-5-2-10-5q-5-3-9-7q-3-5-2-11q1-5 6-8q5-2 12-4zM-5 61q10 5 16 7q7 2 11 5q4 2 7 7q3 5 6 10q2 5 6 9q4 5 9 5q5 1 13 2q7 2 15 2q7 0 10 4q2 3 5 9q2 7 6 10q4 4 10 6q6 2 11 4q5 2 13 1q7-1 12 2q5 2 10 6q5 4 7 5M202 155q8-10 13-12q5-2 10-5q5-3 10-4q5-1 10 0q5 1 10 5q5 4 8 8q2 3 7 8M271 -5q-11 2-16 4q-6 1-13 4q-6 2-12 4q-5 2-10 5q-5 3-8 5q-3 3-5 8q-2 5-3 13q0 7 1 12q1 5 0 11q0 6-2 12q-3 6-8 7q-5 1-12 2q-8 1-13-1q-5-2-10-4q-5-2-11-5q-6-2-10-5q-4-2-9-7q-5-4-5-8q0-3 2-10q2-7 5-10q3-2 10-5q8-2 12-4q3-3 5-6q1-3-3-8q-4-4-10-4q-6 0-11 1q-5 1-10 4q-5 2-7 9q-1 6 0 14q0 7-1 14q-2 7-7 9q-5 1-10-2q-5-4-8-6q-3-3-6-8q-3-5 0-10q2-5-2-8q-4-3-9 0q-5 3-10 4q-5 1-12 2q-8 0-13 1q-5 1-10 1q-5-1-9 2q-3 3-5 8q-3 5-5 10q-3 5 0 8q4 2 9 5q5 3 10 7q5 4 7 10q2 5 5 8q3 4 11 5q7 2 12 2q5 0 10 0q5-1 10 1q5 1 8 5q3 4 5 11q2 6 5 10q2 4 7 3q5-1 10 0q5 0 10 3q5 4 10 6q5 1 10 4q5 3 10 6q5 3 10 6q5 4 9 5M325 17q-10-6-14-9q-5-3-9-5q-4-3-15-8M190 155q10-8 15-11q4-4 9-6q6-3 10-5q5-3 10-4q6-1 11 0q5 1 10 4q5 3 9 7q4 5 7 9q4 5 5 6M325 22q-10-7-14-9q-4-3-8-5q-5-3-10-5q-5-3-12-4q-6 0-11 1q-5 0-12 2q-8 2-13 5q-5 2-10 5q-5 3-8 5q-4 3-8 8q-4 4-6 10q-2 5-2 13q0 7 0 14q-1 7-2 13q-1 5-4 10q-4 5-9 7q-6 2-13 2q-8-1-13-3q-5-3-10-5q-5-3-11-4q-7-2-13-4q-6-3-11-4q-5 0-10 2q-5 2-7 7q-3 5-3 9q0 3 3 10q2 6 7 9q5 4 10 6q5 2 9 5q4 3 8 6q5 2 9 5q4 2 9 5q5 2 10 5q5 4 10 6q5 2 10-1q5-2 8-5q3-3 8-6q4-2 9-5q5-3 10-5q5-3 13-3q7 0 12 1q5 1 10 5q5 3 8 6q2 4 6 9q3 5 9 10M53 39q-3 0-7 3q-5 3-3 9q2 7 2 13q1 6 3 12q2 6 7 8q5 1 10 1q5-1 10-3q5-3 11-5q6-2 6-9q1-8-3-12q-4-4-9-6q-5-3-10-5q-5-2-10-4q-5-1-7-2zM304 155q11-3 21-8M325 35q-5-6-10-10q-5-4-10-7q-4-3-9-5q-5-3-10-5q-6-2-13-2q-8 1-13 2q-5 2-10 5q-5 3-10 6q-5 3-9 7q-4 4-6 9q-3 5-4 11q-1 5-2 12q-1 7-1 15q-1 7-2 14q-1 7-2 12q0 6 3 10q3 5 11 5q7 0 14 0q7 1 12 2q6 1 11 3q5 1 9 6q4 5 6 10q2 5 6 8q4 3 9 2q5-1 10-4q5-3 9-7q5-4 11-11M150 97q-5-2-10-1q-5 1-5 6q0 5 5 8q5 3 10 6q5 2 8 6q2 3 7 6q5 2 10 1q5-1 5-5q0-4-5-8q-5-3-10-5q-5-2-8-6q-3-5-7-8zM205 114q-5 1-9 3q-3 3 0 7q4 4 9 1q5-3 5-7q0-5-5-4zM325 42q-5-8-10-12q-5-5-9-7q-4-3-9-5q-4-3-10-5q-5-3-11-4q-6 0-11 1q-5 1-10 4q-5 3-10 6q-5 3-9 7q-4 3-7 8q-2 5-4 10q-1 5-2 13q-1 7-1 15q0 7-1 15q-1 7 2 13q2 5 10 7q7 1 12 2q5 0 13 2q7 2 12 3q5 1 10 5q5 4 8 9q2 5 8 3q6-2 10-5q4-3 9-7q5-5 10-11M325 50q-5-10-10-15q-4-5-7-7q-4-3-9-5q-4-3-9-6q-5-2-12-4q-8-1-14 0q-6 2-10 5q-4 3-9 6q-5 3-9 7q-3 4-5 9q-2 5-4 13q-1 7-1 15q-1 7 0 15q0 7 2 12q2 6 10 8q7 2 12 3q5 1 13 2q7 2 15 1q7 0 15 0q7 0 14-2q7-2 10-5q3-4 5-10q2-7 3-11M273 15q-3-1-8 1q-5 1-10 5q-5 3-9 6q-5 3-8 7q-3 4-5 10q-2 6-3 11q-1 5-1 13q0 7 1 12q1 5 3 10q2 5 7 8q5 2 13 4q7 2 12 3q5 0 10-1q5-1 12-2q7-2 13-3q5-1 10-4q5-2 8-7q2-5 4-12q2-6 2-13q-1-8-3-13q-2-5-6-10q-3-5-7-8q-3-3-8-5q-5-3-10-6q-5-2-10-4q-5-2-7-2zM265 22q-5 2-10 5q-5 3-8 6q-3 2-6 7q-3 5-4 13q-1 7-1 15q1 7 4 12q3 5 6 8q4 3 9 5q5 2 13 2q7 1 12-1q5-1 10-3q5-1 10-4q6-2 10-7q3-5 5-10q1-5 0-10q0-6-2-11q-3-5-7-9q-4-5-8-7q-4-3-9-5q-5-3-12-5q-7-3-12-1zM268 24q-3 0-8 3q-5 3-8 6q-4 2-7 7q-3 5-5 10q-1 5 0 13q0 7 2 12q3 5 5 8q3 2 8 5q5 3 13 4q7 0 12-2q5-1 10-3q6-2 10-5q5-3 8-8q2-4 3-11q0-8-3-13q-2-5-5-8q-3-4-8-7q-5-4-10-6q-5-3-10-4q-5-2-7-1zM270 28q-5 0-10 3q-5 2-9 6q-3 3-5 8q-3 5-3 13q-1 7 1 12q2 5 7 10q4 4 9 6q5 3 13 2q7-1 12-3q5-2 10-5q5-3 8-7q2-3 3-11q0-7-2-12q-3-5-6-8q-3-4-8-7q-5-3-10-5q-5-3-10-2zM265 32q-5 2-9 5q-4 3-6 8q-3 5-4 13q0 7 3 12q2 5 7 9q4 4 9 5q5 1 10 0q5-1 10-3q5-3 10-7q4-4 6-9q1-5 0-10q-1-5-5-10q-4-5-7-8q-4-2-11-4q-8-3-13-1zM270 39q-5 1-9 3q-3 3-5 8q-2 5-2 11q1 5 5 10q5 4 10 5q6 0 11-2q5-3 8-6q3-3 2-10q0-8-2-11q-3-3-8-6q-5-2-10-2zM275 45q-5-1-10 2q-5 3-6 8q-1 5 3 10q3 5 8 5q5 1 10-2q4-3 5-8q2-5-2-10q-3-4-8-5zM274 53q-4-1-4 4q0 5 4 2q5-4 0-6z';
