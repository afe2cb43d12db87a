import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../settings';
import { Mailbox } from './mailbox';
import { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

const mailer = {
  provide: Mailer,
  inject: [Settings],
  useFactory: (settings: Settings): Mailer =>
    settings.smtpUrl ? new SmtpMailer(settings.smtpUrl, settings) : new Mailbox(settings),
};

/** The one place that knows where messages go. */
@Global()
@Module({ providers: [mailer], exports: [Mailer] })
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  onApplicationShutdown(): Promise<void> {
    return this.mailer.close();
  }
}
