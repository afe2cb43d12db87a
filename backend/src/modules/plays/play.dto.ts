import { pageRules, playRules, type NewPlay, type PlayChange, type PlayFilter } from '@touchline/contract';
import { Transform } from 'class-transformer';
import { Follows, IfGiven } from '../../platform/http';

class PlayDetails {
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

  @Follows(pageRules.categoryId)
  categoryId?: number | null;
}

export class NewPlayDto extends PlayDetails implements NewPlay {
  @Follows(playRules.playName)
  name: string;
}

export class PlayChangeDto extends PlayDetails implements PlayChange {
  @IfGiven()
  @Follows(playRules.playName)
  name?: string;
}

export class PlayStarDto {
  @Follows(pageRules.starred)
  isStarred: boolean;
}

export class PlayListQueryDto implements PlayFilter {
  @IfGiven()
  @Follows(pageRules.searchText)
  search?: string;

  @IfGiven()
  @Follows(pageRules.tagFilter)
  tag?: string | string[];

  @IfGiven()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @Follows(pageRules.categoryFilter)
  category?: number;
}
