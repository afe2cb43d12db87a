import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUpToLine,
  AtSign,
  Bold,
  Code,
  Columns3,
  GripVertical,
  Heading,
  Heading2,
  Heading3,
  Heading4,
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
  PanelTop,
  Redo2,
  Rows3,
  Strikethrough,
  Table,
  TableCellsMerge,
  TableCellsSplit,
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
export const ForwardIcon = /*#__PURE__*/ icon(ArrowRight);
export const HeaderRowIcon = /*#__PURE__*/ icon(PanelTop);
export const HeadingIcon = /*#__PURE__*/ icon(Heading);
export const Heading2Icon = /*#__PURE__*/ icon(Heading2);
export const Heading3Icon = /*#__PURE__*/ icon(Heading3);
export const Heading4Icon = /*#__PURE__*/ icon(Heading4);
export const HighlightIcon = /*#__PURE__*/ icon(Highlighter);
export const ImageIcon = /*#__PURE__*/ icon(Image);
export const IndentIcon = /*#__PURE__*/ icon(ListIndentIncrease);
export const InsertAboveIcon = /*#__PURE__*/ icon(ArrowUpToLine);
export const InsertBelowIcon = /*#__PURE__*/ icon(ArrowDownToLine);
export const InsertLeftIcon = /*#__PURE__*/ icon(ArrowLeftToLine);
export const InsertRightIcon = /*#__PURE__*/ icon(ArrowRightToLine);
export const ItalicIcon = /*#__PURE__*/ icon(Italic);
export const KeyboardIcon = /*#__PURE__*/ icon(Keyboard);
export const ListIcon = /*#__PURE__*/ icon(List);
export const MediaIcon = /*#__PURE__*/ icon(Images);
export const MergeCellsIcon = /*#__PURE__*/ icon(TableCellsMerge);
export const MinusIcon = /*#__PURE__*/ icon(Minus);
export const NumberedListIcon = /*#__PURE__*/ icon(ListOrdered);
export const OutdentIcon = /*#__PURE__*/ icon(ListIndentDecrease);
export const PaletteIcon = /*#__PURE__*/ icon(Palette);
export const QuoteIcon = /*#__PURE__*/ icon(TextQuote);
export const RedoIcon = /*#__PURE__*/ icon(Redo2);
export const RowsIcon = /*#__PURE__*/ icon(Rows3);
export const SplitCellIcon = /*#__PURE__*/ icon(TableCellsSplit);
export const StrikeIcon = /*#__PURE__*/ icon(Strikethrough);
export const TableIcon = /*#__PURE__*/ icon(Table);
export const TextIcon = /*#__PURE__*/ icon(Type);
export const UnderlineIcon = /*#__PURE__*/ icon(Underline);
export const UndoIcon = /*#__PURE__*/ icon(Undo2);
export const UnlinkIcon = /*#__PURE__*/ icon(Unlink);
export const UploadIcon = /*#__PURE__*/ icon(Upload);
export const VideoIcon = /*#__PURE__*/ icon(Video);
export const MentionIcon = /*#__PURE__*/ icon(AtSign);
