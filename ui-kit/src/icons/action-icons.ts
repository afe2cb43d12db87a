import {
  ArrowLeft,
  Download,
  ExternalLink,
  Link,
  Mail,
  MessageCircle,
  ListTree,
  MessageSquare,
  BookOpen,
  Pencil,
  Printer,
  Reply,
  SendHorizontal,
  Share,
  Star,
  Trash2,
} from 'lucide-react';
import { icon } from './icon';

/** Icons of actions on the current page or item. */
export const BackIcon = /*#__PURE__*/ icon(ArrowLeft);
export const CommentIcon = /*#__PURE__*/ icon(MessageSquare);
export const ContentsIcon = /*#__PURE__*/ icon(ListTree);
export const DownloadIcon = /*#__PURE__*/ icon(Download);
export const ReadIcon = /*#__PURE__*/ icon(BookOpen);
export const EditIcon = /*#__PURE__*/ icon(Pencil);
export const ExternalLinkIcon = /*#__PURE__*/ icon(ExternalLink);
export const LinkIcon = /*#__PURE__*/ icon(Link);
export const MailIcon = /*#__PURE__*/ icon(Mail);
export const PrintIcon = /*#__PURE__*/ icon(Printer);
export const ReplyIcon = /*#__PURE__*/ icon(Reply);
export const SendIcon = /*#__PURE__*/ icon(SendHorizontal);
export const ShareIcon = /*#__PURE__*/ icon(Share);
export const StarIcon = /*#__PURE__*/ icon(Star);
export const StarFilledIcon = /*#__PURE__*/ icon(Star, { fill: 'currentColor' });
export const TrashIcon = /*#__PURE__*/ icon(Trash2);
export const WhatsappIcon = /*#__PURE__*/ icon(MessageCircle);
