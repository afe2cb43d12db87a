import { ChevronDown, ChevronLeft, ChevronRight, ChevronsUpDown, WifiOff } from 'lucide-react';
import { icon } from './icon';

/** Icons that the kit's menus, selections and navigation use. */
export const ChevronDownIcon = /*#__PURE__*/ icon(ChevronDown);
export const ChevronLeftIcon = /*#__PURE__*/ icon(ChevronLeft);
export const ChevronRightIcon = /*#__PURE__*/ icon(ChevronRight);
export const ChevronsUpDownIcon = /*#__PURE__*/ icon(ChevronsUpDown);
export const OfflineIcon = /*#__PURE__*/ icon(WifiOff);
