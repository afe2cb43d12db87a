import {
  binRules,
  listRules,
  orderRules,
  pageRules,
  type BinQuery,
  type ContentKind,
  type MentionedInQuery,
  type OrderChange,
  type Publication,
  type VersionsQuery,
} from '@touchline/contract';
import { Follows, IfGiven, ToNumber } from '../../platform/http';

export class OpenDto {
  @IfGiven()
  @Follows(pageRules.readAhead)
  ahead?: 'yes';
}

export class BinDto implements BinQuery {
  @IfGiven()
  @Follows(binRules.includesFiles)
  files?: 'yes';
}

export class StarDto {
  @Follows(pageRules.starred)
  isStarred: boolean;
}

export class SittingsDto {
  @IfGiven()
  @ToNumber()
  @Follows(pageRules.beforeVersion)
  before?: number;
}

export class VersionsDto extends SittingsDto implements VersionsQuery {
  @IfGiven()
  @ToNumber()
  @Follows(pageRules.fromVersion)
  from?: number;

  @IfGiven()
  @Follows(pageRules.versionsView)
  view?: 'changes';
}

export class PublicationDto implements Publication {
  @Follows(pageRules.publishNote)
  note?: string;
}

export class MoveDto implements OrderChange {
  @Follows(orderRules.side)
  side: OrderChange['side'];

  @Follows(orderRules.kind)
  kind: ContentKind;

  @Follows(orderRules.contentId)
  id: number;
}

export class LastReadDto {
  @Follows(pageRules.readVersion)
  version: number;
}

export class ChangesDto {
  @ToNumber()
  @Follows(pageRules.sinceVersion)
  since: number;
}

export class MentionedInDto implements MentionedInQuery {
  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;
}
