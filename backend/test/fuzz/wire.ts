import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './requests';

/** What is larger than anything is refused while it is still on its way: who goes on sending may not hear why. */
const larger = 6_000_000;
const isCutOff = ({ body }: FuzzRequest, { code = '' }: NodeJS.ErrnoException) =>
  (body?.length ?? 0) >= larger && ['EPIPE', 'ECONNRESET'].includes(code);

/** What came back. */
export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  milliseconds: number;
}

/** Milliseconds after which nobody waits any more. */
const patience = 15_000;
/** A stream of changes never ends: for so long somebody listens. */
const listens = 40;

/** Sends as it is what no polite client would let through, to one server. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly port: number) {}

  /** Undefined where the line was cut before anything could be heard. */
  send(asked: FuzzRequest): Promise<Answer | undefined> {
    const { operation, target, headers, body } = asked;
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request({
        ...{ agent: this.agent, host: '127.0.0.1', port: this.port },
        ...{ method: operation.method, path: target, headers },
      });
      const timer = setTimeout(() => sent.destroy(new Error(`no answer in ${patience} ms`)), patience);
      const answered = (answer: IncomingMessage, chunks: Buffer[]) => {
        clearTimeout(timer);
        const { statusCode = 0 } = answer;
        const said = Buffer.concat(chunks);
        const isPacked = answer.headers['content-encoding'] === 'gzip';
        const text = (isPacked ? gunzipSync(said) : said).toString();
        resolve({
          status: statusCode,
          headers: answer.headers,
          text,
          milliseconds: performance.now() - began,
        });
      };
      sent.on('error', (error) => {
        clearTimeout(timer);
        if (isCutOff(asked, error)) resolve(undefined);
        else reject(error);
      });
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => answered(answer, chunks));
        answer.on('error', reject);
        if (answer.headers['content-type']?.startsWith('text/event-stream'))
          setTimeout(() => {
            answered(answer, chunks);
            sent.destroy();
          }, listens);
      });
      sent.end(body);
    });
  }

  /** Bytes that may be no request at all; answers all that is said before the line is cut. */
  say(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1');
      let said = '';
      const timer = setTimeout(() => socket.destroy(new Error('the line stays open')), patience);
      socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(said);
      });
      socket.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
