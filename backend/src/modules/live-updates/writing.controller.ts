import { calls } from '@touchline/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { WritingSignals } from './writing-signals.service';

@Controller()
export class WritingController {
  constructor(private readonly signals: WritingSignals) {}

  @Route(calls.writing.page)
  page(@CurrentUser() user: CurrentUser, @IdParam('pageId') id: number): Promise<void> {
    return this.signals.announce(user, { kind: 'page', id });
  }

  @Route(calls.writing.play)
  play(@CurrentUser() user: CurrentUser, @IdParam('playId') id: number): Promise<void> {
    return this.signals.announce(user, { kind: 'play', id });
  }
}
