import { contentMoveRules, type CategoryOfMove, type ContentMove } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class ContentMoveDto implements ContentMove {
  @Follows(contentMoveRules.pageIds)
  pageIds?: number[];

  @Follows(contentMoveRules.playIds)
  playIds?: number[];

  @Follows(contentMoveRules.toTeamId)
  toTeamId: number;

  @Follows(contentMoveRules.categories)
  categories?: CategoryOfMove[];
}
