/** The result of importing an archive into a team. */
export interface SpaceImport {
  pages: number;
  files: number;
}
