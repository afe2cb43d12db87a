import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet, { type HelmetOptions } from 'helmet';

const self = ["'self'"];

/** Strict everywhere; the API's own description needs its inline styles and scripts and is let have them. */
export function addSecurityHeaders(app: NestFastifyApplication, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        mediaSrc: [...self, 'blob:'],
        fontSrc: self,
        connectSrc: self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_, reply, done) => {
      reply.headers(headers);
      done();
    });
}

/** They are the same for every answer: worked out once, on one that goes nowhere. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}
