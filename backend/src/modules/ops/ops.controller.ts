import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserTimeZone, Public } from '../../platform/http';
import { Metrics } from '../../platform/metrics';
import { Settings } from '../../settings';
import { MailboxPages } from './mailbox-pages.service';
import { mailboxCss } from './mailbox-styles';
import { opsIndex } from './ops-page';

const html = 'text/html; charset=utf-8';

/** The CSP of a mail: no scripts, no requests; links open in a new tab. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Pages for operators. `OperatorsOnly` authorizes all of them in a hook. */
@Public()
@Controller('/ops')
export class OpsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly pages: MailboxPages,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Header('content-type', html)
  @Header('cache-control', 'no-store')
  index(): string {
    return opsIndex();
  }

  @Get('metrics')
  async readMetrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  @Get('mail')
  @Header('content-type', html)
  @Header('cache-control', 'no-store')
  mailbox(@Req() request: FastifyRequest): Promise<string> {
    return this.pages.list(browserTimeZone(request, this.settings.publicUrl));
  }

  @Get('mail.css')
  @Header('content-type', 'text/css; charset=utf-8')
  styles(): string {
    return mailboxCss;
  }

  @Get('mail/:name')
  @Header('content-type', html)
  @Header('cache-control', 'no-store')
  mail(@Param('name') name: string, @Req() request: FastifyRequest): Promise<string> {
    return this.pages.mail(name, browserTimeZone(request, this.settings.publicUrl));
  }

  @Get('mail/:name/letter')
  @Header('content-type', html)
  @Header('cache-control', 'no-store')
  async letter(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const letter = await this.pages.letter(name);
    reply.header('content-security-policy', letterPolicy);
    for (const name of ['origin-agent-cluster', 'x-frame-options']) reply.removeHeader(name);
    return letter;
  }
}
