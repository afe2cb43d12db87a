import { SignInAgain } from '../sign-in-again';
import { ContentConflict } from './content-conflict';
import type { Writing } from './use-writing';

/** Dialogs of saving: conflict and sign-in. */
export function WritingDialogs({ writing }: { writing: Writing }) {
  return (
    <>
      <ContentConflict writing={writing} />
      <SignInAgain
        isOpen={writing.isSigningIn}
        onOpenChange={writing.setSigningIn}
        onDone={writing.saveNow}
        onSomeoneElse={writing.leaveToOther}
      />
    </>
  );
}
