import { canonicalEmail } from '@touchline/contract';
import {
  applyDecorators,
  Injectable,
  Module,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import {
  ThrottlerGuard,
  ThrottlerModule,
  type ThrottlerLimitDetail,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../clock';
import { Attempts } from './attempts';
import { tooMany } from './refusal';

const MINUTE_MS = 60_000;

/**
 * Limits of failed attempts: on one account from one IP address, and on any account from one IP address. Successful ones do not count,
 * because a whole club may share an address.
 */
const throttlers = [
  { name: 'account', limit: 20, ttl: 5 * MINUTE_MS },
  { name: 'address', limit: 300, ttl: 5 * MINUTE_MS },
];

@Injectable()
class AttemptsGuard extends ThrottlerGuard {
  protected override async handleRequest(attempt: ThrottlerRequest): Promise<boolean> {
    await super.handleRequest(attempt);
    const { context, throttler } = attempt;
    const http = context.switchToHttp();
    const address = await attempt.getTracker(http.getRequest(), context);
    const key = this.generateKey(context, address, throttler.name ?? '');
    if (this.reflector.get<Counted>(countedKey, context.getHandler()) === 'all') return true;
    const { raw } = http.getResponse<FastifyReply>();
    raw.once('finish', () => {
      if (raw.statusCode < 400 && this.storageService instanceof Attempts) this.storageService.forgive(key);
    });
    return true;
  }

  protected override generateKey(context: ExecutionContext, address: string, name: string): string {
    const { body, params } = context.switchToHttp().getRequest<FastifyRequest>();
    const account = name === 'account' ? accountIn(body) || accountIn(params) : '';
    return `${context.getHandler().name}:${name}:${address}:${account}`;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooMany(timeToBlockExpire);
  }
}

function accountIn(source: unknown): string {
  if (typeof source !== 'object' || source === null) return '';
  const { email, token } = source as Record<string, unknown>;
  const account = typeof email === 'string' ? canonicalEmail(email) : email;
  return [account, token].filter((value) => typeof value === 'string').join(' ');
}

/** Counts failed attempts, or all when the response does not reveal success. */
type Counted = 'failed' | 'all';
const countedKey = 'attempts-counted';

/** Limits the attempts of calls that check a password or a token (429 with `retry-after`). */
export const LimitAttempts = (counted: Counted = 'failed') =>
  applyDecorators(SetMetadata(countedKey, counted), UseGuards(AttemptsGuard));

@Module({
  imports: [ThrottlerModule.forRoot({ throttlers, setHeaders: false, storage: new Attempts(new Clock()) })],
  exports: [ThrottlerModule],
})
export class AttemptLimitsModule {}
