import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { attacksOn, textOf } from './attacks.ts';
import { growthOf, leastMs } from './growth.ts';
import { findRegexes, type RegexLiteral } from './regex-literals.ts';

const { literals, composed } = findRegexes();
const different = [...new Map(literals.map((each) => [`/${each.pattern}/${each.flags}`, each]))];

/**
 * Looks for the end of what it began at most 2,000 signs ahead, so it is straight, and slow: a MB of open brackets takes
 * seconds, of the editor who pastes it. `feeds.ts` feeds its reader.
 */
const straightAndSlow = (pattern: string): boolean => pattern.startsWith('(?<image>');

/** Long enough to tell a square from a line. */
const glance = 4 * 1_024;
const suspiciousMs = 0.4;

/** Everywhere in the text, whether it is meant so or not: `split` and `replaceAll` do. */
function running({ pattern, flags }: RegexLiteral): (text: string) => unknown {
  const everywhere = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
  return (text) => text.replace(everywhere, '');
}

test.each(different.filter(([, { pattern }]) => !straightAndSlow(pattern)))(
  'the worst that can be said to %s takes twice as long for twice the text',
  async (_, literal) => {
    const run = running(literal);
    for (const attack of attacksOn(literal.pattern, literal.flags)) {
      if ((await leastMs(run, textOf(attack, glance), 3)) < suspiciousMs) continue;
      const { fault } = await growthOf(run, (length) => textOf(attack, length));
      expect(fault === null ? null : { fault, attack, file: literal.file }).toBe(null);
    }
  },
);

test('a checker that reads regexes as they are written finds none that goes back over its text', () => {
  const feared = different.filter(([, { pattern, flags }]) => {
    const { reports } = analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
    return reports.length > 0;
  });
  expect(feared.map(([written]) => written)).toEqual([]);
});

/**
 * Put together as they run, so that the two tests above do not see them. `feeds.ts` feeds those that meet what strangers
 * wrote; the sandbox's are made of its own paths.
 */
const composedIn = [
  'apps/server/src/adapters/mail/compose-bulk-mail.ts',
  'apps/server/src/features/blog/to-markdown.ts',
  'apps/server/src/http/server/known-paths.ts',
  'apps/web/src/app/post-editor/document/from-foreign.ts',
  'packages/pay-sandbox/src/checkout/card-input.ts',
  'packages/pay-sandbox/src/mailbox/encodings.ts',
  'packages/pay-sandbox/src/pages/assets.ts',
  'packages/pay-sandbox/src/pages/mailbox.ts',
  'packages/pay-sandbox/src/pages/portal-paths.ts',
  'packages/pay-sandbox/src/search/read-query.ts',
  'packages/pay-sandbox/src/wire/routes.ts',
  'packages/user-pool/src/throttling/known-browser.ts',
];

test('every other regex is written where it can be looked at', () => {
  expect([...new Set(composed)]).toEqual(composedIn);
});
