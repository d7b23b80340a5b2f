import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartupError } from '#startup-error.ts';

export interface DkimSettings {
  readonly selector: string;
  readonly keyFile: string;
}

/** The format of nodemailer. */
export type Dkim = Awaited<ReturnType<typeof openDkim>>;

export const emailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Large providers only honor signed List-Unsubscribe headers. */
const signedHeaders = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
].join(':');

const minBits = 1_024;

/** Checks the key, because nodemailer sends unsigned mails if it is invalid. */
export async function openDkim({ selector, keyFile }: DkimSettings, domain: string) {
  const key = await readKey(keyFile);
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders };
}

/** The value for the DNS record. */
export async function readPublicKey(keyFile: string): Promise<string> {
  const key = await readKey(keyFile);
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

async function readKey(keyFile: string): Promise<KeyObject> {
  const pem = await readFile(keyFile, 'utf8').catch(() => {
    throw new StartupError(
      `DKIM_KEY_FILE names ${keyFile}, which cannot be read: put the key there, and let the server's user read it.`,
    );
  });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minBits)
      return key;
  } catch {
    // The message below does not contain the file.
  }
  throw new StartupError(
    `DKIM_KEY_FILE must name an RSA key of at least ${minBits} bits in PEM: make one by openssl genrsa -out ${keyFile} 2048.`,
  );
}
