// A mail server that accepts and discards everything. `node bench/mail-sink.ts` prints its port.
import { createServer } from 'node:net';

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250 8BITMIME',
  DATA: '354 go on',
  QUIT: '221 farewell',
};
const endOfMessage = '\r\n.\r\n';

const server = createServer({ noDelay: true }, (socket) => {
  let [buffer, isInMessage] = ['', false];
  /** Consumes one line or message. False if neither is complete. */
  const consume = (): boolean => {
    const terminator = isInMessage ? endOfMessage : '\r\n';
    const end = buffer.indexOf(terminator);
    if (end < 0) {
      if (isInMessage) buffer = buffer.slice(-endOfMessage.length);
      return false;
    }
    const verb = isInMessage ? '' : buffer.slice(0, 4).toUpperCase();
    buffer = buffer.slice(end + terminator.length);
    isInMessage = verb === 'DATA';
    socket.write(`${answers[verb] ?? '250 yes'}\r\n`);
    return true;
  };
  socket.setEncoding('latin1').on('error', () => {});
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    while (consume());
  });
  socket.write('220 sink\r\n');
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
