import { TLSSocket } from 'node:tls';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { describeSmtpError, smtpAddress, smtpLimits, smtpOptions } from './smtp-mailer.ts';

/** Connects to the mail server without sending a mail. Without a certificate the connection is not encrypted. */
export async function checkSmtp(url: string) {
  const transport = createTransport({ ...smtpOptions(url, smtpLimits), pool: undefined });
  const refusal = await transport.verify().then(
    () => null,
    (error: unknown) => describeSmtpError(error),
  );
  transport.close();
  const certificateEnds = await readCertificateEnd(url);
  return { refusal, isEncrypted: certificateEnds !== null, certificateEnds };
}

/** Null without TLS. The signer is not checked, because nothing confidential is sent over this connection. */
function readCertificateEnd(url: string): Promise<Date | null> {
  const { protocol, hostname, port } = smtpAddress(url);
  const connection = new SMTPConnection({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
    tls: { rejectUnauthorized: false },
    connectionTimeout: smtpLimits.connectMs,
    greetingTimeout: smtpLimits.connectMs,
    socketTimeout: smtpLimits.connectMs,
  });
  return new Promise((resolve) => {
    connection.on('error', () => resolve(null));
    connection.connect(() => {
      const socket = connection._socket;
      resolve(socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null);
      connection.close();
    });
  });
}
