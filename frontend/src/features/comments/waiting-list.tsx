import { appTexts, commentTexts } from '@touchline/contract';
import { Button, Inline, OfflineIcon, Stack, Text, ThreadItem } from '@touchline/ui-kit';
import { useDiscussion } from './discussion-context';
import { isAbout, useWaitingComments, waitingComments, type WaitingComment } from './waiting-comments';

/** Queued new threads of this page or play. */
export const WaitingThreads = () => <Waiting parentId={null} depth={0} />;

/** Queued replies to a comment. */
export const WaitingReplies = ({ to, depth }: { to: number; depth: number }) => (
  <Waiting parentId={to} depth={depth} />
);

function Waiting({ parentId, depth }: { parentId: number | null; depth: number }) {
  const { content, userId } = useDiscussion();
  const here = useWaitingComments().filter(
    (each) =>
      each.userId === userId && isAbout(each, content) && (each.comment.parentId ?? null) === parentId,
  );
  return here.map((each) => <WaitingItem key={each.comment.clientId} waiting={each} depth={depth} />);
}

function WaitingItem({ waiting, depth }: { waiting: WaitingComment; depth: number }) {
  const { clientId, content } = waiting.comment;
  return (
    <ThreadItem depth={depth} label={commentTexts.waiting}>
      <Stack gap="4">
        <Text preserveLines isUserText>
          {content}
        </Text>
        <Inline gap="8" wrap>
          <OfflineIcon size={14} />
          <Text size="12" tone={waiting.isRefused ? 'danger' : 'muted'}>
            {waiting.isRefused ? commentTexts.createFailed : commentTexts.waitingLead}
          </Text>
          {waiting.isRefused && (
            <Button size="small" tone="quiet" onPress={() => void waitingComments.mark(clientId, false)}>
              {appTexts.tryAgain}
            </Button>
          )}
          <Button size="small" tone="quiet" onPress={() => void waitingComments.remove(clientId)}>
            {commentTexts.discard}
          </Button>
        </Inline>
      </Stack>
    </ThreadItem>
  );
}
