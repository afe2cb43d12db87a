import { appRoutes } from '@touchline/contract';
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
import { SsrRenderer } from './ssr-renderer.service';

const signIn = '/login';
const guarded = appRoutes.filter(({ isPublic }) => !isPublic).map(({ path }) => path);

/** The HTML documents of all routes for signed-in users, and of the sign-in page, which redirects signed-in users. */
@Public()
@ApiExcludeController()
@Controller()
export class SsrController {
  constructor(
    private readonly renderer: SsrRenderer,
    private readonly sessions: RequestSessions,
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
  ) {}

  @Get([signIn, ...guarded])
  async open(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!wantsDocument(request.headers)) throw new Refusal('not_found');
    const isOpened = request.headers['sec-purpose'] === undefined;
    const session = await this.sessionState(request, reply);
    const opened = await this.renderer.open(request.url, {
      session,
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

  /** Returns `unknown` when the session could not be checked; the app then shows the error. */
  private async sessionState(request: FastifyRequest, reply: FastifyReply) {
    try {
      const user = await this.sessions.resolve(request, { reply, mayLackTwoFactor: true });
      return user ? 'live' : 'none';
    } catch {
      return 'unknown';
    }
  }

  /**
   * Injects API requests of the renderer into the server, so that each passes the same authorization as a request of the
   * browser.
   */
  private apiFetch({ ip, headers }: FastifyRequest): ApiFetch {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const forwarded = { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' };
    return async (url) => {
      const { statusCode, payload } = await server.inject({ url, headers: forwarded, remoteAddress: ip });
      return new Response(payload, { status: statusCode, headers: { 'content-type': 'application/json' } });
    };
  }
}
