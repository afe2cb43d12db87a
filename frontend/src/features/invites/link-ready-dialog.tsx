import { linkTexts as texts, type InviteLink, type TeamSummary } from '@touchline/contract';
import { Button, Dialog, Inline, Skeleton, Spacer, Text } from '@touchline/ui-kit';
import { lazyContent } from '../../shared/lazy-content';
import { useTimeFormat } from '../../shared/time-format';

/** Lazy: QR code and poster are needed only once a link is shown. */
const LinkReady = lazyContent(async () => (await import('./link-ready')).LinkReady);

interface LinkReadyDialogProps {
  team: TeamSummary;
  link: InviteLink;
  onClose: () => void;
}

/** Dialog with the address of a link, and all ways to pass it on. */
export function LinkReadyDialog({ team, link, onClose }: LinkReadyDialogProps) {
  return (
    <Dialog
      title={texts.readyTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <Inline gap="16" align="center">
          <Text size="14" tone="muted">
            <Validity link={link} />
          </Text>
          <Spacer />
          <Button onPress={onClose}>{texts.done}</Button>
        </Inline>
      }
    >
      <LinkReady fallback={<Skeleton height="160" />} team={team} link={link} />
    </Dialog>
  );
}

function Validity({ link: { expiresAt, maxUses, usedCount } }: { link: InviteLink }) {
  const { longDate } = useTimeFormat();
  const expiry = expiresAt ? texts.expiresOn(longDate(expiresAt)) : texts.neverExpires;
  const uses = maxUses === null ? texts.unlimitedUses : texts.usesLeft(Math.max(0, maxUses - usedCount));
  return `${expiry} \u00b7 ${uses}`;
}
