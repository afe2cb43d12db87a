import type { MailText } from '@touchline/contract';

/** The content of a mail without recipient and headers. URLs are absolute. */
export interface Letter extends MailText {
  /** URL of the button. */
  url: string;
  items?: readonly LetterItem[];
  /** The conversation that mail programs show it in: the same for all mails about one subject. */
  thread?: string;
  /** Number of items that are not listed. */
  others?: number;
  /** URL of the email preferences; only in mails that can be switched off. */
  chooseUrl?: string;
}

export interface LetterItem {
  title: string;
  detail?: string;
  url?: string;
}
