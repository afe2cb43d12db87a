import { FlipVertical2, Move, Presentation, SlidersHorizontal, Spline } from 'lucide-react';
import { icon } from './icon';

/** Icons of the editor of boards. */
export const BoardIcon = /*#__PURE__*/ icon(Presentation);
export const CurveIcon = /*#__PURE__*/ icon(Spline);
export const MirrorIcon = /*#__PURE__*/ icon(FlipVertical2);
export const MoveIcon = /*#__PURE__*/ icon(Move);
export const ViewIcon = /*#__PURE__*/ icon(SlidersHorizontal);
