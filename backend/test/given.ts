import { calls, type Comment, type NewComment, type NewPage, type Page } from '@touchline/contract';
import type { Person } from './people';

/** Builders: what a test needs, made by someone who may, through the calls. */
export const given = {
  async page(author: Person, teamId: number, page: Partial<NewPage> = {}): Promise<Page> {
    const body = { title: 'Lineout calls', content: '<p data-id="block-1">Front pod</p>', ...page };
    const { body: made } = await author.call(calls.pages.create, { teamId }, { body });
    return made as Page;
  },

  async comment(author: Person, pageId: number, comment: Partial<NewComment> = {}): Promise<Comment> {
    const body = { content: 'Which foot leads?', ...comment };
    const { body: made } = await author.call(calls.comments.create, { pageId }, { body });
    return made as Comment;
  },
};
