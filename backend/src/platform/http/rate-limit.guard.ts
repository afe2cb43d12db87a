import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { rateLimits, type RateLimit } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../settings';
import { Clock } from '../clock';
import { Attempts } from './attempts';
import { tooMany } from './refusal';

const WINDOW_MS = 60_000;
const rateLimit = 'rateLimit';

export const RateLimited = (limit: RateLimit) => SetMetadata(rateLimit, limit);

/** Limits the requests of one user to this process per minute. It runs after the session guard, which identifies the user. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly attempts: Attempts;

  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
    clock: Clock,
  ) {
    this.attempts = new Attempts(clock);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<RateLimit | undefined>(rateLimit, context.getHandler());
    const { currentUser: user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!limit || !user || !this.settings.limitsCalls) return true;
    const key = `${limit}:${user.userId}`;
    const { isBlocked, timeToBlockExpire } = await this.attempts.increment(key, WINDOW_MS, rateLimits[limit]);
    if (isBlocked) throw tooMany(timeToBlockExpire);
    return true;
  }
}
