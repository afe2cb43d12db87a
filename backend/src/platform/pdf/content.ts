import type { Board } from '@touchline/contract/boards';

/** The content of a PDF. */
export interface PdfContent {
  title: string;
  /** The line below the title. */
  about: string;
  tags: readonly string[];
  /** Paragraphs of plain text before everything else. */
  lead?: readonly string[];
  /** Shown as a strip of frames before the text. */
  board?: Board | null;
  /** A picture before the text. */
  picture?: { src: string; alt: string } | null;
  /** Canonical HTML (docs/content.md). */
  html: string;
  author: string;
  createdAt: Date;
}
