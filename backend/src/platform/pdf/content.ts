/** The content of a PDF. */
export interface PdfContent {
  title: string;
  /** The line below the title. */
  about: string;
  tags: readonly string[];
  /** Canonical HTML (docs/content.md). */
  html: string;
  author: string;
  createdAt: Date;
}
