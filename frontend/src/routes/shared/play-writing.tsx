import { mediaTexts, playTexts, type Play, type TeamSummary } from '@touchline/contract';
import { startTransition, useRef, useState } from 'react';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { PlayDialog } from '../../features/plays/play-dialog';
import { SignInAgain } from './sign-in-again';
import { useDiagramLibrary } from './use-diagram-library';
import { usePageMedia } from './use-page-media';

interface PlayWritingProps {
  team: TeamSummary;
  categoryId: number | null;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (play: Play) => void;
}

/** Dialog that creates a play, with the editor for its text and the media library. */
export function PlayWriting({ team, ...props }: PlayWritingProps) {
  const editor = useRef<EditorHandle>(null);
  const [again, setAgain] = useState<{ save: () => void }>();
  const media = usePageMedia(team.id, editor);
  const { diagrams, library } = useDiagramLibrary(team.id);
  return (
    <>
      <PlayDialog
        {...props}
        teamId={team.id}
        diagrams={diagrams}
        onSignedOut={(save) => setAgain({ save })}
        readText={(known) => editor.current?.flush() ?? known}
        obstacle={() => (media.isUploading() ? mediaTexts.leaveTitle : undefined)}
        text={({ content, onChange }) => (
          <PageEditor
            ref={editor}
            label={playTexts.content}
            placeholder={playTexts.contentPlaceholder}
            content={content}
            onChange={(read) => startTransition(() => onChange(read()))}
            {...media.editing}
          />
        )}
      />
      {media.library}
      {library}
      <SignInAgain
        isOpen={again !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAgain(undefined)}
        onDone={() => again?.save()}
        onSomeoneElse={() => location.assign('/')}
      />
    </>
  );
}
