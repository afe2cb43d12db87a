import { pageRules, playRules, type NewPlay, type PlayChange } from '@touchline/contract';
import { Follows, IfGiven } from '../../platform/http';

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

  @Follows(pageRules.categoryId)
  categoryId?: number | null;
}

export class NewPlayDto extends PlayDetailsDto implements NewPlay {
  @Follows(playRules.playName)
  name: string;
}

export class PlayChangeDto extends PlayDetailsDto implements PlayChange {
  @IfGiven()
  @Follows(playRules.playName)
  name?: string;

  @Follows(pageRules.pageVersion)
  version?: number;
}
