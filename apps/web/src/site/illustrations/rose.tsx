const center = 180;
const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(center + Math.sin(angle) * radius).toFixed(1)} ${(center - Math.cos(angle) * radius).toFixed(1)}`;
};

const ticks = Array.from({ length: 72 }, (_, index) => {
  const degrees = index * 5;
  const inner = degrees % 30 === 0 ? 144 : 150;
  return `M${point(degrees, 156)}L${point(degrees, inner)}`;
}).join('');

const diagonals = [45, 135, 225, 315]
  .map(
    (degrees) =>
      `M${point(degrees, 62)}L${point(degrees - 45, 17)}L${point(0, 0)}zM${point(degrees, 62)}L${point(degrees + 45, 17)}L${point(0, 0)}z`,
  )
  .join('');

const halfPoint = (degrees: number, side: 1 | -1): string =>
  `M${point(degrees, 108)}L${point(degrees + 45 * side, 27)}L${point(0, 0)}z`;
const quarters = [0, 90, 180, 270];

/** A compass whose four points are the four virtues. */
export function Rose({ initials }: { initials: readonly string[] }) {
  const positions = [
    [180, 60],
    [307, 187],
    [180, 316],
    [53, 187],
  ] as const;
  return (
    <svg className="rose" viewBox="0 0 360 360" aria-hidden="true">
      <circle cx="180" cy="180" r="156" />
      <circle cx="180" cy="180" r="163" />
      <path d={ticks} />
      <path d={diagonals} />
      <path
        d={quarters.map((degrees) => halfPoint(degrees, 1)).join('')}
        fill="var(--blaze)"
        stroke="var(--blaze)"
      />
      <path
        d={quarters.map((degrees) => halfPoint(degrees, -1)).join('')}
        fill="var(--ground)"
        stroke="var(--ink)"
      />
      <circle cx="180" cy="180" r="5" fill="var(--ink)" stroke="none" />
      {positions.map(([x, y], index) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {initials[index]}
        </text>
      ))}
    </svg>
  );
}
