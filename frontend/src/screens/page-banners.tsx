import { appTexts, savingTexts } from '@touchline/contract';
import { Banner, Button, Inline, ScreenNotices } from '@touchline/ui-kit';
import { copyPageText } from '../features/pages/copy-page-text';
import type { PageDraft, PageValues } from '../features/pages/page-draft';
import { isPassing, type Trouble, type TroubleKind } from '../features/pages/save-trouble';
import { useOnline } from '../shared/use-online';

interface RecoverableDraft {
  found?: { values: PageValues };
  restore: () => void;
  discard: () => void;
}

interface PageBannersProps {
  leftBehind: RecoverableDraft;
  draft: PageDraft;
  /** Whether unsaved work can be kept in this browser. */
  isKeeping: boolean;
  /** Whether saving will change what a reader sees, beside what was written. */
  isSimplified: boolean;
  onRetry: () => void;
  onSignIn: () => void;
  onSaveAsNew: () => void;
  onChoose: () => void;
}

/** Tells why something is not saved, over the lower edge of the window: what is written does not move. */
export function PageBanners({ leftBehind, draft, isKeeping, isSimplified, ...handlers }: PageBannersProps) {
  const { trouble, save, values } = draft;
  return (
    <ScreenNotices>
      {leftBehind.found && <RecoverableDraftBanner {...leftBehind} />}
      {trouble && <SaveErrorBanner {...{ trouble, values, isKeeping, ...handlers }} />}
      {save.state === 'conflict' && (
        <Banner
          tone="warning"
          action={<SmallButton label={savingTexts.choose} onPress={handlers.onChoose} />}
        >
          {savingTexts.conflictWaits}
        </Banner>
      )}
      {isSimplified && <Banner tone="info">{savingTexts.simplified}</Banner>}
      {!isKeeping && !trouble && <Banner tone="warning">{savingTexts.notKept}</Banner>}
    </ScreenNotices>
  );
}

function RecoverableDraftBanner({ restore, discard }: RecoverableDraft) {
  const action = (
    <Inline gap="8" wrap>
      <SmallButton label={savingTexts.restore} onPress={restore} />
      <SmallButton label={savingTexts.discard} onPress={discard} isQuiet />
    </Inline>
  );
  return (
    <Banner tone="info" action={action}>
      {savingTexts.leftBehind}
    </Banner>
  );
}

type Handlers = Pick<PageBannersProps, 'isKeeping' | 'onRetry' | 'onSignIn' | 'onSaveAsNew'>;
type SaveErrorProps = Handlers & { trouble: Trouble; values: PageValues };

/** Why it is not saved, calm where it passes by itself, and what can be done. */
function SaveErrorBanner({ trouble, values, isKeeping, ...handlers }: SaveErrorProps) {
  const isOnline = useOnline();
  // The layout says so already, over all screens.
  if (!isOnline && trouble.kind === 'unreachable' && isKeeping) return null;
  const copy = (
    <SmallButton key="copy" label={savingTexts.copyText} onPress={() => void copyPageText(values)} isQuiet />
  );
  const retry = <SmallButton label={appTexts.tryAgain} onPress={handlers.onRetry} />;
  const actions: Record<TroubleKind, React.ReactNode> = {
    unreachable: retry,
    busy: retry,
    signedOut: <SmallButton label={savingTexts.signInAgain} onPress={handlers.onSignIn} />,
    anotherUser: [
      <SmallButton key="again" label={savingTexts.signInAgain} onPress={handlers.onSignIn} />,
      copy,
    ],
    gone: [<SmallButton key="new" label={savingTexts.saveAsNew} onPress={handlers.onSaveAsNew} />, copy],
    forbidden: copy,
    tooLarge: copy,
    refused: retry,
  };
  return (
    <Banner
      tone={isPassing(trouble) ? 'warning' : 'danger'}
      action={
        <Inline gap="8" wrap>
          {actions[trouble.kind]}
        </Inline>
      }
    >
      {isKeeping ? trouble.message : messageWithoutLocalDraft(trouble)}
    </Banner>
  );
}

/** Nothing is promised that this browser cannot keep. */
const messageWithoutLocalDraft = ({ kind, message }: Trouble) =>
  kind === 'unreachable' || kind === 'busy' ? savingTexts.saveTroublesUnkept[kind] : message;

function SmallButton({ label, onPress, isQuiet }: { label: string; onPress: () => void; isQuiet?: boolean }) {
  return (
    <Button size="small" tone={isQuiet ? 'quiet' : 'neutral'} onPress={onPress}>
      {label}
    </Button>
  );
}
