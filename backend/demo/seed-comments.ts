import { reactionKinds, type ContentKind } from '@touchline/contract';
import { Comments, Reactions } from '../src/modules/comments';
import { anchorOf } from './anchor';
import type { App } from './app';
import { threads, type Reply, type Thread } from './discussions';
import type { Cast } from './seed-people';

/** A page or play, which a thread names by its title. */
export interface Discussed {
  kind: ContentKind;
  id: number;
  title: string;
  content: string;
}

/** Creates the comments of the pages and plays. */
export async function seedComments(app: App, contents: readonly Discussed[], cast: Cast): Promise<void> {
  for (const thread of threads) {
    const content = contents.find(({ title }) => title === thread.on);
    if (content) await seedThread(app, { content, thread, cast });
  }
}

async function seedThread(
  app: App,
  { content: { kind, id, content }, thread, cast }: { content: Discussed; thread: Thread; cast: Cast },
): Promise<void> {
  const comments = app.get(Comments);
  const { quote } = thread;
  const comment = await comments.create(
    cast(thread.by),
    { kind, id },
    {
      content: thread.says,
      ...(quote && { selectedText: quote, textPosition: anchorOf(content, quote) }),
    },
  );
  const react = async (id: number, reactions: Thread['reactions'] = {}) => {
    for (const reaction of reactionKinds)
      for (const by of reactions[reaction] ?? [])
        await app.get(Reactions).add(cast(by), { of: kind, id }, reaction);
  };
  const answer = async (replies: readonly Reply[], parentId: number): Promise<void> => {
    for (const reply of replies) {
      const made = await comments.create(cast(reply.by), { kind, id }, { content: reply.says, parentId });
      await react(made.id, reply.reactions);
      await answer(reply.replies ?? [], made.id);
    }
  };
  await react(comment.id, thread.reactions);
  await answer(thread.replies ?? [], comment.id);
  if (thread.resolved) await comments.resolve(cast('coach'), { of: kind, id: comment.id }, true);
}
