import { type Contour, contours, createTerrain, type Height } from '#texts/contour.ts';

interface Slope {
  width: number;
  depth: number;
  step: number;
  levels: readonly number[];
  land: Height;
  aspect: string;
  mainLevel: number;
}

const band: Slope = {
  width: 1280,
  depth: 720,
  step: 26,
  levels: [10, 22, 34, 46, 58, 70, 82, 94, 106],
  aspect: 'xMidYMid slice',
  mainLevel: 58,
  land: createTerrain({
    seed: 77,
    base: 0,
    roughness: 60,
    grain: 260,
    hills: [
      { x: 250, y: 250, height: 100, width: 260, depth: 180, turn: 0.3 },
      { x: 1000, y: 560, height: 90, width: 260, depth: 170, turn: -0.4 },
      { x: 760, y: 80, height: 50, width: 200, depth: 140 },
    ],
  }),
};

const side: Slope = {
  width: 560,
  depth: 820,
  step: 20,
  levels: [10, 22, 34, 46, 58, 70, 82, 94, 106, 118],
  aspect: 'xMidYMin slice',
  mainLevel: 34,
  land: createTerrain({
    seed: 9,
    base: 0,
    roughness: 40,
    grain: 170,
    hills: [
      { x: 330, y: 420, height: 110, width: 170, depth: 150, turn: 0.3 },
      { x: 80, y: 120, height: 60, width: 140, depth: 110 },
    ],
  }),
};

const cache = new Map<Slope, Contour[]>();

function getContours(slope: Slope): Contour[] {
  const lines = cache.get(slope) ?? contours(slope.land, slope, slope.levels);
  cache.set(slope, lines);
  return lines;
}

function Lines({ of: slope }: { of: Slope }) {
  const lines = getContours(slope);
  const rest = lines.filter(({ level }) => level !== slope.mainLevel).map(({ path }) => path);
  return (
    <>
      <path d={rest.join('')} />
      <path className="main" d={lines.find(({ level }) => level === slope.mainLevel)?.path} />
    </>
  );
}

function Slopes({ of: slope }: { of: Slope }) {
  return (
    <svg
      className="map"
      viewBox={`0 0 ${slope.width} ${slope.depth}`}
      preserveAspectRatio={slope.aspect}
      aria-hidden="true"
    >
      <Lines of={slope} />
    </svg>
  );
}

/** Behind a dark section. */
export const BandSlopes = () => <Slopes of={band} />;

/** Beside a form. */
export const SideSlopes = () => <Slopes of={side} />;

/** In the document, so that the form's script need not contain it: `<use href="#side-slopes">`. */
export const SideSlopesSymbol = () => (
  <svg className="vh" aria-hidden="true">
    <symbol id="side-slopes" viewBox={`0 0 ${side.width} ${side.depth}`} preserveAspectRatio={side.aspect}>
      <Lines of={side} />
    </symbol>
  </svg>
);
