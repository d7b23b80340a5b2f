import { renderToStaticMarkup } from 'react-dom/server';
import { Plate, type PlateName, plateDepth } from './plates.tsx';

export { plateNames } from './plates.tsx';

// A picture in a file of its own cannot see the page's tokens, so it carries those it needs.
const style = `.art{--sheet:#fff;--ink:#0e2b38;--ink-soft:#455c66;--ground:#f3f7f5;--blaze:#e3ab22;fill:none;stroke:var(--ink);stroke-width:1.6}
@media (prefers-color-scheme:dark){.art{--sheet:#11242e;--ink:#e7eeea;--ink-soft:#a3b6b9;--ground:#0b1a22;--blaze:#ebc46a}}
.f{fill:var(--blaze);stroke:none}.g{fill:var(--ground)}.s{fill:var(--sheet)}.k{fill:var(--ink);stroke:none}
.c{stroke:var(--ink-soft);stroke-width:1.1}.way{stroke:var(--blaze);stroke-width:4;stroke-dasharray:2 9;stroke-linecap:round}`;

/** The plate as an SVG file, for feeds and cards that want an address. */
export function platePicture(name: PlateName): string {
  const depth = plateDepth(name);
  const inner = renderToStaticMarkup(<Plate name={name} />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 480 ${depth}" width="480" height="${depth}">` +
    `<style>${style}</style><rect class="s" stroke="none" width="480" height="${depth}"/>${inner}</svg>`
  );
}
