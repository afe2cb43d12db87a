import { pageTexts, type Page } from '@touchline/contract';
import {
  CheckIcon,
  CommentIcon,
  DownloadIcon,
  LinkIcon,
  MailIcon,
  MenuButton,
  type MenuEntry,
  PrintIcon,
  ShareIcon,
  toast,
} from '@touchline/ui-kit';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';

const loadExports = () =>
  import('./page-exports').catch((error: unknown) => {
    toast({ title: pageTexts.exportFailed, description: pageTexts.exportFailedDetail, tone: 'danger' });
    throw error;
  });

/** Opens the window before the code for it is loaded, because browsers allow that only during a user gesture. */
function print(page: Page): void {
  const view = window.open('', '_blank');
  loadExports().then(
    ({ printIn }) => printIn(view, page),
    () => view?.close(),
  );
}

function savePdf(page: Page): void {
  loadExports().then(
    ({ downloadPdf }) => downloadPdf(page),
    () => undefined,
  );
}

/** Menu entries that share a page: link, email, message, PDF, print. `isCopied` is true for a moment after the link was copied. */
export function useSharing(page: Page): { items: MenuEntry[]; isCopied: boolean } {
  const { id, title } = page;
  const url = `${origin}/pages/${id}`;
  const words = encodeURIComponent(`${title}\n${url}`);
  const { isCopied, copy } = useCopyLink(url);
  const items: MenuEntry[] = [
    { id: 'copy', label: pageTexts.copyLink, icon: LinkIcon, onAction: () => void copy() },
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
      onAction: () => savePdf(page),
    },
    {
      id: 'print',
      label: pageTexts.printableView,
      icon: PrintIcon,
      onAction: () => print(page),
    },
  ];
  return { items, isCopied };
}

/** Share menu; shows a check mark for a moment after the link was copied. */
export function ShareMenu({ items, isCopied }: ReturnType<typeof useSharing>) {
  const icon = isCopied ? CheckIcon : ShareIcon;
  return <MenuButton label={pageTexts.share} icon={icon} tone="quiet" items={items} />;
}
