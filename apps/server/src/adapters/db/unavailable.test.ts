import { MigrationError } from '@wayfare/postgres/migrations';
import { expect, test } from 'vitest';
import { DatabaseStartupError } from './connection.ts';
import { DatabaseUnavailable } from './database.ts';
import { toStartupError } from './unavailable.ts';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [
    'a certificate of an unknown authority',
    withCode('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'),
    /^The database's certificate is not trusted \(unable to verify .+\): .+ sslrootcert=/,
  ],
  [
    'a self-signed certificate',
    withCode('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
    /^The database's certificate is not trusted \(self-signed certificate\): .+ sslrootcert=/,
  ],
  [
    'a certificate for another name',
    withCode('ERR_TLS_CERT_ALTNAME_INVALID', 'IP: 10.0.0.2 is not in the list'),
    /^The database's certificate is for another name \(.+\): write in DATABASE_URL the name that stands in it\.$/,
  ],
  [
    'a pooler that refuses the time limits',
    new DatabaseUnavailable(withCode('08P01', 'unsupported startup parameter: statement_timeout')),
    /^The pooler in front of the database does not take statement_timeout: add .+ to its ignore_startup_parameters\.$/,
  ],
  [
    'a missing right to create an extension',
    new MigrationError('The migration 032_search.sql could not be applied.', {
      cause: withCode('42501', 'permission denied to create extension "unaccent"'),
    }),
    /^The database does not give us what texts are searched by \(permission denied .+\): have its owner run create extension unaccent; .+ start again\.$/,
  ],
])('%s is reported with a remedy', (_, error, sentence) => {
  const startupError = toStartupError(error);
  expect(startupError).toBeInstanceOf(DatabaseStartupError);
  expect(startupError).toMatchObject({ message: expect.stringMatching(sentence), cause: error });
});

test('other errors are returned unchanged', () => {
  const error = new TypeError('of undefined');
  expect(toStartupError(error)).toBe(error);
});
