import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { createTemplate } from '../apps/server/src/adapters/mail/compose-message.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { cleanHtml } from '../apps/server/src/features/blog/clean-html.ts';
import { listImageKeys } from '../apps/server/src/features/blog/content-images.ts';
import { parseCursor } from '../apps/server/src/features/blog/stored-post.ts';
import { toMarkdown } from '../apps/server/src/features/blog/to-markdown.ts';
import { normalizeContent } from '../apps/server/src/features/homily/content.ts';
import { readHomilyFile } from '../apps/server/src/features/homily/import/read-file.ts';
import { parseProviderEvent } from '../apps/server/src/features/morning-mail/provider-events.ts';
import { toNetwork } from '../apps/server/src/http/client-network.ts';
import { parseJson } from '../apps/server/src/http/guards/request-body.ts';
import { httpLimits } from '../apps/server/src/http/limits.ts';
import { matchesEtag, preferredEncoding } from '../apps/server/src/http/responses/cached-response.ts';
import { hostGuard } from '../apps/server/src/http/server/host-guard.ts';
import { scrub } from '../apps/server/src/http/server/logging.ts';
import { createPathRegistry } from '../apps/server/src/http/server/not-found.ts';
import { looksLikeMarkdown, plainToHtml } from '../apps/web/src/app/editing/paste/plain.ts';
import { parseDonation } from '../packages/contracts/src/rules/donation.ts';
import { isForgotEmail, isSignupEmail } from '../packages/contracts/src/rules/email.ts';
import { toExcerpt } from '../packages/contracts/src/rules/excerpt.ts';
import { splitParagraphs, toGospelStanzas } from '../packages/contracts/src/rules/gospel-stanzas.ts';
import { getInitials } from '../packages/contracts/src/rules/initials.ts';
import { stripLightMarks } from '../packages/contracts/src/rules/light-marks.ts';
import { sanitizeLink } from '../packages/contracts/src/rules/links.ts';
import { findNameError } from '../packages/contracts/src/rules/member-name.ts';
import { findSlugError, toSlug } from '../packages/contracts/src/rules/slug.ts';
import { isTimeZone } from '../packages/contracts/src/rules/time-zone.ts';
import { parseCitation, parseReference } from '../packages/gospel/src/reference/reference-reader.ts';
import { findFault } from '../packages/gospel/src/warnings.ts';
import { readHead, readMail } from '../packages/pay-sandbox/src/mailbox/read-mail.ts';
import { parseBody } from '../packages/user-pool/src/protocol/request.ts';
import { parseAuthorization } from '../packages/user-pool/src/signature/require-signature.ts';
import { parsePublicKey } from '../packages/user-pool/src/srp/srp.ts';
import { readKnownBrowser } from '../packages/user-pool/src/throttling/known-browser.ts';
import { networkPrefix } from '../packages/user-pool/src/throttling/sign-in-limits.ts';

interface Reader {
  readonly reader: string;
  readonly run: (text: string) => unknown;
  /** Texts that are repeated, some with a prefix and a suffix. */
  readonly inputs: readonly (string | readonly [before: string, repeated: string, after?: string])[];
}

const nullIfRefused =
  (run: (text: string) => unknown) =>
  (text: string): unknown => {
    try {
      return run(text);
    } catch {
      return null;
    }
  };

const paths = createPathRegistry();
for (const path of ['/media/*', '/api/blog/posts/:postId/revisions/:number', '/:a/:b/:c'])
  paths.add(path, ['GET']);
const guard = hostGuard(readConfig({}));
const createRequest = (host: string, url: string): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { url, rawHeaders: ['Host', host] });

/** All functions that read text from outside, with the inputs most likely to be slow. */
export const readers: readonly Reader[] = [
  {
    reader: 'the cookie of a known browser',
    run: (text) => readKnownBrowser({ headers: { cookie: text } }, 'http://localhost'),
    inputs: ['a', '.', ';', ' ', '=', 'a.a', ['known-browser=', 'a.'], ['known-browser=', 'aA-_.']],
  },
  {
    reader: 'the scrubber of log lines',
    run: scrub,
    inputs: [
      'a',
      'a.',
      'a%40',
      'a@',
      '@a',
      'eyJ-',
      'eyJa.',
      '?token',
      ['?', 'token'],
      '?a=',
      '&token=',
      'sk_',
      'Bearer ',
      ['Bearer', ' '],
      '\\',
      'whsec_a',
      ['', 'a@a.', '!'],
    ],
  },
  { reader: 'If-None-Match', run: (text) => matchesEtag(text, '"x"'), inputs: [',', 'W/', '"a",', ' '] },
  {
    reader: 'Accept-Encoding',
    run: preferredEncoding,
    inputs: [',', 'br;q=0,', ';', 'q=', ['gzip;q=', '9']],
  },
  {
    reader: 'the host guard',
    run: (text) => guard(createRequest(text, '/')),
    inputs: ['a', 'a.', '-', ':', ['[', ':'], ['a:', '1']],
  },
  {
    reader: 'the host guard, by path',
    run: (text) => guard(createRequest('x', text)),
    inputs: ['/', ['/healthz', '?']],
  },
  {
    reader: 'the path registry',
    run: (text) => paths.listMethods(text),
    inputs: ['/', '/a', ['/media/', '/']],
  },
  {
    reader: 'the network of a client',
    run: nullIfRefused(toNetwork),
    inputs: ['%', ':', '1.', '::', ['::ffff:', 'f']],
  },
  {
    reader: 'the network of a client in the user pool',
    run: nullIfRefused(networkPrefix),
    inputs: ['%', ':', '1.', '::', ['::ffff:', '1.']],
  },
  {
    reader: 'the JSON parser',
    run: nullIfRefused((text) => parseJson(Buffer.from(text).subarray(0, httpLimits.jsonBytes))),
    inputs: [
      '[',
      '{"a":',
      ['[', '1,', '1]'],
      ['"', '\\u0061', '"'],
      ['"', 'a', '"'],
      ['[', '{},', '0]'],
      ['', '9'],
      ['', ' ', '1'],
    ],
  },
  {
    reader: 'the JSON parser of the user pool',
    run: nullIfRefused(parseBody),
    inputs: ['[', '{"a":', ['{"a":[', 'null,', 'null]}'], ['{"a":"', 'a', '"}']],
  },
  {
    reader: 'a signed Authorization',
    run: nullIfRefused(parseAuthorization),
    inputs: [
      ' ',
      ',',
      '=',
      ['AWS4-HMAC-SHA256 ', 'a '],
      ['AWS4-HMAC-SHA256 Credential=', '/'],
      ['AWS4-HMAC-SHA256 SignedHeaders=', 'a;'],
    ],
  },
  { reader: 'an SRP number', run: parsePublicKey, inputs: ['f', '0', ['f', 'f', 'g']] },
  {
    reader: 'the parser of mail provider events',
    run: (email) => parseProviderEvent({ event: 'bounce', email }, JSON.parse),
    inputs: ['a', '@', ['a@', 'a']],
  },
  {
    reader: 'the cursor of the blog',
    run: nullIfRefused(parseCursor),
    inputs: ['_', '1', '2026-', ' ', ['', '(', '_x']],
  },
  {
    reader: 'the HTML sanitizer',
    run: nullIfRefused(cleanHtml),
    inputs: ['<<<<<<<<<<<<<<<<<<<<<img>', '<dt><li></th>', '<b><!--</b>-->', '<p>', ' '],
  },
  {
    reader: 'the image search in HTML',
    run: listImageKeys,
    inputs: ['<img src="', '<img src="" alt="', ['<img src="', 'images/']],
  },
  {
    reader: 'the Markdown export',
    run: (html) => toMarkdown(html, String),
    inputs: ['<', '<p>', '<p>a', ' ', '<li>', '&', '1', '<img src="a" alt="', '\n'],
  },
  {
    reader: 'a homily’s text',
    run: (homilyText) => normalizeContent({ ...emptyHomily, homilyText }),
    inputs: [' ', '\n', ' \n', '\r', '\u2028', 'a\u0301', [' ', ' ', 'a']],
  },
  {
    reader: 'a homily’s title',
    run: (title) => normalizeContent({ ...emptyHomily, title }),
    inputs: [' ', '\n', 'a\u0301'],
  },
  {
    reader: 'CSV',
    run: (text) => readHomilyFile('x.csv', [Buffer.from(text)]).catch(() => null),
    inputs: [
      '"',
      ',',
      '\n',
      '""',
      'a,',
      ';',
      ['date,book,chapter,verse,gospelText,homilyText\n', "'"],
      ['date,book,chapter,verse,gospelText,homilyText\n', ',,,,,\n'],
    ],
  },
  {
    reader: 'JSON of homilies',
    run: (text) => readHomilyFile('x.json', [Buffer.from(text)]).catch(() => null),
    inputs: ['[', ['[', '{},', '{}]']],
  },
  {
    reader: 'the removal of light marks',
    run: stripLightMarks,
    inputs: ['*', '*a', 'a*', ' *a', '\\*', '> ', '>\n', '> *\n', ['*a', ' *b', '*']],
  },
  { reader: 'an excerpt', run: (text) => toExcerpt(text), inputs: [' ', '.', 'a', 'a ', [' ', '.', 'a']] },
  {
    reader: 'a long excerpt',
    run: (text) => toExcerpt(text, text.length - 1),
    inputs: ['.', ', ', 'a', ['a ', '.', 'b']],
  },
  {
    reader: 'a mail address',
    run: (text) => [isSignupEmail(text), isForgotEmail(text)],
    inputs: ['a@', '.', ['a@', '.'], ['a@', 'a.', '@']],
  },
  {
    reader: 'a link',
    run: sanitizeLink,
    inputs: [' ', '/', 'a', 'http://', ['https://', 'a'], ['https://a/', '../'], ['mailto:', '@']],
  },
  { reader: 'a name', run: findNameError, inputs: [' ', 'a', '\u200d', '.'] },
  { reader: 'initials', run: getInitials, inputs: [' ', 'a ', 'a'] },
  {
    reader: 'a slug',
    run: (text) => [findSlugError(text), toSlug(text)],
    inputs: ['-', 'a-', ' ', 'é', "'", ['', 'a', '_']],
  },
  {
    reader: 'a donation',
    run: parseDonation,
    inputs: ['1', '.', ',', '1,111', [' ', ' ', '1'], ['1', '0', 'x']],
  },
  { reader: 'a time zone', run: isTimeZone, inputs: ['a', 'a/', '/'] },
  {
    reader: 'a reference',
    run: (text) => [parseReference('Luke', 1, text), parseCitation(text)],
    inputs: ['1', ' or ', ' ', '1,', '1-', '1f', ';', '1 - '],
  },
  {
    reader: 'the check of a reference',
    run: (text) => findFault('Luke', 1, text, [80]),
    inputs: ['1', '1:', '1-', ' ', '1 ', '1.1-'],
  },
  {
    reader: 'the mail parser of the sandbox',
    run: (text) => readMail(Buffer.from(text)),
    inputs: [
      '\r\n',
      'a:',
      '\r\n ',
      ['Content-Type: multipart/mixed; boundary=a\r\n\r\n', '\r\n--a'],
      ['Content-Type: ', ';'],
      ['Content-Type: ', 'a="'],
    ],
  },
  {
    reader: 'the mail header parser of the sandbox',
    run: (text) => readHead(Buffer.from(`Subject: ${text}`)),
    inputs: ['=?', '=?a?q?', '=?a?q?b?= ', ' ', '=?utf-8*'],
  },
  {
    reader: 'a bulk mail',
    run: (text) => createTemplate(text, 'aaaaaaaaaaaaaaaaaaab'),
    inputs: ['a', '=\r\n', 'a=\r\n'],
  },
  {
    reader: 'paragraphs',
    run: (text) => [splitParagraphs(text), toGospelStanzas(text)],
    inputs: ['\n', ' \n', ['\n', ' '], ['\n\n', ' ', 'a'], 'a\n\n'],
  },
  {
    reader: 'the plain text paste',
    run: plainToHtml,
    inputs: [
      '\n',
      'a\n',
      ['\n', ' ', 'a'],
      '\u00a0',
      '> ',
      ['\n', '> ', 'a'],
      '•\t',
      'a\u00a0',
      '\u2029',
      'St.\u00a0',
    ],
  },
  {
    reader: 'the Markdown detection',
    run: looksLikeMarkdown,
    inputs: ['[', '[a](', '**a', '- a\n', '1', '# ', '> ', ['[', 'a'], ['[a](', 'b']],
  },
];
