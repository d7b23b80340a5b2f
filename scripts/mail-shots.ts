// Takes screenshots of the morning mail as mail programs show it: `npm run mail:shots -- FOLDER`. A mail program is
// simulated by what it removes: Gmail drops the dark styles, and in some apps every style block. Outlook reads its own
// comments, and ignores max-width and padding of boxes and paragraphs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import samples from '../apps/server/src/features/homily/sample-homilies.json' with { type: 'json' };
import { findBrowser } from './browser.ts';
import { root } from './run.ts';

const server = join(root, 'apps/server');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a dependency of the server, not of the repository root
const sharp = createRequire(join(server, 'package.json'))('sharp') as (picture: Buffer) => {
  png: (options: object) => { toFile: (file: string) => Promise<{ size: number }> };
};

const { module: mail } = await runnerImport<typeof import('../apps/server/src/emails/daily-homily.tsx')>(
  join(server, 'src/emails/daily-homily.tsx'),
);

const [dayBefore, sample] = samples;
if (sample === undefined || dayBefore === undefined) throw new Error('There is no sample homily.');

const { html, text } = mail.dailyHomilyMail(
  {
    siteName: 'Wayfare',
    supportEmail: 'help@wayfare.example',
    organization: {
      name: 'The Wayfare Sample Foundation',
      ein: '12-3456789',
      address: '1 Sample Street, New York, NY 10001',
    },
    publicUrl: 'https://wayfare.example',
    timeZone: 'America/New_York',
  },
  {
    date: '2026-11-22',
    day: {
      celebration: 'Our Lord Jesus Christ, King of the Universe',
      color: 'white',
      occasion: 'for a solemnity',
    },
    content: {
      ...sample,
      gospelText: sample.gospelText.join('\n'),
      homilyText: sample.homilyText.join('\n\n'),
      source: 'World English Bible',
      copyright: '',
      author: 'Luke Brennan',
    },
    dayGospel: { is: 'other', reference: 'Matthew 25:31-46' },
    previous: { ...dayBefore, date: '2026-11-21' },
    unsubscribeLink: 'https://wayfare.example/u/mark',
  },
);

const withoutStyles = (mail: string): string => mail.replaceAll(/<style>[^<]*<\/style>/g, '');
const programs: Readonly<Record<string, (mail: string) => string>> = {
  whole: (mail) => mail,
  gmail: (mail) =>
    mail.replaceAll(/<style>[^<]*<\/style>/g, (block) =>
      /prefers-color-scheme|print/.test(block) ? '' : block,
    ),
  'gmail-bare': withoutStyles,
  outlook: (mail) =>
    withoutStyles(mail.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, ''))
      .replaceAll('max-width:600px;', '')
      .replaceAll('<td align="center"><table', '<td align="center"><table width="600"><tr><td><table')
      .replace(
        '</head>',
        '<style>p,div{padding:0!important}td,p,h1,h2,a,span{font-family:"Palatino Linotype",Palatino,Georgia,serif!important}.t,.t a,.t p,.t span{font-family:Arial,sans-serif!important}</style></head>',
      )
      .replace('</td></tr></tbody></table></body>', '</td></tr></table></td></tr></tbody></table></body>'),
};

const folder = resolve(process.argv[2] ?? 'mail-shots');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'plain.txt'), text);
process.stdout.write(`HTML ${Buffer.byteLength(html)} bytes, plain text ${Buffer.byteLength(text)} bytes\n`);
const browser = await chromium.launch(await findBrowser());
try {
  for (const [program, transform] of Object.entries(programs))
    for (const width of [375, 600])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 812 }, colorScheme });
        await page.setContent(transform(html));
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        const shot = await page.screenshot({ fullPage: true });
        const file = join(folder, `${program}-${width}-${colorScheme}.png`);
        const { size } = await sharp(shot).png({ palette: true, colors: 16, effort: 10 }).toFile(file);
        process.stdout.write(`${file}: ${size} bytes, ${String(wide)} wide\n`);
        await page.close();
      }
} finally {
  await browser.close();
}
