import { CopyPlus, Folder, History, ListFilter, Pin, PinOff, Tag } from 'lucide-react';
import { icon } from './icon';

/** Icons of lists, and of the menus of editors: a reader's page has none of them. */
export const DuplicateIcon = /*#__PURE__*/ icon(CopyPlus);
export const FilterIcon = /*#__PURE__*/ icon(ListFilter);
export const FolderIcon = /*#__PURE__*/ icon(Folder);
export const HistoryIcon = /*#__PURE__*/ icon(History);
export const PinIcon = /*#__PURE__*/ icon(Pin);
export const TagIcon = /*#__PURE__*/ icon(Tag);
export const UnpinIcon = /*#__PURE__*/ icon(PinOff);
