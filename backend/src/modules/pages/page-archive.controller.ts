import {
  calls,
  type BinnedPage,
  type Page,
  type PageSittings,
  type PageVersion,
  type PageVersions,
} from '@touchline/contract';
import { Body, Controller, Header, Query } from '@nestjs/common';
import { CurrentActor, IdParam, Route, type Actor } from '../../platform/http';
import { Bin } from './bin.service';
import { PageHistory } from './page-history.service';
import { PageReading } from './page-reading.service';
import { PrintDto, SittingsQueryDto, VersionsQueryDto } from './page.dto';
import { printCss } from './print-styles';

/** What was, and what is kept on paper. */
@Controller()
export class PageArchiveController {
  constructor(
    private readonly reading: PageReading,
    private readonly history: PageHistory,
    private readonly bin: Bin,
  ) {}

  @Route(calls.pages.versions)
  versions(
    @CurrentActor() actor: Actor,
    @IdParam('pageId') pageId: number,
    @Query() query: VersionsQueryDto,
  ): Promise<PageVersions> {
    return this.history.list(actor, pageId, query);
  }

  @Route(calls.pages.sittings)
  sittings(
    @CurrentActor() actor: Actor,
    @IdParam('pageId') pageId: number,
    @Query() { before }: SittingsQueryDto,
  ): Promise<PageSittings> {
    return this.history.sittings(actor, pageId, before ?? null);
  }

  @Route(calls.pages.version)
  version(
    @CurrentActor() actor: Actor,
    @IdParam('pageId') pageId: number,
    @IdParam('version') version: number,
  ): Promise<PageVersion> {
    return this.history.read(actor, pageId, version);
  }

  @Route(calls.pages.restoreVersion)
  restoreVersion(
    @CurrentActor() actor: Actor,
    @IdParam('pageId') pageId: number,
    @IdParam('version') version: number,
  ): Promise<Page> {
    return this.history.restore(actor, pageId, version);
  }

  @Route(calls.pages.bin)
  list(@CurrentActor() actor: Actor, @IdParam('teamId') teamId: number): Promise<BinnedPage[]> {
    return this.bin.list(actor, teamId);
  }

  @Route(calls.pages.restore)
  restore(@CurrentActor() actor: Actor, @IdParam('pageId') pageId: number): Promise<Page> {
    return this.bin.restore(actor, pageId);
  }

  @Route(calls.pages.print)
  @Header('content-type', 'text/html; charset=utf-8')
  print(
    @CurrentActor() actor: Actor,
    @IdParam('pageId') pageId: number,
    @Body() body: PrintDto,
  ): Promise<string> {
    return this.reading.print(actor, pageId, body);
  }

  @Route(calls.pages.printStyles)
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  styles(): string {
    return printCss;
  }
}
