export { Outbox } from './outbox';
export { OutboxRepository } from './outbox.repository';
