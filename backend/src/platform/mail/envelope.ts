import type { SendMailOptions } from 'nodemailer';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { Mail } from './mailer';
import { inPlainWords, plainLine } from './plain-words';

/** Nobody is to answer it by machine. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A message as nodemailer takes it. */
export function envelope(
  { id, to, letter: written, unsubscribeUrl }: Mail,
  from: string,
  host: string,
): SendMailOptions {
  const letter = inPlainWords(written);
  return {
    from,
    to: { name: plainLine(to.name), address: to.email },
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<job-${id}@${host}>`,
    headers: { ...automatic, ...(unsubscribeUrl && oneClick) },
    ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
