import { Maximize, Minimize, Pause, Play, Repeat, SkipBack, SkipForward } from 'lucide-react';
import { icon } from './icon';

/** Icons of the player of boards, which no first screen loads. PlayIcon is a drawn play, StartIcon starts one. */
export const StartIcon = /*#__PURE__*/ icon(Play, { fill: 'currentColor' });
export const PauseIcon = /*#__PURE__*/ icon(Pause, { fill: 'currentColor' });
export const NextStepIcon = /*#__PURE__*/ icon(SkipForward, { fill: 'currentColor' });
export const PreviousStepIcon = /*#__PURE__*/ icon(SkipBack, { fill: 'currentColor' });
export const RepeatIcon = /*#__PURE__*/ icon(Repeat);
export const FullScreenIcon = /*#__PURE__*/ icon(Maximize);
export const LeaveFullScreenIcon = /*#__PURE__*/ icon(Minimize);
