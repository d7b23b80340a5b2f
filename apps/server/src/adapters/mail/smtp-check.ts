import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { createTransport } from 'nodemailer';
import { describeSmtpError, smtpAddress, smtpLimits, smtpOptions } from './smtp-mailer.ts';

interface SmtpCheck {
  /** Why it would not take a mail; null where it would. */
  readonly refusal: string | null;
  readonly isEncrypted: boolean;
  /** Null where it showed no certificate. */
  readonly certificateEnds: Date | null;
}

/** Whether the mail server lets us in, and what it shows. Nothing is sent. */
export async function checkSmtp(url: string): Promise<SmtpCheck> {
  const transport = createTransport({ ...smtpOptions(url, smtpLimits), pool: undefined });
  const refusal = await transport.verify().then(
    () => null,
    (error: unknown) => describeSmtpError(error),
  );
  transport.close();
  const shown = await certificateOf(url).catch(() => null);
  return { refusal, isEncrypted: shown !== null, certificateEnds: shown };
}

/** When the certificate ends that is shown there, whoever signed it; null where none is. */
async function certificateOf(url: string): Promise<Date | null> {
  const { protocol, hostname, port } = smtpAddress(url);
  const isEncrypted = protocol === 'smtps:';
  const host = hostname.replaceAll(/[[\]]/g, '');
  const signal = AbortSignal.timeout(smtpLimits.connectMs);
  // Nothing that matters is said over it.
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
      return endOf(socket);
    }
    if (!(await beginsTls(socket, signal))) return null;
    const encrypted = connectTls({ socket, ...anyCertificate });
    encrypted.on('error', close);
    await once(encrypted, 'secureConnect', { signal });
    return endOf(encrypted);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** The first words of every such talk, up to the moment when TLS begins. */
async function beginsTls(socket: Socket, signal: AbortSignal): Promise<boolean> {
  if (!(await wholeAnswer(socket, signal)).startsWith('220')) return false;
  socket.write('EHLO localhost\r\n');
  if (!/^250[ -]STARTTLS\r?$/im.test(await wholeAnswer(socket, signal))) return false;
  socket.write('STARTTLS\r\n');
  return (await wholeAnswer(socket, signal)).startsWith('220');
}

/** A dash after the number says that more lines follow. */
async function wholeAnswer(socket: Socket, signal: AbortSignal): Promise<string> {
  let said = '';
  while (!/^\d{3}( .*)?\r?\n$/m.test(said)) {
    const [chunk]: unknown[] = await once(socket, 'data', { signal });
    said += String(chunk);
  }
  return said;
}

const endOf = (socket: TLSSocket): Date => new Date(socket.getPeerCertificate().valid_to);
