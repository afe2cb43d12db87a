import { Check, CircleCheck, Eye, EyeOff, Info, TriangleAlert, X } from 'lucide-react';
import { icon } from './icon';

/** Icons of fields and messages; the screens of accounts load no others. */
export const CheckIcon = /*#__PURE__*/ icon(Check);
export const CloseIcon = /*#__PURE__*/ icon(X);
export const EyeIcon = /*#__PURE__*/ icon(Eye);
export const EyeOffIcon = /*#__PURE__*/ icon(EyeOff);
export const InfoIcon = /*#__PURE__*/ icon(Info);
export const SuccessIcon = /*#__PURE__*/ icon(CircleCheck);
export const WarningIcon = /*#__PURE__*/ icon(TriangleAlert);
