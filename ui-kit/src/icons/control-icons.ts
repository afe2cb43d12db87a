import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  Eye,
  EyeOff,
  Info,
  TriangleAlert,
  WifiOff,
  X,
} from 'lucide-react';
import { icon } from './icon';

/** Icons that the kit's own controls use; the sign-in screen loads no others. */
export const CheckIcon = /*#__PURE__*/ icon(Check);
export const ChevronDownIcon = /*#__PURE__*/ icon(ChevronDown);
export const ChevronLeftIcon = /*#__PURE__*/ icon(ChevronLeft);
export const ChevronRightIcon = /*#__PURE__*/ icon(ChevronRight);
export const ChevronsUpDownIcon = /*#__PURE__*/ icon(ChevronsUpDown);
export const CloseIcon = /*#__PURE__*/ icon(X);
export const EyeIcon = /*#__PURE__*/ icon(Eye);
export const EyeOffIcon = /*#__PURE__*/ icon(EyeOff);
export const InfoIcon = /*#__PURE__*/ icon(Info);
export const OfflineIcon = /*#__PURE__*/ icon(WifiOff);
export const SuccessIcon = /*#__PURE__*/ icon(CircleCheck);
export const WarningIcon = /*#__PURE__*/ icon(TriangleAlert);
