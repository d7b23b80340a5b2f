// Fonts for the test browser. It uses no fonts of the machine, so that lines wrap equally everywhere.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

interface Font {
  /** Family under which the browser finds the font. */
  family: string;
  /** Family in the font files, if it differs: a free font with the widths of a proprietary one. */
  sameWidthsAs?: string;
  regular: string;
  bold: string;
}

interface FontSet {
  serif: Font;
  sans: Font;
}

const google = (name: string, file: string, ownFamily: string, family: string): Font => ({
  family,
  ...(family === ownFamily ? {} : { sameWidthsAs: ownFamily }),
  regular: `@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`,
  bold: `@expo-google-fonts/${name}/700Bold/${file}_700Bold.ttf`,
});

const dejavu = (family: string): Font => ({
  family,
  regular: `dejavu-fonts-ttf/ttf/${family.replaceAll(' ', '')}.ttf`,
  bold: `dejavu-fonts-ttf/ttf/${family.replaceAll(' ', '')}-Bold.ttf`,
});

/** Default fonts of readers' systems. */
export const fontSets = {
  desktop: {
    serif: google('gelasio', 'Gelasio', 'Gelasio', 'Georgia'),
    sans: google('arimo', 'Arimo', 'Arimo', 'Arial'),
  },
  liberation: {
    serif: google('tinos', 'Tinos', 'Tinos', 'Liberation Serif'),
    sans: google('arimo', 'Arimo', 'Arimo', 'Liberation Sans'),
  },
  android: {
    serif: google('noto-serif', 'NotoSerif', 'Noto Serif', 'Noto Serif'),
    sans: google('roboto', 'Roboto', 'Roboto', 'Roboto'),
  },
  dejavu: { serif: dejavu('DejaVu Serif'), sans: dejavu('DejaVu Sans') },
} as const satisfies Record<string, FontSet>;

export type FontSetName = keyof typeof fontSets;

const resolve = createRequire(import.meta.url).resolve;

const text = (name: string, value: string): string =>
  `<edit name="${name}" mode="assign" binding="same"><string>${value}</string></edit>`;

/** Renames a font to the family that the page requests by `local()`. */
const rename = ({ family, sameWidthsAs }: Font): string =>
  sameWidthsAs
    ? ['Regular', 'Bold']
        .map((style) => {
          const fullName = style === 'Regular' ? family : `${family} ${style}`;
          return `<match target="scan"><test name="family"><string>${sameWidthsAs}</string></test><test name="style"><string>${style}</string></test>${text('family', family)}${text('fullname', fullName)}${text('postscriptname', fullName.replaceAll(' ', '-'))}</match>`;
        })
        .join('')
    : '';

const prefer = (generic: string, { family }: Font): string =>
  `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

/** Writes a fontconfig file under which exactly one set of fonts is installed; returns its path for FONTCONFIG_FILE. */
export function writeFontConfig(name: FontSetName): string {
  const { serif, sans } = fontSets[name];
  const folder = join(root, 'node_modules/.cache/wayfare-fonts', name);
  const folders = [serif, sans].flatMap(({ regular, bold }) =>
    [regular, bold].map((file) => dirname(resolve(file))),
  );
  const content = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...new Set(folders.map((path) => `<dir>${path}</dir>`)),
    `<cachedir>${folder}</cachedir>`,
    rename(serif),
    rename(sans),
    ...['sans-serif', 'system-ui', 'monospace'].map((generic) => prefer(generic, sans)),
    prefer('serif', serif),
    '</fontconfig>\n',
  ].join('');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  // Renamed into place, because other browsers may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, content);
    renameSync(draft, file);
  }
  return file;
}
