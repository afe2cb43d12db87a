import {
  calls,
  type Page,
  type PageVersion,
  type PageVersions,
  type ReadVersion,
  type Sittings,
} from '@touchline/contract';
import { Body, Controller, Header, Query } from '@nestjs/common';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { ChangesDto, History, LastRead, LastReadDto, SittingsDto, VersionsDto } from '../lifecycle';
import { PageHistory } from './page-history.service';
import { PageReading } from './page-reading.service';
import { PrintDto } from './page.dto';
import { Pages } from './pages.service';
import { printCss } from './print-styles';

/** History, last-read versions, restoring and printing of pages. */
@Controller()
export class PageArchiveController {
  constructor(
    private readonly reading: PageReading,
    private readonly pages: Pages,
    private readonly pageHistory: PageHistory,
    private readonly history: History,
    private readonly lastRead: LastRead,
  ) {}

  @Route(calls.pages.versions)
  versions(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Query() query: VersionsDto,
  ): Promise<PageVersions> {
    return this.pageHistory.list(user, pageId, query);
  }

  @Route(calls.pages.sittings)
  sittings(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Query() { before }: SittingsDto,
  ): Promise<Sittings> {
    return this.history.sittings(user, { kind: 'page', id: pageId }, before ?? null);
  }

  @Route(calls.pages.version)
  version(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @IdParam('version') version: number,
  ): Promise<PageVersion> {
    return this.pageHistory.read(user, pageId, version);
  }

  @Route(calls.pages.restoreVersion)
  restoreVersion(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @IdParam('version') version: number,
  ): Promise<Page> {
    return this.pageHistory.restore(user, pageId, version);
  }

  @Route(calls.pages.setLastRead)
  setLastRead(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Body() { version }: LastReadDto,
  ): Promise<void> {
    return this.lastRead.set(user, { kind: 'page', id: pageId }, version);
  }

  @Route(calls.pages.changes)
  changes(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Query() { since }: ChangesDto,
  ): Promise<ReadVersion> {
    return this.lastRead.compare(user, { kind: 'page', id: pageId }, since);
  }

  @Route(calls.pages.restore)
  restore(@CurrentUser() user: CurrentUser, @IdParam('pageId') pageId: number): Promise<Page> {
    return this.pages.restore(user, pageId);
  }

  @Route(calls.pages.print)
  @Header('content-type', 'text/html; charset=utf-8')
  print(
    @CurrentUser() user: CurrentUser,
    @IdParam('pageId') pageId: number,
    @Body() body: PrintDto,
  ): Promise<string> {
    return this.reading.print(user, pageId, body);
  }

  @Route(calls.pages.printStyles)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  styles(): string {
    return printCss;
  }
}
