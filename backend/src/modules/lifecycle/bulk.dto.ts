import {
  bulkRules,
  type BulkPages,
  type BulkPlays,
  type BulkTagging,
  type TagChange,
} from '@touchline/contract';
import { Follows } from '../../platform/http';

export class BulkPagesDto implements BulkPages {
  @Follows(bulkRules.pageIds)
  pageIds: number[];
}

export class BulkPlaysDto implements BulkPlays {
  @Follows(bulkRules.playIds)
  playIds: number[];
}

export class BulkTaggingDto implements BulkTagging {
  @Follows(bulkRules.tagChanges)
  changes: TagChange[];
}
