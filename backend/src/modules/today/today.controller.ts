import { calls, type NotOpened, type Today } from '@touchline/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { TodayService } from './today.service';

@Controller()
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Route(calls.today.read)
  read(@CurrentUser() user: CurrentUser): Promise<Today> {
    return this.today.read(user);
  }

  @Route(calls.today.notOpened)
  notOpened(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number): Promise<NotOpened> {
    return this.today.notOpened(user, 'page', pageId);
  }

  @Route(calls.today.playNotOpened)
  playNotOpened(@CurrentUser() user: CurrentUser, @IdParam('playId') playId: number): Promise<NotOpened> {
    return this.today.notOpened(user, 'play', playId);
  }
}
