import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';

function capturing(level = 'info') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line: string) => lines.push(line) });
  return { logger, lines, text: () => lines.join('') };
}

test.each([
  [{ authorization: 'Bearer precious' }],
  [{ headers: { Authorization: 'Basic precious', cookie: 'sid=precious' } }],
  [{ body: { password: 'precious', newPassword: 'precious' } }],
  [{ body: { token: 'precious', csrfToken: 'precious', accessToken: 'precious' } }],
  [{ form: [{ deep: { email: 'precious' } }] }],
  [{ note: 'sent to precious@example.org today' }],
  [{ note: 'asked for /confirm?token=precious&email=precious%40example.org' }],
  [{ note: 'asked for /feed/precious-precious-22/homilies.xml' }],
  [{ err: new Error('GET https://a.example/audio/precious_precious_precious/2026-11-22.mp3 failed') }],
  [{ note: 'Authorization: Bearer precious' }],
  [{ note: 'eyJprecious.eyJprecious.precious' }],
  [{ note: 'sk_live_precious and whsec_precious' }],
  [{ url: 'postgres://wayfare:precious@db.example.org/wayfare' }],
  [{ err: new Error('Key (email)=(precious@example.org) already exists') }],
  [{ err: new Error('failed', { cause: new Error('550 <precious@example.org> unknown') }) }],
  [{ err: Object.assign(new Error('taken'), { detail: 'Key (name)=(precious)' }) }],
])('a secret is never written: %j', (details) => {
  const { logger, lines, text } = capturing();
  logger.info(details, 'something happened');
  expect(lines).toHaveLength(1);
  expect(text()).not.toContain('precious');
});

test('an email address in a log message is redacted', () => {
  const { logger, text } = capturing();
  logger.warn('could not write to ruth@example.org');
  expect(text()).toContain('could not write to [mail address]');
});

test('user input cannot break a log line or its JSON', () => {
  const { logger, lines } = capturing();
  const written = 'x\n{"level":"fatal"}\r\n\u0001ruth@example.org\u2028\\nada@example.org';
  logger.info({ written }, `said ${written}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    written: expect.stringContaining('[mail address]'),
  });
});

test('a logged error keeps its stack and cause', () => {
  const { logger, lines } = capturing();
  logger.error(
    { err: Object.assign(new TypeError('no such thing'), { code: 'E_NONE' }), route: '/api/x' },
    'failed',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'failed',
    route: '/api/x',
    err: {
      type: 'TypeError',
      message: 'no such thing',
      code: 'E_NONE',
      stack: expect.stringContaining('logging.test'),
    },
  });
});
