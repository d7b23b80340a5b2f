import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contours, createTerrain } from '#texts/contour.ts';

// The illustrations of the sample posts.
export const illustrationNames = ['contour', 'door', 'stones', 'cairn', 'table', 'page', 'bench'] as const;
type IllustrationName = (typeof illustrationNames)[number];

let peakPath: string | undefined;

/** Computed on first use, because it takes a tenth of the start of each command. */
function getPeakPath(): string {
  peakPath ??= contours(
    createTerrain({
      seed: 5,
      base: 0,
      roughness: 22,
      grain: 110,
      hills: [
        { x: 300, y: 170, height: 100, width: 95, depth: 70, turn: 0.6 },
        { x: 120, y: 290, height: 50, width: 90, depth: 60 },
      ],
    }),
    { width: 480, depth: 330, step: 14 },
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  )
    .map(({ path }) => path)
    .join('');
  return peakPath;
}

function Peak() {
  return <path className="c" d={getPeakPath()} />;
}

const waves = [60, 92, 126, 164, 206, 252, 302, 356].map(
  (y, index) =>
    `M0 ${y}c60-${10 + index} 100 ${8 + index} 160 0s110-${9 + index} 170 0 100 ${7 + index} 150 0`,
);

const drawings: Record<IllustrationName, { depth: number; drawing: ReactNode }> = {
  contour: {
    depth: 330,
    drawing: (
      <>
        <Peak />
        <path className="way" d="M80 360 110 330 150 318 190 290 220 262 252 232 276 200 300 172" />
        <path className="k" d="M286 150h30v10h-30z" />
        <path className="f" d="M286 164h30v10h-30z" />
      </>
    ),
  },
  door: {
    depth: 420,
    drawing: (
      <>
        <path className="c" d="M0 360h480" />
        <path d="M150 360V96q0-46 90-46t90 46v264z" />
        <path className="f" d="M164 360V104q0-38 76-38t76 38v256z" />
        <path className="f" d="M164 360 96 420h168l52-60z" opacity=".35" />
        <path className="s" d="M316 104q10-30 44-52 36-22 64-8v366l-108-50z" />
        <path className="c" d="M338 112q34-52 68-46v140l-68-8zM338 232l68 6v132l-68-30z" />
        <path className="k" d="M308 130h30v11h-30zM308 286h30v11h-30z" />
      </>
    ),
  },
  stones: {
    depth: 420,
    drawing: (
      <>
        <path className="c" d={waves.join('')} />
        <ellipse className="g" cx="252" cy="78" rx="24" ry="8" />
        <ellipse className="g" cx="226" cy="122" rx="32" ry="11" />
        <ellipse className="g" cx="262" cy="178" rx="42" ry="15" />
        <ellipse className="f" cx="214" cy="250" rx="54" ry="20" />
        <ellipse className="g" cx="268" cy="346" rx="70" ry="26" />
      </>
    ),
  },
  cairn: {
    depth: 420,
    drawing: (
      <>
        <circle className="f" cx="330" cy="120" r="46" />
        <path d="M0 352C90 338 150 344 240 342s170 4 240-10" />
        <path className="c" d="M20 372h120M180 366h200M60 388h260M340 384h110" />
        <path className="g" d="M140 340c-8-34 24-52 92-54 78-2 112 22 106 54z" />
        <path className="g" d="M168 286c-10-28 22-46 78-45 54 1 78 18 72 44z" />
        <path className="g" d="M186 241c-6-26 22-38 58-38 40 0 62 14 54 38z" />
        <path className="g" d="M206 203c-6-22 14-32 40-32s42 10 34 31z" />
        <path className="k" d="M222 170c-4-16 8-24 24-24 18 0 28 9 22 24z" />
      </>
    ),
  },
  table: {
    depth: 420,
    drawing: (
      <>
        <path className="c" d="M0 352h480" />
        <path className="g" d="M70 206h340l26 34H44z" />
        <path d="M44 240h392v16H44zM74 256v130M406 256v130M120 256v82M360 256v82" />
        <path className="f" d="M196 176c0 26 20 40 44 40s44-14 44-40z" />
        <path className="c" d="M190 176h100" />
        <path className="k" d="M318 214l6-46h28l6 46z" />
        <path className="c" d="M112 222h52M124 214c6-16 22-16 28 0" />
      </>
    ),
  },
  page: {
    depth: 420,
    drawing: (
      <>
        <path className="g" d="M128 66l190-14 26 300-190 16z" />
        <path className="s" d="M152 60h200v304H152z" />
        <path className="c" d="M178 206h148M178 230h148M178 254h148M178 278h148M178 302h96" />
        <path className="f" d="M178 92h70v84h-70z" />
        <path className="k" d="M264 92h62v11h-62zM264 118h44v11h-44z" />
        <path className="c" d="M312 364l40-44v44z" />
      </>
    ),
  },
  bench: {
    depth: 420,
    drawing: (
      <>
        <path d="M0 356C120 346 210 352 300 350s130-2 180-8" />
        <path
          className="c"
          d="M330 350V120M330 190c-40-10-60-40-50-74 18 4 40 20 50 44 6-36 26-56 60-60 4 40-20 74-60 90"
        />
        <path className="f" d="M300 96c0-40 28-64 62-64s60 24 60 60-26 56-60 56-62-18-62-52z" opacity=".9" />
        <path className="g" d="M80 262h190v16H80zM80 226h190v16H80z" />
        <path d="M96 278v72M254 278v72M96 226v-22M254 226v-22" />
        <path className="k" d="M150 250h46v12h-46z" />
      </>
    ),
  },
};

export function Illustration({ name }: { name: IllustrationName }) {
  const { depth, drawing } = drawings[name];
  return (
    <svg className="art" viewBox={`0 0 480 ${depth}`} aria-hidden="true">
      {drawing}
    </svg>
  );
}

const illustrationPath = /^\/plates\/([a-z]+)\.svg$/;

/** Undefined if the URL is no illustration of ours. */
export function findIllustration(url: string): IllustrationName | undefined {
  const match = illustrationPath.exec(url)?.[1];
  return illustrationNames.find((name) => name === match);
}

// An SVG file cannot use the page's custom properties.
const style = `.art{--sheet:#fff;--ink:#0e2b38;--ink-soft:#455c66;--ground:#f3f7f5;--blaze:#e3ab22;fill:none;stroke:var(--ink);stroke-width:1.6}
@media (prefers-color-scheme:dark){.art{--sheet:#11242e;--ink:#e7eeea;--ink-soft:#a3b6b9;--ground:#0b1a22;--blaze:#ebc46a}}
.f{fill:var(--blaze);stroke:none}.g{fill:var(--ground)}.s{fill:var(--sheet)}.k{fill:var(--ink);stroke:none}
.c{stroke:var(--ink-soft);stroke-width:1.1}.way{stroke:var(--blaze);stroke-width:4;stroke-dasharray:2 9;stroke-linecap:round}`;

/** As an SVG file, for feeds and cards. */
export function renderIllustrationFile(name: IllustrationName): string {
  const { depth } = drawings[name];
  const inner = renderToStaticMarkup(<Illustration name={name} />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 480 ${depth}" width="480" height="${depth}">` +
    `<style>${style}</style><rect class="s" stroke="none" width="480" height="${depth}"/>${inner}</svg>`
  );
}
