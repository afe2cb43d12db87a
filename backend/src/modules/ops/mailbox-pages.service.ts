import { opsTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import { escapeHtml } from '../../platform/html';
import { Refusal } from '../../platform/http';
import { Mailbox, Mailer } from '../../platform/mail';

/** So many of the newest messages are listed. */
const listed = 200;

/** The messages of an installation without a mail server, as pages. */
@Injectable()
export class MailboxPages {
  constructor(private readonly mailer: Mailer) {}

  async list(): Promise<string> {
    if (!(this.mailer instanceof Mailbox)) return page(opsTexts.mailbox, `<p>${opsTexts.mailIsSent}</p>`);
    const names = (await this.mailer.list()).slice(0, listed);
    if (names.length === 0) return page(opsTexts.mailbox, `<p>${opsTexts.noMail}</p>`);
    const rows = await Promise.all(names.map(async (name) => listItem(name, await this.read(name))));
    return page(opsTexts.mailbox, `<ul>${rows.join('')}</ul>`);
  }

  async mail(name: string): Promise<string> {
    const mail = await this.read(name);
    const subject = mail.subject ?? '';
    const body = `<p><a href="/ops/mail">${opsTexts.mailbox}</a></p>
<dl><dt>${opsTexts.to}</dt><dd>${addressee(mail)}</dd><dt>${opsTexts.sent}</dt><dd>${date(mail)}</dd></dl>
<iframe src="/ops/mail/${name}/letter" title="${escapeHtml(subject)}"></iframe>
<details><summary>${opsTexts.asText}</summary><pre>${escapeHtml(mail.text ?? '')}</pre></details>`;
    return page(subject, body);
  }

  async letter(name: string): Promise<string> {
    const { html = '' } = await this.read(name);
    return html.replace('<head>', '<head><base target="_blank">');
  }

  private async read(name: string): Promise<Email> {
    const raw = this.mailer instanceof Mailbox ? await this.mailer.read(name) : undefined;
    if (!raw) throw new Refusal('not_found');
    return PostalMime.parse(raw);
  }
}

const addressee = ({ to }: Email) => escapeHtml(to?.[0]?.address ?? '');

/** Day and time in UTC. */
const date = (mail: Email) =>
  escapeHtml(new Date(mail.date ?? 0).toISOString().slice(0, 16).replace('T', ' '));

const listItem = (name: string, mail: Email) =>
  `<li><a href="/ops/mail/${name}"><strong>${escapeHtml(mail.subject ?? '')}</strong><span>${addressee(mail)}</span><time>${date(mail)}</time></a></li>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Touchline</title>
<link rel="stylesheet" href="/ops/mail.css">
</head>
<body>
<header><a href="/">Touchline</a></header>
<main><h1>${escapeHtml(title)}</h1>
${body}</main>
</body>
</html>
`;
