import { places } from '@touchline/contract';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  allowStyleAttributes,
  browserTimeZone,
  Public,
  Refusal,
  styleSheetCookie,
  wantsDocument,
  type ApiFetch,
} from '../../platform/http';
import { Settings } from '../../settings';
import { RequestSessions } from '../auth';
import { Documents } from './documents.service';

const signIn = '/login';
const guarded = places.filter(({ isOpen }) => !isOpen).map(({ path }) => path);

/** The documents of all screens behind the sign-in, and of this one, where who is signed in is led on. */
@Public()
@ApiExcludeController()
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly sessions: RequestSessions,
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
  ) {}

  @Get([signIn, ...guarded])
  async open(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!wantsDocument(request.headers)) throw new Refusal('not_found');
    const isOpened = request.headers['sec-purpose'] === undefined;
    const who = await this.whoAsks(request, reply);
    const opened = await this.documents.open(request.url, {
      who,
      apiFetch: this.apiFetch(request),
      isOpened,
      timeZone: browserTimeZone(request, this.settings.publicUrl),
      hasSheet: request.cookies[styleSheetCookie(this.settings.publicUrl).name],
    });
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if ('html' in opened) {
      allowStyleAttributes(reply, opened.styleAttributes);
      return opened.html;
    }
    reply.status(302).header('location', opened.to);
    return '';
  }

  /** `unknown` where it could not be found out, which is for the app to say. */
  private async whoAsks(request: FastifyRequest, reply: FastifyReply) {
    try {
      const user = await this.sessions.resolve(request, { reply, mayLackTwoFactor: true });
      return user ? 'somebody' : 'nobody';
    } catch {
      return 'unknown';
    }
  }

  /** Sends requests through all of the server, so that each is authorised as if the browser had sent it. */
  private apiFetch({ ip, headers }: FastifyRequest): ApiFetch {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const asked = { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' };
    return async (url) => {
      const { statusCode, payload } = await server.inject({ url, headers: asked, remoteAddress: ip });
      return new Response(payload, { status: statusCode, headers: { 'content-type': 'application/json' } });
    };
  }
}
