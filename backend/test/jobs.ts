import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { statement } from '../src/platform/database';
import { EndedSittings } from '../src/modules/lifecycle';
import { JobRunner } from '../src/platform/jobs/job-runner';
import type { TestApp } from './app';

const all = statement(
  'spec_jobs',
  `select id, job, payload from outbox
    where failed_at is null and due_at <= coalesce($1, 'infinity'::timestamptz) and job not like 'maintenance.%'
    order by id`,
);

export interface WaitingJob {
  job: string;
  payload: Record<string, number>;
}

const rowsOf = ({ database }: TestApp, dueBy?: Date) =>
  database.read<WaitingJob & { id: number }>(all, [dueBy ?? null]);

/** Returns the waiting jobs without cleanup and indexing. */
export const jobsIn = async (app: TestApp): Promise<WaitingJob[]> =>
  (await rowsOf(app)).map(({ job, payload }) => ({ job, payload }));

/** Runs all waiting jobs in order, those due later too unless `dueBy` is given; returns their number. */
export async function doJobs(app: TestApp, dueBy?: Date): Promise<number> {
  const rows = await rowsOf(app, dueBy);
  for (const { id } of rows) await app.app.get(JobRunner).run(id);
  return rows.length;
}

/** Ends the sittings of all pages and plays, as if none had been saved for ten minutes. */
export async function endSittings({ app, database }: TestApp): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of ['pages', 'plays'])
      await tx.query(
        `update ${table} set updated_at = updated_at - interval '10 minutes' where told_version <> version`,
        [],
      );
  });
  await app.get(EndedSittings).handle();
}

/** Returns the mails to an address in the local mailbox, oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<Email[]> {
  const folder = join(app.dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter(({ to }) => to?.some((each) => each.address === address));
}

/** Returns the unfolded value of a header. */
export const headerOf = ({ headers }: Email, name: string): string | undefined =>
  headers.find(({ key }) => key === name.toLowerCase())?.value;

/** Returns the URL of the button of the last mail to an address. */
export async function linkTo(app: TestApp, address: string): Promise<URL> {
  const mail = (await mailsTo(app, address)).at(-1);
  const href = /<a class="action" href="([^"]+)"/.exec(mail?.html ?? '')?.[1];
  if (!href) throw new Error(`No message with a link for ${address}`);
  return new URL(href.replaceAll('&amp;', '&'));
}

/** Runs the jobs and returns the only mail to an address. */
export async function onlyMailTo(app: TestApp, address: string): Promise<Email> {
  await doJobs(app);
  const [mail, ...others] = await mailsTo(app, address);
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} messages to ${address}`);
  return mail;
}

/** Returns the text of the HTML of a mail in one line. */
export const shown = (html: string) => html.replace(/<head>[^]*<\/head>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
