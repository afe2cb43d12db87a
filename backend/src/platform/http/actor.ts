import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { AccountRole } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Who makes a call: set by the sign-in guard, handed to every service. */
export interface Actor {
  userId: number;
  accountRole: AccountRole;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
    /** Whose session it came with, from when they are recognised. */
    userId?: number;
  }
}

export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Refusal('not_signed_in');
  return actor;
});

export const isPublic = 'isPublic';

/** Open to people who are not signed in. */
export const Public = () => SetMetadata(isPublic, true);
