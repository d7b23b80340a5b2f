import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { createTransport } from 'nodemailer';
import { describeSmtpError, smtpAddress, smtpLimits, smtpOptions } from './smtp-mailer.ts';

interface SmtpCheck {
  /** Null if the server accepts mails. */
  readonly refusal: string | null;
  readonly isEncrypted: boolean;
  /** Null without a certificate. */
  readonly certificateEnds: Date | null;
}

/** Connects to the mail server without sending a mail. */
export async function checkSmtp(url: string): Promise<SmtpCheck> {
  const transport = createTransport({ ...smtpOptions(url, smtpLimits), pool: undefined });
  const refusal = await transport.verify().then(
    () => null,
    (error: unknown) => describeSmtpError(error),
  );
  transport.close();
  const certificateEnds = await readCertificateEnd(url).catch(() => null);
  return { refusal, isEncrypted: certificateEnds !== null, certificateEnds };
}

/** Null if the server shows no certificate. The signer is not checked. */
async function readCertificateEnd(url: string): Promise<Date | null> {
  const { protocol, hostname, port } = smtpAddress(url);
  const isEncrypted = protocol === 'smtps:';
  const host = hostname.replaceAll(/[[\]]/g, '');
  const signal = AbortSignal.timeout(smtpLimits.connectMs);
  // Nothing confidential is sent over this connection.
  const anyCertificate = { rejectUnauthorized: false, servername: /[a-z]/i.test(host) ? host : '' };
  const socket = isEncrypted
    ? connectTls({ host, port: Number(port), ...anyCertificate })
    : connect({ host, port: Number(port) });
  const close = (): void => void socket.destroy();
  signal.addEventListener('abort', close);
  socket.on('error', close);
  try {
    if (socket instanceof TLSSocket) {
      await once(socket, 'secureConnect', { signal });
      return getCertificateEnd(socket);
    }
    if (!(await startTls(socket, signal))) return null;
    const encrypted = connectTls({ socket, ...anyCertificate });
    encrypted.on('error', close);
    await once(encrypted, 'secureConnect', { signal });
    return getCertificateEnd(encrypted);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** False if the server does not offer STARTTLS. */
async function startTls(socket: Socket, signal: AbortSignal): Promise<boolean> {
  if (!(await readReply(socket, signal)).startsWith('220')) return false;
  socket.write('EHLO localhost\r\n');
  if (!/^250[ -]STARTTLS\r?$/im.test(await readReply(socket, signal))) return false;
  socket.write('STARTTLS\r\n');
  return (await readReply(socket, signal)).startsWith('220');
}

/** A dash after the status code means that more lines follow. */
async function readReply(socket: Socket, signal: AbortSignal): Promise<string> {
  let reply = '';
  while (!/^\d{3}( .*)?\r?\n$/m.test(reply)) {
    const [chunk]: unknown[] = await once(socket, 'data', { signal });
    reply += String(chunk);
  }
  return reply;
}

const getCertificateEnd = (socket: TLSSocket): Date => new Date(socket.getPeerCertificate().valid_to);
