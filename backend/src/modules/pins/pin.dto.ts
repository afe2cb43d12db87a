import { pinRules, teamRules, type PinKey } from '@touchline/contract';
import { Follows } from '../../platform/http';

export class PinContentDto {
  @Follows(teamRules.pinned)
  isPinned: boolean;
}

export class PinOrderDto {
  @Follows(pinRules.pinOrder)
  order: PinKey[];
}
