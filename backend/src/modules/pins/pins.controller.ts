import { calls, type Pin } from '@touchline/contract';
import { Body, Controller } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { PinContentDto, PinOrderDto } from './pin.dto';
import { Pins } from './pins.service';

@Controller()
export class PinsController {
  constructor(private readonly pins: Pins) {}

  @Route(calls.pins.list)
  list(@CurrentUser() user: CurrentUser, @IdParam('teamId') teamId: number): Promise<Pin[]> {
    return this.pins.list(user, teamId);
  }

  @Route(calls.pins.reorder)
  reorder(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Body() { order }: PinOrderDto,
  ): Promise<Pin[]> {
    return this.pins.reorder(user, teamId, order);
  }

  @Route(calls.pins.pinPage)
  pinPage(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') id: number,
    @Body() { isPinned }: PinContentDto,
  ): Promise<Pin[]> {
    return this.pins.pin(user, { kind: 'page', id }, isPinned);
  }

  @Route(calls.pins.pinPlay)
  pinPlay(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') id: number,
    @Body() { isPinned }: PinContentDto,
  ): Promise<Pin[]> {
    return this.pins.pin(user, { kind: 'play', id }, isPinned);
  }
}
