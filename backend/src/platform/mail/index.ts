export type { Letter } from './letter';
export { MailModule } from './mail.module';
export { Mailbox } from './mailbox';
export { Mailer } from './mailer';
