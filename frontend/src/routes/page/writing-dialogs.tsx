import { SignInAgain } from '../shared/sign-in-again';
import { PageConflict } from './page-conflict';
import type { Writing } from './use-writing';

/** Dialogs of saving: conflict and sign-in. */
export function WritingDialogs({ writing }: { writing: Writing }) {
  return (
    <>
      <PageConflict writing={writing} />
      <SignInAgain
        isOpen={writing.isSigningIn}
        onOpenChange={writing.setSigningIn}
        onDone={writing.saveNow}
        onSomeoneElse={writing.leaveToOther}
      />
    </>
  );
}
