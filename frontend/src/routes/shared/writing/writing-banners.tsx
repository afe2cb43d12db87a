import { appTexts, savingTexts, type SavingTexts } from '@touchline/contract';
import { Banner, Button, Inline, ScreenBanners } from '@touchline/ui-kit';
import { copyPageText } from '../../../features/pages/copy-page-text';
import type { ContentValues } from '../../../shared/drafts/draft';
import { isTransient, type SaveError, type SaveErrorKind } from '../../../shared/drafts/save-error';
import { useOnline } from '../../../shared/hooks/use-online';
import type { Writing } from './use-writing';

interface RecoverableDraft {
  found?: { values: ContentValues };
  restore: () => void;
  discard: () => void;
}

type SaveHandlers = Pick<Writing, 'saveNow' | 'saveAsNew' | 'setSigningIn' | 'setPutOff'>;

interface WritingBannersProps {
  writing: Pick<Writing, 'draft' | 'texts' | 'isSavedLocally'> &
    SaveHandlers & { recoverable: RecoverableDraft };
  /** Saving will change what a reader sees beyond the user's edits. */
  isSimplified: boolean;
}

/** Banners about saving, fixed to the lower edge of the window, so that the text does not shift. */
export function WritingBanners({ writing, isSimplified }: WritingBannersProps) {
  const { texts, recoverable, isSavedLocally } = writing;
  const { saveError, save, values } = writing.draft;
  return (
    <ScreenBanners>
      {recoverable.found && <RecoverableDraftBanner {...recoverable} />}
      {saveError && (
        <SaveErrorBanner
          texts={texts}
          saveError={saveError}
          values={values}
          isSavedLocally={isSavedLocally}
          onRetry={writing.saveNow}
          onSignIn={() => writing.setSigningIn(true)}
          onSaveAsNew={writing.saveAsNew}
        />
      )}
      {save.state === 'conflict' && (
        <Banner
          tone="warning"
          action={<SmallButton label={savingTexts.choose} onPress={() => writing.setPutOff(false)} />}
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

interface SaveErrorProps {
  texts: SavingTexts;
  saveError: SaveError;
  values: ContentValues;
  /** Unsaved changes can be stored in this browser. */
  isSavedLocally: boolean;
  onRetry: () => void;
  onSignIn: () => void;
  onSaveAsNew: () => void;
}

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
