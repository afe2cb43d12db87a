import {
  Bold,
  Code,
  Columns3,
  GripVertical,
  Heading,
  Highlighter,
  Image,
  Images,
  Italic,
  Keyboard,
  List,
  ListChecks,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Minus,
  Music,
  Palette,
  Redo2,
  Rows3,
  Strikethrough,
  Table,
  TextAlignStart,
  TextQuote,
  Type,
  Underline,
  Undo2,
  Unlink,
  Upload,
  Video,
} from 'lucide-react';
import { icon } from './icon';

/** Icons of the editor and its media. */
export const AudioIcon = /*#__PURE__*/ icon(Music);
export const AlignLeftIcon = /*#__PURE__*/ icon(TextAlignStart);
export const BoldIcon = /*#__PURE__*/ icon(Bold);
export const ChecklistIcon = /*#__PURE__*/ icon(ListChecks);
export const CodeIcon = /*#__PURE__*/ icon(Code);
export const ColumnsIcon = /*#__PURE__*/ icon(Columns3);
export const DividerIcon = /*#__PURE__*/ icon(Minus);
export const DragIcon = /*#__PURE__*/ icon(GripVertical);
export const HeadingIcon = /*#__PURE__*/ icon(Heading);
export const HighlightIcon = /*#__PURE__*/ icon(Highlighter);
export const ImageIcon = /*#__PURE__*/ icon(Image);
export const IndentIcon = /*#__PURE__*/ icon(ListIndentIncrease);
export const ItalicIcon = /*#__PURE__*/ icon(Italic);
export const KeyboardIcon = /*#__PURE__*/ icon(Keyboard);
export const ListIcon = /*#__PURE__*/ icon(List);
export const MediaIcon = /*#__PURE__*/ icon(Images);
export const MinusIcon = /*#__PURE__*/ icon(Minus);
export const NumberedListIcon = /*#__PURE__*/ icon(ListOrdered);
export const OutdentIcon = /*#__PURE__*/ icon(ListIndentDecrease);
export const PaletteIcon = /*#__PURE__*/ icon(Palette);
export const QuoteIcon = /*#__PURE__*/ icon(TextQuote);
export const RedoIcon = /*#__PURE__*/ icon(Redo2);
export const RowsIcon = /*#__PURE__*/ icon(Rows3);
export const StrikeIcon = /*#__PURE__*/ icon(Strikethrough);
export const TableIcon = /*#__PURE__*/ icon(Table);
export const TextIcon = /*#__PURE__*/ icon(Type);
export const UnderlineIcon = /*#__PURE__*/ icon(Underline);
export const UndoIcon = /*#__PURE__*/ icon(Undo2);
export const UnlinkIcon = /*#__PURE__*/ icon(Unlink);
export const UploadIcon = /*#__PURE__*/ icon(Upload);
export const VideoIcon = /*#__PURE__*/ icon(Video);
