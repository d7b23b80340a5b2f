// The elevation of a day's walk.
const points: readonly (readonly [number, number])[] = [
  [0, 132],
  [64, 111.5],
  [120, 74],
  [184, 58],
  [240, 64],
  [304, 47.8],
  [376, 26],
  [440, 22],
  [480, 34],
  [560, 60],
  [640, 78],
  [720, 86],
  [800, 82],
  [880, 92],
  [960, 112],
  [1040, 126],
  [1120, 134],
  [1200, 136],
];

function heightAt(x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([at]) => at >= x),
  );
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return 0;
  const t = (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * (3 * t * t - 2 * t * t * t);
}

const samples = Array.from({ length: 151 }, (_, index) => index * 8);
const hatching = samples.map((x) => `M${x} ${(heightAt(x) + 7).toFixed(0)}V160`).join('');
const ridge = samples
  .filter((_, index) => index % 2 === 0)
  .map((x, index) => `${index ? 'L' : 'M'}${x} ${heightAt(x).toFixed(1)}`)
  .join('');

function Waymark({ x }: { x: number }) {
  const y = heightAt(x) - 13;
  return (
    <g stroke="none">
      <path fill="var(--ground)" d={`M${x - 6} ${y - 5}h36v30h-36z`} />
      <path fill="var(--ink)" d={`M${x} ${y}h24v8.5h-24z`} />
      <path fill="var(--blaze)" d={`M${x} ${y + 12}h24v8.5h-24z`} />
    </g>
  );
}

const stops = [0, 240, 480, 720, 960];

export function DayProfile() {
  return (
    <svg className="profile" viewBox="0 0 1200 164" aria-hidden="true">
      <path stroke="var(--line)" d={hatching} />
      <path stroke="var(--ink)" strokeWidth="2.5" d={ridge} />
      {stops.map((x) => (
        <Waymark key={x} x={x} />
      ))}
    </svg>
  );
}
