import {
  calls,
  fillPath,
  type BoardFormation,
  type PageTemplate,
  type PageTemplateHead,
} from '@touchline/contract';
import { writeBoard } from '@touchline/contract/boards';
import { expect } from 'vitest';
import type { TestApp } from './app';
import { fetchBytes, sendMultipart } from './media';
import type { Person, StaffedTeam } from './people';

/** Returns the archive of a team, exported by its coach. */
export async function exportTeam(app: TestApp, { coach, teamId }: StaffedTeam): Promise<Buffer> {
  const url = fillPath(calls.spaces.exportSpace.path, { teamId });
  const answer = await fetchBytes(app, coach, { url });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return answer.body as Buffer;
}

export const importTeam = (app: TestApp, who: Person, { teamId, zip }: { teamId: number; zip: Buffer }) =>
  sendMultipart(app, who, {
    call: calls.spaces.importSpace,
    params: { teamId },
    files: [['space.zip', zip]],
  });

export const formationsOf = async ({ coach, teamId }: StaffedTeam) =>
  ((await coach.call(calls.boardFormations.list, { teamId })).body as BoardFormation[]).map(
    ({ name, sport, lineUp }) => ({ name, sport, lineUp: writeBoard(lineUp) }),
  );

export async function templatesOf({ coach, teamId }: StaffedTeam) {
  const { body } = await coach.call(calls.pageTemplates.list, { teamId });
  return Promise.all(
    (body as PageTemplateHead[]).map(async ({ id: templateId }) => {
      const read = await coach.call(calls.pageTemplates.read, { teamId, templateId });
      const { name, tags, content } = read.body as PageTemplate;
      return { name, tags, content };
    }),
  );
}
