import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { findRegexes } from './regex-literals.ts';

const { literals, composed } = findRegexes();
const different = [...new Map(literals.map((each) => [`/${each.pattern}/${each.flags}`, each]))];

test('a checker that reads regexes as they are written finds none that goes back over its text', () => {
  const feared = different.filter(([, { pattern, flags }]) => {
    const { reports } = analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
    return reports.length > 0;
  });
  expect(feared.map(([written]) => written)).toEqual([]);
});

/**
 * Built at run time, so that the checker does not see them. `feeds.ts` covers those that match text from outside; the
 * sandbox's are made of its own paths.
 */
const composedIn = [
  'apps/server/src/adapters/db/compare-schema.ts',
  'apps/server/src/adapters/mail/compose-bulk-mail.ts',
  'apps/server/src/features/blog/to-markdown.ts',
  'apps/server/src/features/search/parse-dates.ts',
  'apps/server/src/http/server/not-found.ts',
  'apps/web/src/app/editing/document/from-foreign.ts',
  'packages/pay-sandbox/src/api/operations.ts',
  'packages/pay-sandbox/src/checkout/card-input.ts',
  'packages/pay-sandbox/src/mailbox/encodings.ts',
  'packages/pay-sandbox/src/pages/assets.ts',
  'packages/pay-sandbox/src/pages/mailbox.ts',
  'packages/pay-sandbox/src/pages/portal-paths.ts',
  'packages/user-pool/src/throttling/known-browser.ts',
];

test('every other regex is written where it can be looked at', () => {
  expect([...new Set(composed)]).toEqual(composedIn);
});
