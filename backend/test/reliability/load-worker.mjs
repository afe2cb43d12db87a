/**
 * Worker thread: once all its connections are open and it has posted `open`, it sends one request over them at a constant rate,
 * whether or not responses keep up.
 */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, path, cookie, connections, perSecond } = workerData;
const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`;
/** @type {Record<string, number>} */
const statuses = {};
/** @type {import('node:net').Socket[]} */
const idle = [];
let offered = 0;
let cutOff = 0;
let isOver = false;
let isStarted = false;

function open() {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let said = '';
  socket.once('connect', () => rest(socket));
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
    if (!isWhole(said)) return;
    const status = said.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    said = '';
    rest(socket);
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    if (isOver) return;
    cutOff++;
    setTimeout(open, 100);
  });
}

/**
 * Without `perSecond` the next request is sent immediately, once all connections are open.
 * @param {import('node:net').Socket} socket
 */
function rest(socket) {
  if (isOver) socket.destroy();
  else if (perSecond || !isStarted) idle.push(socket);
  else ask(socket);
}

/** @param {import('node:net').Socket} socket */
function ask(socket) {
  offered++;
  socket.write(request);
}

/** @param {string} said */
function isWhole(said) {
  const end = said.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(said.slice(0, end))?.[1];
  return length === undefined ? said.endsWith('0\r\n\r\n') : said.length >= end + 4 + Number(length);
}

for (let number = 0; number < connections; number++) open();
parentPort?.once('message', () => {
  isOver = true;
  for (const socket of idle) socket.destroy();
  parentPort?.postMessage({ offered, cutOff, statuses });
});

while (idle.length < connections) await pause(5);
parentPort?.postMessage('open');
isStarted = true;
if (!perSecond) for (const socket of idle.splice(0)) ask(socket);
const started = performance.now();
while (perSecond && !isOver) {
  const due = ((performance.now() - started) / 1000) * perSecond;
  while (offered < due) {
    const socket = idle.shift();
    if (!socket) offered++;
    else if (!socket.destroyed) ask(socket);
  }
  await pause(5);
}
