import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificate } from '#testing/certificate.ts';
import { checkSmtp } from './smtp-check.ts';
import { smtpServer } from './testing/smtp-server.ts';

const ends = new Date(new X509Certificate(certificate.cert).validTo);

test('checkSmtp reads the certificate by STARTTLS and implicit TLS, and sends no mail', async () => {
  await using polite = await smtpServer(certificate);
  expect(await checkSmtp(polite.url)).toEqual({ refusal: null, isEncrypted: true, certificateEnds: ends });
  await using strict = await smtpServer(certificate, { implicitTls: true });
  expect(await checkSmtp(strict.url)).toEqual({
    refusal: expect.stringContaining('not signed by an authority that this machine trusts'),
    isEncrypted: true,
    certificateEnds: ends,
  });
  await using plain = await smtpServer();
  expect(await checkSmtp(plain.url)).toEqual({ refusal: null, isEncrypted: false, certificateEnds: null });
  expect([...polite.deliveries, ...strict.deliveries, ...plain.deliveries]).toEqual([]);
});
