import { timingSafeEqual } from 'node:crypto';
import { isSuperAdminRole, type RefusalCode } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { refusalBody } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import { RequestSessions } from '../auth';

/** The parts of a request that the check needs. */
interface Request {
  url: string;
  headers: { accept?: string; authorization?: string; 'user-agent'?: string };
  cookies: Record<string, string | undefined>;
}
interface Reply {
  status(code: number): Reply;
  redirect(address: string): unknown;
  send(body: unknown): unknown;
}

/** Restricts /ops to super admins, and metrics also to holders of the token. */
@Injectable()
export class OperatorsOnly {
  constructor(
    private readonly sessions: RequestSessions,
    private readonly tokens: Tokens,
    private readonly settings: Settings,
  ) {}

  async authorize(request: Request, reply: Reply): Promise<unknown> {
    if (this.isCollector(request)) return undefined;
    const user = await this.sessions.resolve(request);
    if (user) return isSuperAdminRole(user.accountRole) ? undefined : refuse(reply, 'forbidden');
    const isBrowser = request.headers.accept?.includes('text/html');
    return isBrowser ? reply.redirect('/login') : refuse(reply, 'not_signed_in');
  }

  private isCollector({ url, headers }: Request): boolean {
    const { metricsToken } = this.settings;
    if (!metricsToken || !url.startsWith('/ops/metrics')) return false;
    const given = (headers.authorization ?? '').replace(/^Bearer /, '');
    return timingSafeEqual(this.tokens.hash(given), this.tokens.hash(metricsToken));
  }
}

function refuse(reply: Reply, code: RefusalCode): unknown {
  const body = refusalBody(code);
  return reply.status(body.statusCode).send(body);
}
