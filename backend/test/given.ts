import { readFileSync } from 'node:fs';
import {
  calls,
  fillPath,
  type BoardFormation,
  type Category,
  type Comment,
  type Invitation,
  type MediaFile,
  type NewBoardFormation,
  type NewPageTemplate,
  type PageTemplate,
  type NewCategory,
  type NewComment,
  type NewPage,
  type NewPlay,
  type Page,
  type Play,
  type PlayComment,
} from '@touchline/contract';
import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import request from 'supertest';
import { expect } from 'vitest';
import type { TestApp } from './app';
import { sendFiles } from './media';
import type { Person } from './people';

/** Test data builders, which use the API as a user with permission. */
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

  async playComment(author: Person, playId: number, comment: Partial<NewComment> = {}): Promise<PlayComment> {
    const body = { content: 'Which foot leads?', ...comment };
    const { body: made } = await author.call(calls.playComments.create, { playId }, { body });
    return made as PlayComment;
  },

  async category(author: Person, teamId: number, category: Partial<NewCategory> = {}): Promise<Category> {
    const body = { name: 'Set pieces', ...category };
    const { body: made } = await author.call(calls.categories.create, { teamId }, { body });
    return made as Category;
  },

  async play(author: Person, teamId: number, play: Partial<NewPlay> = {}): Promise<Play> {
    const body = { name: 'Falcon', ...play };
    const { body: made } = await author.call(calls.plays.create, { teamId }, { body });
    return made as Play;
  },

  async formation(
    author: Person,
    teamId: number,
    formation: Partial<NewBoardFormation> = {},
  ): Promise<BoardFormation> {
    const body = { name: 'High press', lineUp: lineUpOf(boardSamples.overlap), ...formation };
    const { body: made } = await author.call(calls.boardFormations.create, { teamId }, { body });
    return made as BoardFormation;
  },

  async template(
    author: Person,
    teamId: number,
    template: Partial<NewPageTemplate> = {},
  ): Promise<PageTemplate> {
    const body = { name: 'Lineout menu', content: '<p data-id="aaaaaa">Calls</p>', ...template };
    const { body: made } = await author.call(calls.pageTemplates.create, { teamId }, { body });
    return made as PageTemplate;
  },

  async invitation(manager: Person, teamId: number, email = 'new.player@club.example'): Promise<Invitation> {
    const { body: made } = await manager.call(calls.invites.invite, { teamId }, { body: { email } });
    return made as Invitation;
  },

  /** A page and a play with the same id. */
  async twins({ database }: TestApp, author: Person, teamId: number): Promise<{ page: Page; play: Play }> {
    await database.transaction((tx) =>
      tx.query(
        `select setval(pg_get_serial_sequence('pages', 'id'), top.id), setval(pg_get_serial_sequence('plays', 'id'), top.id)
           from (select greatest((select max(id) from pages), (select max(id) from plays), 1) as id) top`,
        [],
      ),
    );
    const [page, play] = [await given.page(author, teamId), await given.play(author, teamId)];
    expect(play.id).toBe(page.id);
    return { page, play };
  },

  /** A film of a second in WebM. */
  async film(app: TestApp, author: Person, teamId: number): Promise<MediaFile> {
    const content = readFileSync(new URL('films/film.webm', import.meta.url));
    const { body } = await sendFiles(app, author, { teamId, files: [['film.webm', content]] });
    return (body as MediaFile[])[0]!;
  },

  async file({ app }: TestApp, author: Person, teamId: number): Promise<MediaFile> {
    const { body } = await request(app.getHttpServer())
      .post(fillPath(calls.media.upload.path, { teamId }))
      .set({ cookie: author.cookie, 'sec-fetch-site': 'same-origin' })
      .attach('files', Buffer.from('Kick-off 14:30'), 'notes.txt');
    return (body as MediaFile[])[0]!;
  },
};
