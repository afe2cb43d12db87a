import { createElement, type ReactNode } from 'react';
import {
  Activity,
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  ArrowUpDown,
  Bell,
  Bold,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  CircleQuestionMark,
  CircleUserRound,
  Code,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FileText,
  Folder,
  GripVertical,
  Heading,
  Highlighter,
  History,
  House,
  Image,
  Images,
  Info,
  Italic,
  Keyboard,
  Link,
  List,
  ListChecks,
  ListFilter,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Lock,
  LogOut,
  Mail,
  Menu,
  MessageCircle,
  MessageSquare,
  Minus,
  Monitor,
  Moon,
  Palette,
  Pencil,
  Plus,
  Music,
  Presentation,
  Printer,
  QrCode,
  Redo2,
  Reply,
  RotateCcw,
  Rows3,
  Search,
  SendHorizontal,
  Settings,
  Share,
  Shield,
  ShieldCheck,
  Star,
  Strikethrough,
  Sun,
  Table,
  Tag,
  TextAlignStart,
  TextQuote,
  Trash2,
  TriangleAlert,
  Type,
  Underline,
  Undo2,
  Unlink,
  Upload,
  UsersRound,
  Video,
  WifiOff,
  X,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react';

export interface IconProps {
  /** Its edge in pixels; 18 without. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
}

/** An icon of the kit: a picture without words; what shows it says them. */
export type Icon = (props: IconProps) => ReactNode;

/** One stroke weight for all, thinner as the icon grows, so that a row of them has one colour. */
const icon = (drawing: LucideIcon, looks: LucideProps = {}): Icon =>
  function KitIcon({ size = 18 }) {
    const strokeWidth = size >= 24 ? 1.5 : 1.75;
    return createElement(drawing, { size, strokeWidth, 'aria-hidden': true, ...looks });
  };

export const ActivityIcon = /*#__PURE__*/ icon(Activity);
export const AdminIcon = /*#__PURE__*/ icon(ShieldCheck);
export const AudioIcon = /*#__PURE__*/ icon(Music);
export const AlignLeftIcon = /*#__PURE__*/ icon(TextAlignStart);
export const ArrowDownIcon = /*#__PURE__*/ icon(ArrowDown);
export const ArrowUpIcon = /*#__PURE__*/ icon(ArrowUp);
export const BackIcon = /*#__PURE__*/ icon(ArrowLeft);
export const BellIcon = /*#__PURE__*/ icon(Bell);
export const BoldIcon = /*#__PURE__*/ icon(Bold);
export const CalendarIcon = /*#__PURE__*/ icon(Calendar);
export const CheckIcon = /*#__PURE__*/ icon(Check);
export const ChecklistIcon = /*#__PURE__*/ icon(ListChecks);
export const ChevronDownIcon = /*#__PURE__*/ icon(ChevronDown);
export const ChevronLeftIcon = /*#__PURE__*/ icon(ChevronLeft);
export const ChevronRightIcon = /*#__PURE__*/ icon(ChevronRight);
export const ChevronsUpDownIcon = /*#__PURE__*/ icon(ChevronsUpDown);
export const CloseIcon = /*#__PURE__*/ icon(X);
export const CodeIcon = /*#__PURE__*/ icon(Code);
export const ColumnsIcon = /*#__PURE__*/ icon(Columns3);
export const CommentIcon = /*#__PURE__*/ icon(MessageSquare);
export const CopyIcon = /*#__PURE__*/ icon(Copy);
export const DividerIcon = /*#__PURE__*/ icon(Minus);
export const DownloadIcon = /*#__PURE__*/ icon(Download);
export const DragIcon = /*#__PURE__*/ icon(GripVertical);
export const EditIcon = /*#__PURE__*/ icon(Pencil);
export const ExternalLinkIcon = /*#__PURE__*/ icon(ExternalLink);
export const EyeIcon = /*#__PURE__*/ icon(Eye);
export const EyeOffIcon = /*#__PURE__*/ icon(EyeOff);
export const FileIcon = /*#__PURE__*/ icon(File);
export const FilterIcon = /*#__PURE__*/ icon(ListFilter);
export const HeadingIcon = /*#__PURE__*/ icon(Heading);
export const HelpIcon = /*#__PURE__*/ icon(CircleQuestionMark);
export const HighlightIcon = /*#__PURE__*/ icon(Highlighter);
export const HistoryIcon = /*#__PURE__*/ icon(History);
export const HomeIcon = /*#__PURE__*/ icon(House);
export const ImageIcon = /*#__PURE__*/ icon(Image);
export const IndentIcon = /*#__PURE__*/ icon(ListIndentIncrease);
export const InfoIcon = /*#__PURE__*/ icon(Info);
export const ItalicIcon = /*#__PURE__*/ icon(Italic);
export const KeyboardIcon = /*#__PURE__*/ icon(Keyboard);
export const LinkIcon = /*#__PURE__*/ icon(Link);
export const ListIcon = /*#__PURE__*/ icon(List);
export const LockIcon = /*#__PURE__*/ icon(Lock);
export const MailIcon = /*#__PURE__*/ icon(Mail);
export const MediaIcon = /*#__PURE__*/ icon(Images);
export const MenuIcon = /*#__PURE__*/ icon(Menu);
export const MinusIcon = /*#__PURE__*/ icon(Minus);
export const MonitorIcon = /*#__PURE__*/ icon(Monitor);
export const MoonIcon = /*#__PURE__*/ icon(Moon);
export const MoreIcon = /*#__PURE__*/ icon(Ellipsis);
export const NumberedListIcon = /*#__PURE__*/ icon(ListOrdered);
export const OfflineIcon = /*#__PURE__*/ icon(WifiOff);
export const OutdentIcon = /*#__PURE__*/ icon(ListIndentDecrease);
export const PageIcon = /*#__PURE__*/ icon(FileText);
export const PaletteIcon = /*#__PURE__*/ icon(Palette);
export const PlusIcon = /*#__PURE__*/ icon(Plus);
export const PrintIcon = /*#__PURE__*/ icon(Printer);
export const QrCodeIcon = /*#__PURE__*/ icon(QrCode);
export const QuoteIcon = /*#__PURE__*/ icon(TextQuote);
export const RedoIcon = /*#__PURE__*/ icon(Redo2);
export const ReopenIcon = /*#__PURE__*/ icon(RotateCcw);
export const ReplyIcon = /*#__PURE__*/ icon(Reply);
export const RowsIcon = /*#__PURE__*/ icon(Rows3);
export const SearchIcon = /*#__PURE__*/ icon(Search);
export const SendIcon = /*#__PURE__*/ icon(SendHorizontal);
export const SettingsIcon = /*#__PURE__*/ icon(Settings);
export const ShareIcon = /*#__PURE__*/ icon(Share);
export const SignOutIcon = /*#__PURE__*/ icon(LogOut);
export const SortIcon = /*#__PURE__*/ icon(ArrowUpDown);
export const StarIcon = /*#__PURE__*/ icon(Star);
export const StarFilledIcon = /*#__PURE__*/ icon(Star, { fill: 'currentColor' });
export const StrikeIcon = /*#__PURE__*/ icon(Strikethrough);
export const SuccessIcon = /*#__PURE__*/ icon(CircleCheck);
export const SunIcon = /*#__PURE__*/ icon(Sun);
export const TableIcon = /*#__PURE__*/ icon(Table);
export const TagIcon = /*#__PURE__*/ icon(Tag);
export const TeamIcon = /*#__PURE__*/ icon(Shield);
export const TextIcon = /*#__PURE__*/ icon(Type);
export const TrashIcon = /*#__PURE__*/ icon(Trash2);
export const UnderlineIcon = /*#__PURE__*/ icon(Underline);
export const UndoIcon = /*#__PURE__*/ icon(Undo2);
export const UnlinkIcon = /*#__PURE__*/ icon(Unlink);
export const UploadIcon = /*#__PURE__*/ icon(Upload);
export const UserIcon = /*#__PURE__*/ icon(CircleUserRound);
export const UsersIcon = /*#__PURE__*/ icon(UsersRound);
export const VideoIcon = /*#__PURE__*/ icon(Video);
export const WarningIcon = /*#__PURE__*/ icon(TriangleAlert);
export const WhatsappIcon = /*#__PURE__*/ icon(MessageCircle);
export const FolderIcon = /*#__PURE__*/ icon(Folder);
export const WhiteboardIcon = /*#__PURE__*/ icon(Presentation);
