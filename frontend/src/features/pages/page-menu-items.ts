import { pageListTexts, pageTexts, type Page } from '@touchline/contract';
import {
  DownloadIcon,
  LinkIcon,
  MailIcon,
  type MenuEntry,
  CommentIcon,
  PrintIcon,
  toast,
} from '@touchline/ui-kit';

export { sunlightGroup } from '../../shared/reading/sunlight-group';

const loadExports = () =>
  import('./page-exports').catch((error: unknown) => {
    toast({
      title: pageListTexts.exportFailed,
      description: pageListTexts.exportFailedDetail,
      tone: 'danger',
    });
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
    ({ downloadPdf }) => downloadPdf({ kind: 'page', id: page.id }),
    () => undefined,
  );
}

/** Menu entries that share a page: link, email, message, PDF, print. */
export function sharingItems(page: Page, url: string, copy: () => Promise<void>): MenuEntry[] {
  const { title } = page;
  return [
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
      href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
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
}
