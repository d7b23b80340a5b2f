// Fails if added lines use words that this project avoids. Compares with the main branch. Phrases that the same file also
// removes are ignored, because they were only moved.
import { spawnSync } from 'node:child_process';

const patterns: readonly (readonly [regex: RegExp, advice: string])[] = [
  [/\b(?:nobody|whoever|whomever|whosoever)\b/i, 'name the actor'],
  [/(?:\/\*\*|^ *\*|\/\/|--) *(?:what|whom?|whose|so (?:long|many|much)) [a-z]/i, 'write a sentence'],
  [/\b(?:const|let|function) (?:found|kept|known|asked|told|given|heard|shown|taken|held)\b/, 'use a noun'],
  [/\b(?:const|function) [a-z]\w*(?:Of|InWords)\b/, 'start the function name with a verb'],
  [/\b(?:const|let) (?:most|longest|least|fewest)[A-Z]\w*/, 'name limits max… or min…'],
  [/\b(?:readonly|const|let) (?:words|facts|patience|news|leaf)\b/, 'use the technical term'],
  [/\b(?:is|are|was|were|be|been) (?:told|heard of|spoken of|looked at|held to)\b/i, 'use a plain verb'],
  [/\b(?:server|database|page|client|pool|queue) (?:tells|hears|knows|asks|wants)\b/i, 'do not personify'],
  [/(?<!(?:=|is|not) )\b(?:null|none|false|true|undefined) where\b/i, 'write "Null if …"'],
  [/\b(?:interface|type) (?:\w*Needs|Asked|Given|Told|Known|Wanted)\b/, 'name the type after its content'],
];

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? '';

const base = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch).trim()).find(Boolean);
const files = ['*.ts', '*.tsx', '*.css', '*.md', '*.sql', ':!scripts/check-language.ts'];
const diff = base ? git('diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', ...files) : '';

for (const section of diff.split(/^diff --git /m)) {
  const file = /^\+\+\+ b\/(.*)$/m.exec(section)?.[1];
  const removed = section.replaceAll(/^[^-].*$/gm, '');
  for (const [line] of section.matchAll(/^\+(?!\+\+).*/gm)) {
    for (const [regex, advice] of patterns) {
      const match = regex.exec(line.slice(1))?.[0];
      if (match === undefined || removed.includes(match)) continue;
      console.log(`${file}: "${match}": ${advice}\n    ${line}`);
      process.exitCode = 1;
    }
  }
}
