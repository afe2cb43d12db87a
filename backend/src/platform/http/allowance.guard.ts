import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { rateLimits, type RateLimit } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../settings';
import { Attempts } from './attempts';
import { tooMany } from './refusal';

const minute = 60_000;
const rateLimit = 'rateLimit';

export const RateLimited = (allowance: RateLimit) => SetMetadata(rateLimit, allowance);

/** Refuses what one person asks of this process beyond their allowance. Who it is must be known before. */
@Injectable()
export class AllowanceGuard implements CanActivate {
  private readonly made = new Attempts();

  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const allowance = this.reflector.get<RateLimit | undefined>(rateLimit, context.getHandler());
    const { currentUser: user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!allowance || !user || !this.settings.limitsCalls) return true;
    const key = `${allowance}:${user.userId}`;
    const { isBlocked, timeToBlockExpire } = await this.made.increment(key, minute, rateLimits[allowance]);
    if (isBlocked) throw tooMany(timeToBlockExpire);
    return true;
  }
}
