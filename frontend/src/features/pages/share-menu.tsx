import { pageTexts, type Page } from '@touchline/contract';
import {
  CommentIcon,
  DownloadIcon,
  LinkIcon,
  MailIcon,
  MenuButton,
  PrintIcon,
  ShareIcon,
} from '@touchline/ui-kit';
import { origin } from '../../shared/browser';
import { copyLink } from '../../shared/copy-link';
import { downloadPdf, openPrintable } from './page-on-paper';

/** Ways to hand a page on: its link, a mail, a message, on paper. */
export function shareItems(page: Page) {
  const { id, title } = page;
  const url = `${origin}/pages/${id}`;
  const words = encodeURIComponent(`${title}\n${url}`);
  return [
    { id: 'copy', label: pageTexts.copyLink, icon: LinkIcon, onAction: () => void copyLink(url) },
    {
      id: 'email',
      label: pageTexts.shareByEmail,
      icon: MailIcon,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    },
    {
      id: 'whatsapp',
      label: pageTexts.shareByWhatsApp,
      icon: CommentIcon,
      href: `https://wa.me/?text=${words}`,
    },
    {
      id: 'pdf',
      label: pageTexts.downloadPdf,
      icon: DownloadIcon,
      onAction: () => void downloadPdf(page),
    },
    {
      id: 'print',
      label: pageTexts.printableView,
      icon: PrintIcon,
      onAction: () => void openPrintable(page),
    },
  ];
}

export function ShareMenu({ page }: { page: Page }) {
  return <MenuButton label={pageTexts.share} icon={ShareIcon} tone="quiet" items={shareItems(page)} />;
}
