export type { Letter, LetterItem } from './letter';
export { MailModule } from './mail.module';
export { Mailbox } from './mailbox';
export { Mailer, type Addressee, type Mail } from './mailer';
