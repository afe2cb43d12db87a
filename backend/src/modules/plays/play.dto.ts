import {
  orderRules,
  pageRules,
  playRules,
  type BulkPlayPublication,
  type NewPlay,
  type PlayChange,
  type PlayFilter,
} from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';
import { Follows, IfGiven, ToNumber } from '../../platform/http';
import { PublicationDto } from '../lifecycle';
import { PageFilterDto } from '../pages';

class PlayDetailsDto {
  @Follows(playRules.playDescription)
  description?: string | null;

  @IfGiven()
  @Follows(pageRules.pageContent)
  content?: string;

  @IfGiven()
  @Follows(pageRules.pageTags)
  tags?: string[];

  @Follows(playRules.formation)
  formation?: string | null;

  @Follows(playRules.diagramUrl)
  diagramUrl?: string | null;

  @Follows(playRules.board)
  board?: Board | null;

  @Follows(pageRules.categoryId)
  categoryId?: number | null;
}

export class NewPlayDto extends PlayDetailsDto implements NewPlay {
  @Follows(playRules.playName)
  name: string;

  @IfGiven()
  @Follows(pageRules.isDraft)
  draft?: boolean;
}

export class BulkPlayPublicationDto extends PublicationDto implements BulkPlayPublication {
  @Follows(playRules.publishedIds)
  playIds: number[];
}

export class PlayChangeDto extends PlayDetailsDto implements PlayChange {
  @IfGiven()
  @Follows(playRules.playName)
  name?: string;

  @Follows(pageRules.pageVersion)
  version?: number;
}

export class StillDto {
  @ToNumber()
  @Follows(pageRules.pageVersion)
  v?: number;
}

export class PlayFilterDto extends PageFilterDto implements PlayFilter {
  @IfGiven()
  @Follows(orderRules.ownOrder)
  order?: 'own';
}
