import {
  calls,
  fillPath,
  type Comment,
  type MediaFile,
  type NewComment,
  type NewPage,
  type Page,
} from '@touchline/contract';
import request from 'supertest';
import type { TestApp } from './app';
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

  async file({ app }: TestApp, author: Person, teamId: number): Promise<MediaFile> {
    const { body } = await request(app.getHttpServer())
      .post(fillPath(calls.media.upload.path, { teamId }))
      .set({ cookie: author.cookie, 'sec-fetch-site': 'same-origin' })
      .attach('files', Buffer.from('Kick-off 14:30'), 'notes.txt');
    return (body as MediaFile[])[0]!;
  },
};
