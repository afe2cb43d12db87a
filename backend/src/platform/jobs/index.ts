export { GivenUp } from './given-up';
export { Handles, type Attempt, type JobHandler } from './handles';
export { defineJob } from './job';
export { JobsModule } from './jobs.module';
export { Outbox } from './outbox';
export { OutboxRepository } from './outbox.repository';
export { forgetQueues, prepareQueues } from './queue-engine';
export { Queues } from './queues';
