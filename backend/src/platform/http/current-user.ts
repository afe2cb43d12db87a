import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { AccountRole } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** The user who makes a request, with the session and the browser tab that it comes from. */
export interface CurrentUser {
  userId: number;
  accountRole: AccountRole;
  sessionId: number;
  /** The name that the tab gives itself; other clients name none. */
  tab: string | null;
  /** Reads by the policies of a player of the team, with `as=player`. */
  viewsAsPlayer?: boolean;
}

/** The part of the user that permissions depend on. */
export type Account = Pick<CurrentUser, 'userId' | 'accountRole' | 'viewsAsPlayer'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard only. */
    currentUser?: CurrentUser;
    /** The owner of the session, also when the request is then refused: for the log. */
    userId?: number;
  }
}

/** Passes the user to a handler. Every call that is not public has one: the session guard has run before. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUser => {
  const { currentUser } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!currentUser) throw new Refusal('not_signed_in');
  return currentUser;
});

export const isPublic = 'isPublic';

/** Allows the call without a session. */
export const Public = () => SetMetadata(isPublic, true);
