export { PermanentJobError } from './permanent-job-error';
export { type Attempt, JobHandler } from './job-handler';
export { defineJob } from './job';
export { JobsModule } from './jobs.module';
export { Outbox } from './outbox';
export { OutboxRepository } from './outbox.repository';
export { dropQueues, prepareQueues } from './queue-engine';
export { Queues } from './queues';
