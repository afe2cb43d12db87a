import {
  calls,
  limits,
  type Comment,
  type ContentComment,
  type NewComment,
  type ReactionKind,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, mailsTo } from '../../../test/jobs';
import { Listener, originOf } from '../../../test/listener';
import { joinTeam, person, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);

const kinds = [
  { kind: 'page', of: calls.comments },
  { kind: 'play', of: calls.playComments },
] as const;

describe.each(kinds)('reactions to a comment of a $kind', ({ kind, of }) => {
  let contentId: number;
  let commentId: number;

  beforeEach(async () => {
    const { coach, player, teamId } = team;
    contentId = (await (kind === 'page' ? given.page(coach, teamId) : given.play(coach, teamId))).id;
    commentId = (await say(player)).id;
  });

  const say = (who: Person, body: Partial<NewComment> = {}): Promise<ContentComment> =>
    kind === 'page' ? given.comment(who, contentId, body) : given.playComment(who, contentId, body);
  const add = (who: Person, reaction: string) => who.call(of.addReaction, { commentId, reaction });
  const remove = (who: Person, reaction: ReactionKind) =>
    who.call(of.removeReaction, { commentId, reaction });
  const list = async (who: Person) =>
    (
      await (kind === 'page'
        ? who.call(calls.comments.list, { pageId: contentId })
        : who.call(calls.playComments.list, { playId: contentId }))
    ).body as Comment[];
  const reactions = async (who: Person) => (await list(who))[0]?.reactions;

  it('are states: adding or removing one twice changes nothing', async () => {
    expect((await add(team.coach, 'agree')).status).toBe(204);
    expect((await add(team.coach, 'agree')).status).toBe(204);
    expect(await reactions(team.coach)).toMatchObject([{ kind: 'agree', count: 1, isMine: true }]);
    expect((await remove(team.coach, 'agree')).status).toBe(204);
    expect((await remove(team.coach, 'agree')).status).toBe(204);
    expect(await reactions(team.coach)).toBeUndefined();
  });

  it('count the users of each kind, in the same order for all, and say which are the reader’s own', async () => {
    await add(team.player, 'not-clear');
    await add(team.coach, 'agree');
    await add(team.player, 'agree');
    const name = async (who: Person) => (await list(who))[0]!.user!.displayName;
    const player = await name(team.coach);
    expect(await reactions(team.player)).toEqual([
      { kind: 'agree', count: 2, isMine: true, names: [expect.any(String), player] },
      { kind: 'not-clear', count: 1, isMine: true, names: [player] },
    ]);
    expect((await reactions(team.admin))!.map(({ isMine }) => isMine)).toEqual([false, false]);
  });

  it('name the first ten users and count all', async () => {
    for (let more = 0; more < limits.reactionNames + 2; more += 1) {
      const member = await person(app);
      await joinTeam(app, member, { teamId: team.teamId, role: 'player' });
      await add(member, 'done');
    }
    const [done] = (await reactions(team.coach))!;
    expect(done!.count).toBe(limits.reactionNames + 2);
    expect(done!.names).toHaveLength(limits.reactionNames);
  });

  it('are refused for unknown kinds, outsiders, and comments of the other kind or that are deleted', async () => {
    expect((await add(team.player, 'like')).status).toBe(404);
    expect((await add(team.outsider, 'agree')).status).toBe(404);
    const other = kind === 'page' ? calls.playComments : calls.comments;
    expect((await team.coach.call(other.addReaction, { commentId, reaction: 'agree' })).status).toBe(404);
    await team.player.call(of.remove, { commentId });
    expect((await add(team.coach, 'agree')).status).toBe(404);
  });

  it('are deleted with the comment, though its replies remain', async () => {
    await add(team.coach, 'agree');
    await say(team.coach, { content: 'Left.', parentId: commentId });
    await team.player.call(of.remove, { commentId });
    expect(await list(team.coach)).toMatchObject([{ isDeleted: true, replies: [{ content: 'Left.' }] }]);
    expect(await reactions(team.coach)).toBeUndefined();
    const rows = await app.database.transaction((tx) =>
      tx.query('select 1 from comment_reactions where comment_id = $1', [commentId]),
    );
    expect(rows).toEqual([]);
  });

  it('are part of every view of the discussion, and kept when the comment is edited', async () => {
    await add(team.coach, 'done');
    const own = { reactions: [{ kind: 'done', isMine: true }] };
    const views =
      kind === 'page'
        ? await team.coach.call(calls.comments.threads, { pageId: contentId }, { query: { view: 'threads' } })
        : await team.coach.call(
            calls.playComments.threads,
            { playId: contentId },
            { query: { view: 'threads' } },
          );
    expect((views.body as { threads: ContentComment[] }).threads).toMatchObject([own]);
    const edited = await team.coach.call(of.edit, { commentId }, { body: { content: 'Changed' } });
    expect(edited.body).toMatchObject(own);
  });

  it('are live updates for those who see the discussion, and no mail, notification or activity', async () => {
    await doJobs(app);
    const origin = await originOf(app);
    const count = async () => (await mailsTo(app, team.player.email)).length;
    const mails = await count();
    const bell = async () => (await team.player.call(calls.notifications.list)).body as unknown;
    const before = await bell();
    const listener = await new Listener(origin, team.coach.cookie).start();
    await add(team.admin, 'agree');
    const change = { what: 'comments', teamId: team.teamId, id: contentId, kind };
    await waitFor(() => expect(listener.changes.filter(({ what }) => what === 'comments')).toEqual([change]));
    await add(team.admin, 'agree');
    await remove(team.admin, 'agree');
    await waitFor(() =>
      expect(listener.changes.filter(({ what }) => what === 'comments')).toEqual([change, change]),
    );
    listener.stop();
    await doJobs(app);
    expect(await count()).toBe(mails);
    expect(await bell()).toEqual(before);
  });
});
