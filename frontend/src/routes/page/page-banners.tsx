import { appTexts, savingTexts, type SavingTexts } from '@touchline/contract';
import { Banner, Button, Inline, ScreenBanners } from '@touchline/ui-kit';
import { copyPageText } from '../../features/pages/copy-page-text';
import type { Draft, ContentValues } from '../../shared/drafts/draft';
import { isTransient, type SaveError, type SaveErrorKind } from '../../shared/drafts/save-error';
import { useOnline } from '../../shared/hooks/use-online';

interface RecoverableDraft {
  found?: { values: ContentValues };
  restore: () => void;
  discard: () => void;
}

interface PageBannersProps {
  texts: SavingTexts;
  recoverable: RecoverableDraft;
  draft: Draft;
  /** Unsaved changes can be stored in this browser. */
  isSavedLocally: boolean;
  /** Saving will change what a reader sees beyond the user's edits. */
  isSimplified: boolean;
  onRetry: () => void;
  onSignIn: () => void;
  onSaveAsNew: () => void;
  onChoose: () => void;
}

/** Banners about saving, fixed to the lower edge of the window, so that the text does not shift. */
export function PageBanners({
  texts,
  recoverable,
  draft,
  isSavedLocally,
  isSimplified,
  ...handlers
}: PageBannersProps) {
  const { saveError, save, values } = draft;
  return (
    <ScreenBanners>
      {recoverable.found && <RecoverableDraftBanner {...recoverable} />}
      {saveError && (
        <SaveErrorBanner
          texts={texts}
          saveError={saveError}
          values={values}
          isSavedLocally={isSavedLocally}
          {...handlers}
        />
      )}
      {save.state === 'conflict' && (
        <Banner
          tone="warning"
          action={<SmallButton label={savingTexts.choose} onPress={handlers.onChoose} />}
        >
          {texts.conflictWaits}
        </Banner>
      )}
      {isSimplified && <Banner tone="info">{savingTexts.simplified}</Banner>}
      {!isSavedLocally && !saveError && <Banner tone="warning">{savingTexts.notKept}</Banner>}
    </ScreenBanners>
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

type Handlers = Pick<PageBannersProps, 'isSavedLocally' | 'onRetry' | 'onSignIn' | 'onSaveAsNew'>;
type SaveErrorProps = Handlers & { texts: SavingTexts; saveError: SaveError; values: ContentValues };

/** Explains a save error, as a warning if it is transient, and offers what the user can do. */
function SaveErrorBanner({ texts, saveError, values, isSavedLocally, ...handlers }: SaveErrorProps) {
  const isOnline = useOnline();
  // The app layout shows the offline banner already.
  if (!isOnline && saveError.kind === 'unreachable' && isSavedLocally) return null;
  const copy = (
    <SmallButton key="copy" label={savingTexts.copyText} onPress={() => void copyPageText(values)} isQuiet />
  );
  const retry = <SmallButton label={appTexts.tryAgain} onPress={handlers.onRetry} />;
  const actions: Record<SaveErrorKind, React.ReactNode> = {
    unreachable: retry,
    busy: retry,
    signedOut: <SmallButton label={savingTexts.signInAgain} onPress={handlers.onSignIn} />,
    anotherUser: [
      <SmallButton key="again" label={savingTexts.signInAgain} onPress={handlers.onSignIn} />,
      copy,
    ],
    gone: [<SmallButton key="new" label={texts.saveAsNew} onPress={handlers.onSaveAsNew} />, copy],
    forbidden: copy,
    tooLarge: copy,
    refused: retry,
  };
  return (
    <Banner
      tone={isTransient(saveError) ? 'warning' : 'danger'}
      action={
        <Inline gap="8" wrap>
          {actions[saveError.kind]}
        </Inline>
      }
    >
      {isSavedLocally ? saveError.message : messageWithoutLocalDraft(saveError)}
    </Banner>
  );
}

/** Returns a message that does not promise a local draft. */
const messageWithoutLocalDraft = ({ kind, message }: SaveError) =>
  kind === 'unreachable' || kind === 'busy' ? savingTexts.saveTroublesUnkept[kind] : message;

function SmallButton({ label, onPress, isQuiet }: { label: string; onPress: () => void; isQuiet?: boolean }) {
  return (
    <Button size="small" tone={isQuiet ? 'quiet' : 'neutral'} onPress={onPress}>
      {label}
    </Button>
  );
}
