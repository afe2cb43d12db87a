/** The result of importing an archive into a team. */
export interface SpaceImport {
  pages: number;
  plays: number;
  files: number;
  /** Present if something that the archive refers to is not in it, at most `limits.listedMissing` of them. */
  missing?: MissingInArchive[];
}

export interface MissingInArchive {
  /** The path in the archive. */
  path: string;
  /** The page, play or template that links to it; absent for a file of the index. */
  title?: string;
}
