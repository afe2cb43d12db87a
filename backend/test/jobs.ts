import { statement } from '../src/platform/database';
import type { TestApp } from './app';

const all = statement('spec_jobs', 'select job, payload from outbox order by id');

export interface WaitingJob {
  job: string;
  payload: Record<string, number>;
}

/** The jobs that were written with the work of a test. */
export const jobsIn = ({ database }: TestApp) => database.read<WaitingJob>(all, []);
