import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartupError } from '#startup-error.ts';

export interface DkimSettings {
  readonly selector: string;
  readonly keyFile: string;
}

/** By what mails are signed, as the library wants it. */
export interface Dkim {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
  readonly headerFieldNames: string;
}

export const emailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** What nobody on the way may change. The large providers believe a header that stops mails only where it is signed. */
const signed = [
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

const leastBits = 1_024;

/** The library sends a mail unsigned where its key is none, so that is found out before. */
export async function openDkim({ selector, keyFile }: DkimSettings, domain: string): Promise<Dkim> {
  const key = await readKey(keyFile);
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signed };
}

/** As it must stand in the names of the domain. */
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
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits)
      return key;
  } catch {
    // Said below, and without a word of what stands in the file.
  }
  throw new StartupError(
    `DKIM_KEY_FILE must name an RSA key of at least ${leastBits} bits in PEM: make one by openssl genrsa -out ${keyFile} 2048.`,
  );
}
