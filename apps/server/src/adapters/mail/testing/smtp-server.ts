import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';

export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  /** Nobody on the way could have read it. */
  readonly isEncrypted: boolean;
}

export interface SmtpServer extends AsyncDisposable {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** How many times somebody connected. */
  readonly connections: { count: number };
  /** What is said to the command of this name in place of yes; 'silence' says nothing at all, 'dribble' never comes to an end. */
  readonly answers: Map<Command, string>;
  /** Refuses connections and cuts the present ones, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}

type Command = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';

/**
 * A mail server that takes everything, as far as RFC 5321 goes for one sender at a time. With a certificate it offers
 * STARTTLS, or speaks TLS from the first byte.
 */
export async function smtpServer(
  certificate: Certificate | null = null,
  { fromTheFirstByte = false } = {},
): Promise<SmtpServer> {
  const tls = fromTheFirstByte ? null : certificate;
  const deliveries: Delivery[] = [];
  const answers = new Map<Command, string>();
  const connections = { count: 0 };
  const sockets = new Set<Socket>();
  const meet = (socket: Socket): void => {
    connections.count += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, { answers, deliveries, tls });
    greet(socket, answers);
  };
  const server =
    fromTheFirstByte && certificate !== null ? createTlsServer(certificate, meet) : createServer(meet);
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
    url: `smtp${fromTheFirstByte ? 's' : ''}://127.0.0.1:${port}`,
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

interface Talk {
  readonly answers: Map<Command, string>;
  readonly deliveries: Delivery[];
  /** What STARTTLS goes on with; null where it is not offered, or is done. */
  readonly tls: Certificate | null;
}

function say(socket: Socket, said: string): void {
  if (said === 'dribble') dribble(socket);
  else if (said !== 'silence' && socket.writable) socket.write(`${said}\r\n`);
}

const greet = (socket: Socket, answers: Map<Command, string>): void =>
  say(socket, answers.get('connect') ?? '220 mail.test ready');

function converse(socket: Socket, { answers, deliveries, tls }: Talk): void {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  // It repeats the socket's errors.
  lines.on('error', () => {});
  let from = '';
  let to: string[] = [];
  let message: string[] | null = null;
  const answer = (command: Command, yes: string): boolean => {
    const said = answers.get(command) ?? yes;
    say(socket, said);
    return said === yes;
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
  const endMessage = (read: readonly string[]): void => {
    const isEncrypted = socket instanceof TLSSocket;
    const delivery = { from, to, message: `${read.join('\r\n')}\r\n`, isEncrypted };
    [from, to, message] = ['', [], null];
    // A server that falls silent here has the mail all the same.
    if (answer('message', '250 taken') || answers.get('message') === 'silence') deliveries.push(delivery);
  };

  lines.on('line', (line) => {
    if (message === null) verbs[line.slice(0, 4).toLowerCase()]?.(/<(.*)>/.exec(line)?.[1] ?? '');
    else if (line === '.') endMessage(message);
    else message.push(line.replace(/^\./, ''));
  });
}

/** One line of an answer after the other, and never the last. */
function dribble(socket: Socket): void {
  const drops = setInterval(() => socket.write('250-wait\r\n'), 50);
  socket.on('close', () => clearInterval(drops));
}
