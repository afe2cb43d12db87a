import { commentTexts, type ContentKind, type Standing } from '@touchline/contract';
import { CommentIcon, media, SelectionButton } from '@touchline/ui-kit';
import {
  memo,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react';
import type { BoardAnchors } from '../../features/comments/board-anchors';
import type { AnchorTracker } from '../../features/comments/anchors/anchor-tracker';
import { useAnchors } from '../../features/comments/anchors/use-anchors';
import { Discussion } from '../../features/comments/discussion';
import { NEW_THREAD, withNewThread } from '../../features/comments/new-thread';
import { useAnchoredThreads } from '../../features/comments/use-anchored-threads';
import { useCommentKey } from '../../features/comments/use-comment-key';
import { useQuote } from '../../features/comments/use-quote';
import type { Quote } from '../../features/comments/text-position';
import { useSelectedQuote } from '../../features/comments/use-selected-quote';
import { lazyWithPreload } from '../../shared/lazy-with-preload';

/** Lazy: the page is read before, and most pages have no thread on words. */
const ThreadsBeside = lazyWithPreload(
  async () => (await import('../../features/comments/threads-beside')).ThreadsBeside,
);

/** Ways from the board of a play to the discussion. */
export interface DiscussionHandle {
  /** Begins a comment on a position, after words of the comment that were not sent. */
  comment: (quote: Quote) => void;
  /** Returns true if the thread opens beside the board. */
  open: (threadId: number) => boolean;
}

interface ContentDiscussionProps {
  kind: ContentKind;
  id: number;
  teamId: number;
  standing: Standing;
  /** Element in which text can be selected for a quote. */
  text: HTMLElement | null;
  /** Element beside the text for threads beside their words; without it they are below the text only. */
  margin?: HTMLElement | null;
  board?: BoardAnchors;
  /** Receives the element for tools near selected text. */
  takeTools?: (element: HTMLDivElement | null) => void;
  ref?: Ref<DiscussionHandle>;
}

/** The thread whose quote is highlighted. */
interface OpenedThread {
  id: number;
  /** True if the user came from the quote to the thread; false if the press only placed the caret. */
  isGoneTo: boolean;
}

/** Discussion of a page or play, highlights of its quotes, and the button that comments on selected text. */
export const ContentDiscussion = memo(function ContentDiscussion(props: ContentDiscussionProps) {
  const { kind, id: contentId, teamId, standing, text, margin, board, takeTools, ref } = props;
  const content = useMemo(() => ({ kind, id: contentId, teamId }), [kind, contentId, teamId]);
  const discussion = useRef<HTMLElement>(null);
  const [quote, setQuote] = useQuote(content);
  const [opened, setOpened] = useState<OpenedThread>();
  const [pointedAt, setPointedAt] = useState<number>();
  const active = pointedAt ?? opened?.id;
  const written = opened?.id === NEW_THREAD ? quote : undefined;
  const anchored = useAnchoredThreads(content);
  const threads = useMemo(() => (written ? withNewThread(anchored, written) : anchored), [anchored, written]);
  const open = (id: number | undefined, isWriting: boolean) =>
    setOpened(id === undefined ? undefined : { id, isGoneTo: !isWriting });
  const { states, tracker } = useAnchors(text, {
    threads,
    active,
    // A press beside the words keeps the form of a new comment.
    onOpen: (id, isWriting) => (id === undefined && written ? undefined : open(id, isWriting)),
  });
  const selected = useSelectedQuote(tracker);

  /** The thread opens beside its words or the board instead of below the page. */
  const isBeside = (id: number) =>
    Boolean(margin) &&
    (id === NEW_THREAD || board?.beside.includes(id) || (states.has(id) && states.get(id) !== 'lost'));
  const beside = besideState(opened, isBeside);
  const commentOn = (words: Quote) => {
    setQuote(words);
    document.getSelection()?.removeAllRanges();
    if (margin && matchMedia(`${media.belowTablet}, ${media.beside}`).matches) return open(NEW_THREAD, true);
    discussion.current?.scrollIntoView({ block: 'start' });
    discussion.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const comment = () => {
    const words = selected?.quote();
    if (words) commentOn(words);
  };
  const openAnywhere = (id: number) => {
    open(id, false);
    return isBeside(id);
  };
  useImperativeHandle(ref, () => ({ comment: commentOn, open: openAnywhere }));
  const keys = useCommentKey(selected && comment);
  const showWords = (id: number) => {
    setOpened({ id, isGoneTo: false });
    if (board?.states.has(id)) return board.onShow(id, true);
    const words = tracker?.elementOf(id);
    words?.scrollIntoView({ block: 'center' });
  };

  return (
    <>
      <SelectionButton
        label={commentTexts.comment}
        keys={keys}
        icon={CommentIcon}
        at={selected?.rect}
        isTouch={selected?.isTouch}
        takeTools={takeTools}
        onPress={comment}
      />
      <Discussion
        ref={discussion}
        content={content}
        standing={standing}
        quote={quote}
        onQuoteDone={() => setQuote(undefined)}
        goTo={beside.goTo}
        anchors={{
          states: board ? new Map([...states, ...board.states]) : states,
          active,
          onActive: setPointedAt,
          onShowWords: showWords,
        }}
      >
        <BesideWords
          margin={margin}
          tracker={tracker}
          threads={threads}
          states={states}
          board={board}
          active={beside.active}
          highlighted={active}
          isGoneTo={beside.isGoneTo}
          // A thread that was sent just now has no place yet: the discussion must not scroll to it.
          onOpen={(id) => open(id, id !== undefined && !isBeside(id))}
          onPoint={setPointedAt}
          onShowWords={showWords}
          writing={written}
          onQuoteDone={() => setQuote(undefined)}
        />
      </Discussion>
    </>
  );
});

/** The open thread where it opens beside its words, or else below the page, where the user goes to it. */
function besideState(
  opened: OpenedThread | undefined,
  isBeside: (id: number) => boolean,
): { isGoneTo: boolean; active?: number; goTo?: number } {
  if (!opened) return { isGoneTo: false };
  const { id, isGoneTo } = opened;
  if (isBeside(id)) return { isGoneTo, active: id };
  return { isGoneTo, goTo: isGoneTo ? id : undefined };
}

type BesideProps = ComponentProps<typeof ThreadsBeside>;

interface BesideWordsProps extends Omit<BesideProps, 'margin' | 'tracker' | 'active'> {
  margin: HTMLElement | null | undefined;
  tracker: AnchorTracker | undefined;
  active?: number;
}

/**
 * Threads beside their words; nothing is loaded on pages without any. Mounted from the first one on: between the sending of the first
 * comment and its arrival there is neither a form nor a thread, but the card of the thread is to take the focus.
 */
function BesideWords({ margin, tracker, active, ...props }: BesideWordsProps) {
  const isNeeded =
    props.writing !== undefined || props.states.size > 0 || Boolean(props.board?.beside.length);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!margin || !tracker || !wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ThreadsBeside margin={margin} tracker={tracker} active={active} {...props} />
    </Suspense>
  );
}
