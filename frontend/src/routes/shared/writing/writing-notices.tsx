import { LeaveWithUploads } from './leave-with-uploads';
import type { Writing } from './use-writing';
import { WritingBanners } from './writing-banners';
import { ContentConflict } from './content-conflict';
import { SignInAgain } from '../sign-in-again';

interface WritingNoticesProps {
  writing: Writing;
  /** The version of which the editor cannot keep everything. */
  simplified: number | undefined;
  isUploading: () => boolean;
}

/** Banners and dialogs of a page or play that is edited. */
export function WritingNotices({ writing, simplified, isUploading }: WritingNoticesProps) {
  const { draft, blocker, save } = writing;
  return (
    <>
      <WritingBanners writing={writing} isSimplified={draft.saved.version === simplified} />
      <ContentConflict writing={writing} />
      <SignInAgain
        isOpen={writing.isSigningIn}
        onOpenChange={writing.setSigningIn}
        onDone={writing.saveNow}
        onSomeoneElse={writing.leaveToOther}
      />
      <LeaveWithUploads blocker={blocker} isUploading={isUploading} save={save} />
    </>
  );
}
