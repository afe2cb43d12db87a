import type { Page } from '@touchline/contract';
import { Comments } from '../src/modules/comments';
import { anchorOf } from './anchor';
import type { App } from './app';
import { threads, type Reply, type Thread } from './discussions';
import type { Cast } from './seed-people';

/** Creates the comments of the pages. */
export async function seedComments(app: App, pages: readonly Page[], cast: Cast): Promise<void> {
  for (const thread of threads) {
    const page = pages.find(({ title }) => title === thread.page);
    if (page) await seedThread(app, { page, thread, cast });
  }
}

async function seedThread(
  app: App,
  { page, thread, cast }: { page: Page; thread: Thread; cast: Cast },
): Promise<void> {
  const comments = app.get(Comments);
  const { quote } = thread;
  const comment = await comments.create(cast(thread.by), page.id, {
    content: thread.says,
    ...(quote && { selectedText: quote, textPosition: anchorOf(page.content, quote) }),
  });
  const answer = async (replies: readonly Reply[], parentId: number): Promise<void> => {
    for (const reply of replies) {
      const { id } = await comments.create(cast(reply.by), page.id, { content: reply.says, parentId });
      await answer(reply.replies ?? [], id);
    }
  };
  await answer(thread.replies ?? [], comment.id);
  if (thread.resolved) await comments.resolve(cast('coach'), comment.id, true);
}
