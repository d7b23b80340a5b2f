import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { findRegexes } from './regex-literals.ts';

const { literals, composed } = findRegexes();
const distinct = [...new Map(literals.map((each) => [`/${each.pattern}/${each.flags}`, each]))];

test('no regex literal backtracks more than linearly', () => {
  const slow = distinct.filter(([, { pattern, flags }]) => {
    const { reports } = analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
    return reports.length > 0;
  });
  expect(slow.map(([text]) => text)).toEqual([]);
});

/** Files with regexes composed at run time. `readers.ts` covers those that match text from outside. */
const composedFiles = [
  'apps/server/src/adapters/mail/compose-message.ts',
  'apps/server/src/features/blog/to-markdown.ts',
  'apps/server/src/features/search/parse-query.ts',
  'apps/server/src/http/server/not-found.ts',
  'apps/web/src/app/editing/paste/index.ts',
  'packages/pay-sandbox/src/api/handle-call.ts',
  'packages/pay-sandbox/src/mailbox/read-mail.ts',
  'packages/pay-sandbox/src/pages/assets.ts',
  'packages/pay-sandbox/src/pages/mailbox.ts',
  'packages/pay-sandbox/src/pages/portal-paths.ts',
  'packages/user-pool/src/throttling/known-browser.ts',
];

test('only the listed files compose regexes at run time', () => {
  expect([...new Set(composed)]).toEqual(composedFiles);
});
