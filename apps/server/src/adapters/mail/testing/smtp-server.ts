import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';

export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  readonly isEncrypted: boolean;
}

export interface SmtpServer extends AsyncDisposable {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** Number of connections so far. */
  readonly connections: { count: number };
  /** Replies to commands instead of success. 'silence' sends nothing, 'dribble' never ends the reply. */
  readonly answers: Map<Command, string>;
  /** Closes all connections and refuses new ones until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}

type Command = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';

/**
 * A mail server that accepts everything. With a certificate it offers STARTTLS, or implicit TLS.
 */
export async function smtpServer(
  certificate: Certificate | null = null,
  { implicitTls = false } = {},
): Promise<SmtpServer> {
  const tls = implicitTls ? null : certificate;
  const deliveries: Delivery[] = [];
  const answers = new Map<Command, string>();
  const connections = { count: 0 };
  const sockets = new Set<Socket>();
  const onConnection = (socket: Socket): void => {
    connections.count += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, { answers, deliveries, tls });
    greet(socket, answers);
  };
  const server =
    implicitTls && certificate !== null
      ? createTlsServer(certificate, onConnection)
      : createServer(onConnection);
  let port = 0;
  const up = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await up();
  const address = server.address();
  if (typeof address === 'object' && address !== null) port = address.port;
  return {
    url: `smtp${implicitTls ? 's' : ''}://127.0.0.1:${port}`,
    deliveries,
    connections,
    answers,
    up,
    down,
    [Symbol.asyncDispose]: down,
  };
}

interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

interface Conversation {
  readonly answers: Map<Command, string>;
  readonly deliveries: Delivery[];
  /** For STARTTLS. Null if it is not offered, or done. */
  readonly tls: Certificate | null;
}

function reply(socket: Socket, text: string): void {
  if (text === 'dribble') dribble(socket);
  else if (text !== 'silence' && socket.writable) socket.write(`${text}\r\n`);
}

const greet = (socket: Socket, answers: Map<Command, string>): void =>
  reply(socket, answers.get('connect') ?? '220 mail.test ready');

function converse(socket: Socket, { answers, deliveries, tls }: Conversation): void {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  // Repeats the errors of the socket.
  lines.on('error', () => {});
  let from = '';
  let to: string[] = [];
  let message: string[] | null = null;
  const answer = (command: Command, success: string): boolean => {
    const text = answers.get(command) ?? success;
    reply(socket, text);
    return text === success;
  };

  const verbs: Record<string, (path: string) => void> = {
    ehlo: () =>
      answer(
        'EHLO',
        `250-mail.test\r\n${tls === null ? '' : '250-STARTTLS\r\n'}250-AUTH PLAIN\r\n250 8BITMIME`,
      ),
    star: () => {
      if (tls === null) return;
      lines.close();
      socket.removeAllListeners('data').write('220 go on\r\n');
      const encrypted = new TLSSocket(socket, { isServer: true, ...tls });
      encrypted.on('error', () => {});
      converse(encrypted, { answers, deliveries, tls: null });
    },
    auth: () => answer('AUTH', '235 known'),
    mail: (path) => {
      if (answer('MAIL', '250 yes')) from = path;
    },
    rcpt: (path) => {
      if (answer('RCPT', '250 yes')) to.push(path);
    },
    data: () => {
      if (answer('DATA', '354 go on')) message = [];
    },
    rset: () => socket.write('250 yes\r\n'),
    quit: () => socket.end('221 farewell\r\n'),
  };
  const endMessage = (lines: readonly string[]): void => {
    const isEncrypted = socket instanceof TLSSocket;
    const delivery = { from, to, message: `${lines.join('\r\n')}\r\n`, isEncrypted };
    [from, to, message] = ['', [], null];
    // A server that does not answer here has accepted the mail.
    if (answer('message', '250 taken') || answers.get('message') === 'silence') deliveries.push(delivery);
  };

  lines.on('line', (line) => {
    if (message === null) verbs[line.slice(0, 4).toLowerCase()]?.(/<(.*)>/.exec(line)?.[1] ?? '');
    else if (line === '.') endMessage(message);
    else message.push(line.replace(/^\./, ''));
  });
}

/** Sends continuation lines forever. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-wait\r\n'), 50);
  socket.on('close', () => clearInterval(timer));
}
