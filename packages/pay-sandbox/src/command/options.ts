import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  /** Where the embedded database lives; not used where there is an address of another. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly webhookUrl: string | null;
  /** Null is: make one up. */
  readonly webhookSecret: string | null;
  readonly apiKey: string | null;
  /** The folder that the mailbox page shows. Null shows none, and links to the portal are printed. */
  readonly outbox: string | null;
}

export type Reading =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const help = `pay-sandbox: a stand-in for Stripe on this machine

  --port <number>            where it listens on 127.0.0.1 (12111)
  --data-dir <folder>        where its database lives (./pay-sandbox-data)
  --webhook-url <address>    who is told of every event; on this machine
  --webhook-secret <secret>  what events are signed with (random, and printed)
  --api-key <key>            what clients must know (sk_test_wayfare)
  --outbox <folder>          what the mailbox page shows, one .eml file each; links to the portal go there too
  --help                     this

With DATABASE_URL set, it keeps everything in the schema pay_sandbox of that PostgreSQL and starts none of its own.
`;

const flags = {
  port: { type: 'string', default: '12111' },
  'data-dir': { type: 'string', default: './pay-sandbox-data' },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'api-key': { type: 'string' },
  outbox: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export function readOptions(words: readonly string[], databaseUrl: string | undefined): Reading {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(words);
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
  if (values.help) return { kind: 'help' };
  const wrong = (message: string): Reading => ({ kind: 'wrong', message });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) return wrong(`--port ${values.port} is no port.`);
  const webhookUrl = values['webhook-url'] ?? null;
  if (webhookUrl !== null && !/^https?:$/.test(URL.parse(webhookUrl)?.protocol ?? '')) {
    return wrong(`--webhook-url ${webhookUrl} is no address.`);
  }
  const webhookSecret = values['webhook-secret'] ?? null;
  if (webhookSecret !== null && webhookSecret.trim() === '') return wrong('--webhook-secret is empty.');
  if (values.outbox?.trim() === '') return wrong('--outbox is empty.');
  return {
    kind: 'run',
    options: {
      port,
      dataDir: values['data-dir'],
      databaseUrl: databaseUrl === undefined || databaseUrl === '' ? null : databaseUrl,
      webhookUrl,
      webhookSecret,
      apiKey: values['api-key'] ?? null,
      outbox: values.outbox ?? null,
    },
  };
}

const parse = (words: readonly string[]) => parseArgs({ args: [...words], options: flags }).values;
