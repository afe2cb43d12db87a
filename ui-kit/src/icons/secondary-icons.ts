import {
  ArrowDown,
  ArrowUp,
  Calendar,
  Copy,
  CopyPlus,
  createLucideIcon,
  File,
  Lock,
  QrCode,
  RotateCcw,
  UsersRound,
} from 'lucide-react';
import { icon } from './icon';

/** A drawn play: an attacker, a defender and a run on a board. */
const Play = /*#__PURE__*/ createLucideIcon('play-board', [
  ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2', key: 'board' }],
  ['circle', { cx: '8', cy: '15', r: '1.75', key: 'attacker' }],
  ['path', { d: 'm14.5 8 3 3m0-3-3 3', key: 'defender' }],
  ['path', { d: 'M10.5 13.5c2 0 3-1.5 3-3', key: 'run' }],
]);

/** Icons used only outside of the first screens, so that a first visit does not load them. */
export const ArrowDownIcon = /*#__PURE__*/ icon(ArrowDown);
export const ArrowUpIcon = /*#__PURE__*/ icon(ArrowUp);
export const CalendarIcon = /*#__PURE__*/ icon(Calendar);
export const CopyIcon = /*#__PURE__*/ icon(Copy);
export const DuplicateIcon = /*#__PURE__*/ icon(CopyPlus);
export const FileIcon = /*#__PURE__*/ icon(File);
export const LockIcon = /*#__PURE__*/ icon(Lock);
export const PlayIcon = /*#__PURE__*/ icon(Play);
export const QrCodeIcon = /*#__PURE__*/ icon(QrCode);
export const ReopenIcon = /*#__PURE__*/ icon(RotateCcw);
export const UsersIcon = /*#__PURE__*/ icon(UsersRound);
