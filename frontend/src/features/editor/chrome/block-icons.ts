import {
  ChecklistIcon,
  CodeIcon,
  DividerIcon,
  HeadingIcon,
  ImageIcon,
  InfoIcon,
  ListIcon,
  MediaIcon,
  NumberedListIcon,
  QuoteIcon,
  SuccessIcon,
  TableIcon,
  TextIcon,
  WarningIcon,
  type Icon,
} from '@touchline/ui-kit';

const icons: Record<string, Icon> = {
  text: TextIcon,
  'bulleted-list': ListIcon,
  'numbered-list': NumberedListIcon,
  checklist: ChecklistIcon,
  table: TableIcon,
  quote: QuoteIcon,
  'callout-info': InfoIcon,
  'callout-tip': SuccessIcon,
  'callout-warning': WarningIcon,
  code: CodeIcon,
  divider: DividerIcon,
  image: ImageIcon,
  'media-library': MediaIcon,
};

/** Returns the icon of an insertable by its id. */
export const blockIcon = (id: string): Icon => icons[id] ?? HeadingIcon;
