import { ArrowDown, ArrowUp, Calendar, Copy, File, Lock, QrCode, RotateCcw, UsersRound } from 'lucide-react';
import { icon } from './icon';

/** Icons used only outside of the first screens, so that a first visit does not load them. */
export const ArrowDownIcon = /*#__PURE__*/ icon(ArrowDown);
export const ArrowUpIcon = /*#__PURE__*/ icon(ArrowUp);
export const CalendarIcon = /*#__PURE__*/ icon(Calendar);
export const CopyIcon = /*#__PURE__*/ icon(Copy);
export const FileIcon = /*#__PURE__*/ icon(File);
export const LockIcon = /*#__PURE__*/ icon(Lock);
export const QrCodeIcon = /*#__PURE__*/ icon(QrCode);
export const ReopenIcon = /*#__PURE__*/ icon(RotateCcw);
export const UsersIcon = /*#__PURE__*/ icon(UsersRound);
