/** What stands on the pages. */
export interface PdfContent {
  title: string;
  /** In one line under the title. */
  about: string;
  tags: readonly string[];
  /** In the spelling of docs/content.md. */
  html: string;
  author: string;
  createdAt: Date;
}
