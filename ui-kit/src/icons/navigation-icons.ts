import {
  Activity,
  ArrowUpDown,
  Bell,
  CircleQuestionMark,
  CircleUserRound,
  createLucideIcon,
  Ellipsis,
  FileText,
  House,
  LogOut,
  Menu,
  Monitor,
  Moon,
  Plus,
  Presentation,
  Search,
  Settings,
  Shield,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import { icon } from './icon';

/** A drawn play: an attacker, a defender and a run on a board. */
const Play = /*#__PURE__*/ createLucideIcon('play-board', [
  ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2', key: 'board' }],
  ['circle', { cx: '8', cy: '15', r: '1.75', key: 'attacker' }],
  ['path', { d: 'm14.5 8 3 3m0-3-3 3', key: 'defender' }],
  ['path', { d: 'M10.5 13.5c2 0 3-1.5 3-3', key: 'run' }],
]);

/** Icons of navigation and of the app's header. */
export const ActivityIcon = /*#__PURE__*/ icon(Activity);
export const AdminIcon = /*#__PURE__*/ icon(ShieldCheck);
export const BellIcon = /*#__PURE__*/ icon(Bell);
export const HelpIcon = /*#__PURE__*/ icon(CircleQuestionMark);
export const HomeIcon = /*#__PURE__*/ icon(House);
export const MenuIcon = /*#__PURE__*/ icon(Menu);
export const MonitorIcon = /*#__PURE__*/ icon(Monitor);
export const MoonIcon = /*#__PURE__*/ icon(Moon);
export const MoreIcon = /*#__PURE__*/ icon(Ellipsis);
export const PageIcon = /*#__PURE__*/ icon(FileText);
export const PlayIcon = /*#__PURE__*/ icon(Play);
export const PlusIcon = /*#__PURE__*/ icon(Plus);
export const SearchIcon = /*#__PURE__*/ icon(Search);
export const SettingsIcon = /*#__PURE__*/ icon(Settings);
export const SignOutIcon = /*#__PURE__*/ icon(LogOut);
export const SortIcon = /*#__PURE__*/ icon(ArrowUpDown);
export const SunIcon = /*#__PURE__*/ icon(Sun);
export const TeamIcon = /*#__PURE__*/ icon(Shield);
export const UserIcon = /*#__PURE__*/ icon(CircleUserRound);
export const WhiteboardIcon = /*#__PURE__*/ icon(Presentation);
