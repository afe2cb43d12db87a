import { appTexts, savingTexts } from '@touchline/contract';
import { Banner, Button, Inline, ScreenNotices } from '@touchline/ui-kit';
import { copyPageText } from '../features/pages/copy-page-text';
import type { PageDraft, PageValues } from '../features/pages/page-draft';
import { isPassing, type Trouble, type TroubleKind } from '../features/pages/save-trouble';
import { useOnline } from '../shared/use-online';

interface LeftBehind {
  found?: { values: PageValues };
  restore: () => void;
  discard: () => void;
}

interface PageNoticesProps {
  leftBehind: LeftBehind;
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
export function PageNotices({ leftBehind, draft, isKeeping, isSimplified, ...answers }: PageNoticesProps) {
  const { trouble, save, values } = draft;
  return (
    <ScreenNotices>
      {leftBehind.found && <LeftBehindNotice {...leftBehind} />}
      {trouble && <TroubleNotice {...{ trouble, values, isKeeping, ...answers }} />}
      {save.state === 'conflict' && (
        <Banner tone="warning" action={<Small label={savingTexts.choose} onPress={answers.onChoose} />}>
          {savingTexts.conflictWaits}
        </Banner>
      )}
      {isSimplified && <Banner tone="info">{savingTexts.simplified}</Banner>}
      {!isKeeping && !trouble && <Banner tone="warning">{savingTexts.notKept}</Banner>}
    </ScreenNotices>
  );
}

function LeftBehindNotice({ restore, discard }: LeftBehind) {
  const action = (
    <Inline gap="8" wrap>
      <Small label={savingTexts.restore} onPress={restore} />
      <Small label={savingTexts.discard} onPress={discard} isQuiet />
    </Inline>
  );
  return (
    <Banner tone="info" action={action}>
      {savingTexts.leftBehind}
    </Banner>
  );
}

type Answers = Pick<PageNoticesProps, 'isKeeping' | 'onRetry' | 'onSignIn' | 'onSaveAsNew'>;
type TroubleProps = Answers & { trouble: Trouble; values: PageValues };

/** Why it is not saved, calm where it passes by itself, and what can be done. */
function TroubleNotice({ trouble, values, isKeeping, ...answers }: TroubleProps) {
  const isOnline = useOnline();
  // The layout says so already, over all screens.
  if (!isOnline && trouble.kind === 'unreachable' && isKeeping) return null;
  const copy = (
    <Small key="copy" label={savingTexts.copyText} onPress={() => void copyPageText(values)} isQuiet />
  );
  const retry = <Small label={appTexts.tryAgain} onPress={answers.onRetry} />;
  const actions: Record<TroubleKind, React.ReactNode> = {
    unreachable: retry,
    busy: retry,
    signedOut: <Small label={savingTexts.signInAgain} onPress={answers.onSignIn} />,
    anotherUser: [<Small key="again" label={savingTexts.signInAgain} onPress={answers.onSignIn} />, copy],
    gone: [<Small key="new" label={savingTexts.saveAsNew} onPress={answers.onSaveAsNew} />, copy],
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
      {isKeeping ? trouble.message : unkept(trouble)}
    </Banner>
  );
}

/** Nothing is promised that this browser cannot keep. */
const unkept = ({ kind, message }: Trouble) =>
  kind === 'unreachable' || kind === 'busy' ? savingTexts.saveTroublesUnkept[kind] : message;

function Small({ label, onPress, isQuiet }: { label: string; onPress: () => void; isQuiet?: boolean }) {
  return (
    <Button size="small" tone={isQuiet ? 'quiet' : 'neutral'} onPress={onPress}>
      {label}
    </Button>
  );
}
