// A mail server that takes everything, as fast as it can, and keeps nothing. `node bench/mail-sink.ts` prints its port.
import { createServer } from 'node:net';

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250 8BITMIME',
  DATA: '354 go on',
  QUIT: '221 farewell',
};
const endOfMessage = '\r\n.\r\n';

const server = createServer({ noDelay: true }, (socket) => {
  let [read, isInMessage] = ['', false];
  /** Takes one line or one message off what was read; false where neither is whole. */
  const step = (): boolean => {
    const mark = isInMessage ? endOfMessage : '\r\n';
    const end = read.indexOf(mark);
    if (end < 0) {
      if (isInMessage) read = read.slice(-endOfMessage.length);
      return false;
    }
    const verb = isInMessage ? '' : read.slice(0, 4).toUpperCase();
    read = read.slice(end + mark.length);
    isInMessage = verb === 'DATA';
    socket.write(`${answers[verb] ?? '250 yes'}\r\n`);
    return true;
  };
  socket.setEncoding('latin1').on('error', () => {});
  socket.on('data', (chunk: string) => {
    read += chunk;
    while (step());
  });
  socket.write('220 sink\r\n');
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
