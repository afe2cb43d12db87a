import type { SendMailOptions } from 'nodemailer';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { Mail } from './mailer';
import { sanitizeLetter, singleLine } from './sanitize-letter';

/** Prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Converts a mail to the options of nodemailer. */
export function toNodemailer(
  { id, to, letter: written, unsubscribeUrl }: Mail,
  from: string,
  host: string,
): SendMailOptions {
  const letter = sanitizeLetter(written);
  return {
    from,
    to: { name: singleLine(to.name), address: to.email },
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<job-${id}@${host}>`,
    // No mail has the id of the conversation: the first one, too, is an answer to it.
    ...(letter.thread && {
      inReplyTo: `<${letter.thread}@${host}>`,
      references: `<${letter.thread}@${host}>`,
    }),
    headers: { ...automatic, ...(unsubscribeUrl && oneClick) },
    ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
