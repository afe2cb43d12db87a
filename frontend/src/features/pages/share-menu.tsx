import { pageTexts, type Page } from '@touchline/contract';
import { LinkIcon, MailIcon, CommentIcon, MenuButton, ShareIcon, toast } from '@touchline/ui-kit';

/** Ways to hand a page on: its link, a mail, a message. */
export function shareItems({ id, title }: Page) {
  const url = `${location.origin}/pages/${id}`;
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
  ];
}

export function ShareMenu({ page }: { page: Page }) {
  return <MenuButton label={pageTexts.share} icon={ShareIcon} tone="quiet" items={shareItems(page)} />;
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: pageTexts.linkCopied, tone: 'success' });
  } catch {
    toast({ title: pageTexts.copyFailed, description: pageTexts.copyFailedDetail, tone: 'danger' });
  }
}
