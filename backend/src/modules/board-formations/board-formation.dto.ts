import { boardFormationRules, type BoardFormationName, type NewBoardFormation } from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';
import { Follows } from '../../platform/http';

export class BoardFormationNameDto implements BoardFormationName {
  @Follows(boardFormationRules.formationName)
  name: string;
}

export class NewBoardFormationDto extends BoardFormationNameDto implements NewBoardFormation {
  @Follows(boardFormationRules.lineUp)
  lineUp: Board;
}
