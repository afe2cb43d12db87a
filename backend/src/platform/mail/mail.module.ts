import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../settings';
import { Clock } from '../clock';
import { Mailbox } from './mailbox';
import { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

const mailer = {
  provide: Mailer,
  inject: [Settings, Clock],
  useFactory: (settings: Settings, clock: Clock): Mailer =>
    settings.smtpUrl ? new SmtpMailer(settings.smtpUrl, settings) : new Mailbox(settings, clock),
};

/** Chooses SMTP or, without `SMTP_URL`, a local mailbox. */
@Global()
@Module({ providers: [mailer], exports: [Mailer] })
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  onApplicationShutdown(): Promise<void> {
    return this.mailer.close();
  }
}
