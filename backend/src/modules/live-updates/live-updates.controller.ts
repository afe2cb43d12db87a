import { calls, changeRules } from '@touchline/contract';
import { Controller, Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Route } from '../../platform/http';
import { LiveUpdatesDto } from './live-updates.dto';
import { EventStreams } from './event-streams.service';

/**
 * `connection: close`, because an ended stream must not be kept alive for another request; proxies must not buffer lines.
 */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  connection: 'close',
};

@Controller()
export class LiveUpdatesController {
  constructor(private readonly streams: EventStreams) {}

  @Route(calls.events.stream)
  async stream(
    @CurrentUser() { userId, sessionId }: CurrentUser,
    @Query() { tab, after }: LiveUpdatesDto,
    @Headers('last-event-id') last: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lastEventId = changeRules.eventId(last) ? after : last;
    const { output } = await this.streams.open({ userId, sessionId, tab, after: lastEventId });
    return reply.headers(headers).send(output);
  }
}
