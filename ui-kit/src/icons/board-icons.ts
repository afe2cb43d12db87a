import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  FlipVertical2,
  Move,
  Presentation,
  RotateCwSquare,
  SlidersHorizontal,
  Spline,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { icon } from './icon';

/** Icons of the editor of boards. */
export const BoardIcon = /*#__PURE__*/ icon(Presentation);
export const CurveIcon = /*#__PURE__*/ icon(Spline);
export const LargerIcon = /*#__PURE__*/ icon(ZoomIn);
export const MirrorIcon = /*#__PURE__*/ icon(FlipVertical2);
export const MoveIcon = /*#__PURE__*/ icon(Move);
export const NudgeDownIcon = /*#__PURE__*/ icon(ArrowDown);
export const NudgeLeftIcon = /*#__PURE__*/ icon(ArrowLeft);
export const NudgeRightIcon = /*#__PURE__*/ icon(ArrowRight);
export const NudgeUpIcon = /*#__PURE__*/ icon(ArrowUp);
export const SmallerIcon = /*#__PURE__*/ icon(ZoomOut);
export const TurnIcon = /*#__PURE__*/ icon(RotateCwSquare);
export const ViewIcon = /*#__PURE__*/ icon(SlidersHorizontal);
