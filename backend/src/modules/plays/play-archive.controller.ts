import {
  calls,
  type Play,
  type PlayVersion,
  type PlayVersions,
  type ReadVersion,
  type Sittings,
} from '@touchline/contract';
import { Body, Controller, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { ChangesDto, History, LastRead, LastReadDto, SittingsDto, VersionsDto } from '../lifecycle';
import { PlayHistory } from './play-history.service';
import { Plays } from './plays.service';

/** History, last-read versions and restoring of plays. */
@Controller()
export class PlayArchiveController {
  constructor(
    private readonly plays: Plays,
    private readonly playHistory: PlayHistory,
    private readonly history: History,
    private readonly lastRead: LastRead,
  ) {}

  @Route(calls.plays.versions)
  versions(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Query() query: VersionsDto,
  ): Promise<PlayVersions> {
    return this.playHistory.list(user, playId, query);
  }

  @Route(calls.plays.sittings)
  sittings(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Query() { before }: SittingsDto,
  ): Promise<Sittings> {
    return this.history.sittings(user, { kind: 'play', id: playId }, before ?? null);
  }

  @Route(calls.plays.version)
  version(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @IdParam('version') version: number,
  ): Promise<PlayVersion> {
    return this.playHistory.read(user, playId, version);
  }

  @Route(calls.plays.restoreVersion)
  restoreVersion(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @IdParam('version') version: number,
  ): Promise<Play> {
    return this.playHistory.restore(user, playId, version);
  }

  @Route(calls.plays.setLastRead)
  setLastRead(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Body() { version }: LastReadDto,
  ): Promise<void> {
    return this.lastRead.set(user, { kind: 'play', id: playId }, version);
  }

  @Route(calls.plays.changes)
  changes(
    @CurrentUser() user: CurrentUser,
    @IdParam('playId') playId: number,
    @Query() { since }: ChangesDto,
  ): Promise<ReadVersion> {
    return this.lastRead.compare(user, { kind: 'play', id: playId }, since);
  }

  @Route(calls.plays.restore)
  restore(@CurrentUser() user: CurrentUser, @IdParam('playId') playId: number): Promise<Play> {
    return this.plays.restore(user, playId);
  }
}
