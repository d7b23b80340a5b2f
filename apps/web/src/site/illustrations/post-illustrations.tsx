import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// The illustrations of the sample posts.
export const illustrationNames = ['contour', 'door', 'stones', 'cairn', 'table', 'page', 'bench'] as const;
type IllustrationName = (typeof illustrationNames)[number];

const peak =
  'M215 -14q-19 13-26 16q-7 2-21 0q-14-2-18 12q-5 14-7 22q-3 8-15 14q-12 6-18 13q-6 7-8 21q-2 14-4 21q-1 7-3 21q-3 14-7 23q-4 8-11 15q-7 6-21 12q-14 5-21 9q-7 3-14 7q-7 4-35 14M414 350q20-14 27-18q7-4 14-12q7-9 11-17q4-9 8-16q3-7 7-21q4-14 5-28q2-14 2-28q1-14-2-28q-3-14-6-23q-4-8-7-21q-3-12-6-26q-3-14-8-21q-5-7-8-15q-3-9-8-21q-6-13-14-15q-9-2-23-3q-14-1-28 0q-14 0-28 0q-14 0-25-4q-11-5-20-12q-9-7-17-14q-8-6-15-10q-7-4-27-11M338 350q26-11 33-15q7-5 14-9q7-5 16-11q9-7 17-14q7-7 15-14q8-7 15-14q7-7 10-14q4-7 7-21q3-14 4-28q0-14-3-27q-4-13-8-21q-3-8-7-16q-3-8-10-19q-7-10-14-19q-7-8-14-16q-7-8-14-15q-6-7-14-11q-7-5-21-7q-14-3-21-4q-7-2-21-7q-14-5-21-9q-7-4-16-7q-8-4-21-8q-12-5-26-6q-14 0-24 5q-9 5-21 12q-11 7-18 13q-7 6-14 12q-7 7-14 15q-7 8-11 15q-4 8-4 22q-1 14-2 28q0 14-2 21q-2 7-9 15q-7 7-19 14q-12 6-21 9q-9 4-19 7q-10 4-21 10q-11 5-18 11q-7 6-14 15q-7 9-12 16q-4 8-3 22q2 14 10 21q7 7 14 14q7 7 12 14q5 7 24 21M238 41q-14 0-21 3q-7 4-14 8q-7 5-16 11q-10 7-17 14q-6 7-11 19q-5 12-5 21q-1 9 0 16q0 7 1 21q0 14 0 22q-1 8-8 18q-7 9-15 13q-7 3-21 8q-13 4-20 7q-7 2-20 9q-13 7-21 14q-8 7-13 14q-4 7-2 21q3 14 7 21q4 7 11 14q7 7 19 9q12 2 26 5q14 3 21 6q7 3 21 6q14 3 28 1q14-2 28-4q14-1 21-2q7-1 21-5q14-5 21-9q7-4 21-5q14-2 27 1q12 4 21 4q8 1 15-2q7-2 16-7q10-5 21-11q12-7 19-12q7-6 14-12q7-7 14-13q7-7 13-17q7-10 8-17q1-7 0-14q0-7-3-21q-2-14-7-27q-4-13-8-21q-3-8-8-15q-4-7-10-14q-6-8-13-15q-7-7-15-14q-8-6-21-13q-13-6-20-9q-7-2-21-7q-14-5-21-8q-7-3-21-7q-14-3-21-5q-7-1-21 0zM249 56q-11 0-18 1q-7 2-17 8q-10 5-20 12q-9 7-13 14q-5 7-8 21q-2 14-1 28q1 14 4 28q3 14 5 21q1 7-1 14q-3 7-14 14q-12 7-19 9q-7 2-21 7q-14 5-21 9q-7 4-14 8q-7 3-14 16q-7 13-7 14q0 1 7 11q7 10 17 13q10 4 21 6q11 2 25 5q14 3 28 0q14-2 25-4q11-3 21-8q10-4 17-7q7-2 21-5q14-3 28-2q14 1 22 3q9 2 21 3q13 2 20 0q7-1 21-7q14-5 21-10q7-4 14-10q7-6 14-14q7-7 11-19q5-11 3-25q-1-14-4-28q-2-14-4-21q-3-7-8-17q-5-10-12-19q-7-9-14-15q-7-7-14-12q-7-6-14-10q-7-4-21-10q-14-6-21-8q-7-3-21-7q-14-4-24-6q-11-1-21-1zM264 69q-12 0-19 1q-7 1-21 7q-14 6-21 13q-7 6-11 14q-3 8-4 22q0 14 3 28q2 14 4 21q3 7 7 21q3 14 2 28q-1 14 6 21q6 7 17 12q11 4 20 7q8 2 21 4q12 2 26 5q14 4 28 5q14 1 28-3q14-3 21-7q7-3 16-10q8-6 14-13q5-7 8-21q3-14 2-28q-1-14-3-23q-2-8-7-21q-6-12-11-19q-6-7-13-14q-7-7-16-14q-10-7-17-11q-8-5-15-8q-7-3-21-8q-14-5-23-6q-8-2-21-3zM266 82q-14 0-21 2q-7 1-18 8q-11 6-16 13q-6 7-7 21q-2 14 0 28q3 14 6 21q3 7 9 18q5 12 9 21q4 10 10 17q6 7 17 13q11 6 18 9q7 2 21 6q14 4 28 4q14 1 28-3q14-4 21-9q7-4 14-12q7-9 10-19q3-10 3-24q-1-14-3-24q-3-10-9-21q-6-11-11-18q-6-7-14-14q-8-7-17-12q-8-6-15-9q-7-4-21-9q-14-5-21-6q-7-2-21-1zM266 94q-14 2-21 4q-7 3-14 9q-8 5-12 19q-5 14-2 28q3 14 7 21q4 7 9 15q5 9 12 20q7 11 14 17q7 6 14 10q7 3 21 8q14 5 28 5q14 0 28-6q14-5 21-13q7-7 9-14q3-7 4-21q0-14-3-25q-3-10-9-21q-6-10-12-17q-7-7-15-13q-9-7-16-10q-7-4-16-8q-10-4-21-7q-12-2-26-1zM266 108q-14 2-21 7q-7 4-12 14q-6 11-2 25q3 14 7 21q5 7 9 14q5 7 12 16q7 10 14 15q7 5 21 10q14 6 28 5q14 0 23-6q10-5 15-12q5-7 8-21q2-14-1-24q-3-11-9-21q-6-11-14-18q-8-7-15-11q-7-4-15-7q-7-3-21-6q-13-3-27-1zM280 125q-14-1-21 2q-7 3-11 15q-4 12 0 21q4 8 11 20q7 11 14 18q7 8 14 11q7 4 21 6q14 2 23-3q9-5 14-14q5-9 6-21q0-12-2-19q-3-7-8-14q-6-7-19-13q-14-6-21-8q-7-1-21-1zM294 150q-14 3-18 10q-3 8 0 17q4 9 11 15q7 6 20 5q13-1 17-8q5-7 3-21q-2-14-11-17q-8-3-22-1z';

const waves = [60, 92, 126, 164, 206, 252, 302, 356].map(
  (y, index) =>
    `M0 ${y}c60-${10 + index} 100 ${8 + index} 160 0s110-${9 + index} 170 0 100 ${7 + index} 150 0`,
);

const drawings: Record<IllustrationName, { depth: number; drawing: ReactNode }> = {
  contour: {
    depth: 330,
    drawing: (
      <>
        <path className="c" d={peak} />
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
