import {
  listRules,
  orderRules,
  pageRules,
  type BulkPublication,
  type Duplication,
  type NewPage,
  type PageChange,
  type PageFilter,
  type TagSort,
} from '@touchline/contract';
import { Follows, IfGiven, ToNumber } from '../../platform/http';
import { PublicationDto } from '../lifecycle';

export class NewPageDto implements NewPage {
  @Follows(pageRules.pageTitle)
  title: string;

  @IfGiven()
  @Follows(pageRules.pageContent)
  content?: string;

  @IfGiven()
  @Follows(pageRules.pageTags)
  tags?: string[];

  @Follows(pageRules.categoryId)
  categoryId?: number | null;

  @IfGiven()
  @Follows(pageRules.isDraft)
  draft?: boolean;
}

export class DuplicationDto implements Duplication {
  @IfGiven()
  @Follows(pageRules.isDraft)
  draft?: boolean;
}

export class BulkPublicationDto extends PublicationDto implements BulkPublication {
  @Follows(pageRules.publishedIds)
  pageIds: number[];
}

export class PageChangeDto implements PageChange {
  @IfGiven()
  @Follows(pageRules.pageTitle)
  title?: string;

  @IfGiven()
  @Follows(pageRules.pageContent)
  content?: string;

  @IfGiven()
  @Follows(pageRules.pageTags)
  tags?: string[];

  @Follows(pageRules.categoryId)
  categoryId?: number | null;

  @Follows(pageRules.pageVersion)
  version?: number;
}

/** Filters of a list of pages or plays. */
export class PageFilterDto implements PageFilter {
  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Follows(pageRules.tagFilter)
  tag?: string | string[];

  @IfGiven()
  @ToNumber()
  @Follows(pageRules.categoryFilter)
  category?: number;

  @IfGiven()
  @Follows(pageRules.starredFilter)
  starred?: 'yes';
}

/** Returns whole pages, or with `view=summary` previews in batches. */
export class PageListDto extends PageFilterDto {
  @IfGiven()
  @Follows(pageRules.listView)
  view?: 'summary';

  @IfGiven()
  @ToNumber()
  @Follows(pageRules.listLimit)
  limit?: number;

  @IfGiven()
  @Follows(pageRules.listCursor)
  cursor?: string;

  @IfGiven()
  @Follows(orderRules.ownOrder)
  order?: 'own';
}

/** Returns all tags, with `view=paged` a batch of them, with `view=common` the most used. */
export class TagListDto {
  @IfGiven()
  @Follows(pageRules.tagsView)
  view?: 'paged' | 'common';

  @IfGiven()
  @Follows(listRules.pagedCursor)
  cursor?: string;

  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Follows(pageRules.tagSort)
  sort?: TagSort;

  @IfGiven()
  @ToNumber()
  @Follows(pageRules.categoryFilter)
  category?: number;

  @IfGiven()
  @Follows(pageRules.starredFilter)
  starred?: 'yes';
}

export class PrintDto {
  @Follows(pageRules.pageTitle)
  title: string;

  @Follows(pageRules.pageContent)
  content: string;
}
