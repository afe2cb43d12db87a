import { opsTexts, timeFormat, type TimeZone } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Email } from 'postal-mime';
import { escapeHtml } from '../../platform/html';
import { Refusal } from '../../platform/http';
import { Mailbox, Mailer } from '../../platform/mail';
import { opsPage as page, toIndex } from './ops-page';

const MAX_LISTED_MAILS = 200;

/** Renders the mailbox of an installation without a mail server as HTML pages. */
@Injectable()
export class MailboxPages {
  constructor(private readonly mailer: Mailer) {}

  /** Formats times in the time zone, or in UTC. */
  async list(zone: TimeZone | null): Promise<string> {
    if (!(this.mailer instanceof Mailbox)) return page(opsTexts.mailbox, none(opsTexts.mailIsSent), toIndex);
    const names = (await this.mailer.list()).slice(0, MAX_LISTED_MAILS);
    if (names.length === 0) return page(opsTexts.mailbox, none(opsTexts.noMail), toIndex);
    const rows = await Promise.all(names.map(async (name) => listItem(name, await this.read(name), zone)));
    return page(opsTexts.mailbox, `<ul>${rows.join('')}</ul>`, toIndex);
  }

  async mail(name: string, zone: TimeZone | null): Promise<string> {
    const mail = await this.read(name);
    const subject = mail.subject ?? '';
    const body = `<dl><dt>${opsTexts.to}</dt><dd>${recipient(mail)}</dd><dt>${opsTexts.sent}</dt><dd>${date(mail, zone)}</dd></dl>
<iframe src="/ops/mail/${name}/letter" title="${escapeHtml(subject)}"></iframe>
<details><summary>${opsTexts.asText}</summary><pre>${escapeHtml(mail.text ?? '')}</pre></details>`;
    return page(subject, body, back);
  }

  async letter(name: string): Promise<string> {
    const { html = '' } = await this.read(name);
    return html.replace('<head>', '<head><base target="_blank">');
  }

  private async read(name: string): Promise<Email> {
    const raw = this.mailer instanceof Mailbox ? await this.mailer.read(name) : undefined;
    if (!raw) throw new Refusal('not_found');
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(raw);
  }
}

const recipient = ({ to }: Email) => escapeHtml(to?.[0]?.address ?? '');

function date({ date: sentAt }: Email, zone: TimeZone | null): string {
  const at = new Date(sentAt ?? 0);
  return zone === null ? `${timeFormat('UTC').dateTime(at)} UTC` : timeFormat(zone).dateTime(at);
}

const listItem = (name: string, mail: Email, zone: TimeZone | null) =>
  `<li><a href="/ops/mail/${name}"><strong>${escapeHtml(mail.subject ?? '')}</strong><span>${recipient(mail)}</span><time>${date(mail, zone)}</time></a></li>`;

const none = (sentence: string) => `<p class="none">${sentence}</p>`;
const back = `<nav><a href="/ops/mail">← ${opsTexts.mailbox}</a></nav>`;
