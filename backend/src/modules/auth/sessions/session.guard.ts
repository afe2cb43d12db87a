import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublic, Refusal, takeViewAs } from '../../../platform/http';
import { RequestSessions } from './request-sessions.service';
import { joinOf, type ReadRequest } from './session-join';
import { mayLackTwoFactor } from '../two-factor/without-two-factor';

/** Guards every call that is not `@Public()`: sets the `CurrentUser` of a live session, or refuses with 401. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly sessions: RequestSessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (this.reflector.getAllAndOverride<boolean | undefined>(isPublic, [handler, context.getClass()]))
      return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & ReadRequest>();
    takeViewAs(request);
    const join = joinOf(handler);
    const user = await this.sessions.resolve(request, {
      reply: http.getResponse<FastifyReply>(),
      mayLackTwoFactor: this.reflector.get<boolean | undefined>(mayLackTwoFactor, handler),
      read: join && ((key) => join.read(this.modules.get(join.service, { strict: false }), key, request)),
    });
    if (!user) throw new Refusal('not_signed_in');
    request.currentUser = request.viewsAsPlayer ? { ...user, viewsAsPlayer: true } : user;
    return true;
  }
}
