import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './requests';

/** Larger bodies are refused while they are being sent, so the response may be lost. */
const MAX_BODY_BYTES = 6_000_000;
const isConnectionDropped = ({ body }: FuzzRequest, { code = '' }: NodeJS.ErrnoException) =>
  (body?.length ?? 0) >= MAX_BODY_BYTES && ['EPIPE', 'ECONNRESET'].includes(code);

export interface RawResponse {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  milliseconds: number;
}

const RESPONSE_TIMEOUT_MS = 15_000;
/** Event streams do not end; they are read for this time. */
const STREAM_READ_MS = 40;

/** Sends requests to one server without the validation of usual clients. */
export class RawClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly port: number) {}

  /** Resolves to undefined when the connection was closed before a response. */
  send(fuzzRequest: FuzzRequest): Promise<RawResponse | undefined> {
    const { operation, target, headers, body } = fuzzRequest;
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request({
        agent: this.agent,
        host: '127.0.0.1',
        port: this.port,
        method: operation.method,
        path: target,
        headers,
      });
      const timer = setTimeout(
        () => sent.destroy(new Error(`no response in ${RESPONSE_TIMEOUT_MS} ms`)),
        RESPONSE_TIMEOUT_MS,
      );
      const finish = (response: IncomingMessage, chunks: Buffer[]) => {
        clearTimeout(timer);
        const { statusCode = 0 } = response;
        const content = Buffer.concat(chunks);
        const isCompressed = response.headers['content-encoding'] === 'gzip';
        const text = (isCompressed ? gunzipSync(content) : content).toString();
        resolve({
          status: statusCode,
          headers: response.headers,
          text,
          milliseconds: performance.now() - started,
        });
      };
      sent.on('error', (error) => {
        clearTimeout(timer);
        if (isConnectionDropped(fuzzRequest, error)) resolve(undefined);
        else reject(error);
      });
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => finish(response, chunks));
        response.on('error', reject);
        if (response.headers['content-type']?.startsWith('text/event-stream'))
          setTimeout(() => {
            finish(response, chunks);
            sent.destroy();
          }, STREAM_READ_MS);
      });
      sent.end(body);
    });
  }

  /** Sends raw bytes; returns everything received until the connection is closed. */
  sendBytes(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1');
      let content = '';
      const timer = setTimeout(() => socket.destroy(new Error('the line stays open')), RESPONSE_TIMEOUT_MS);
      socket.on('data', (chunk: Buffer) => (content += chunk.toString('latin1')));
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(content);
      });
      socket.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
