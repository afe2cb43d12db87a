/** What an archive of a team space brought into a team. */
export interface SpaceImport {
  pages: number;
  files: number;
}
