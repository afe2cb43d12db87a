import { ThumbsUp } from 'lucide-react';
import { icon } from './icon';

/** Icons of reactions, apart from the others, because only discussions with comments load them. */
export const AgreeIcon = /*#__PURE__*/ icon(ThumbsUp);
