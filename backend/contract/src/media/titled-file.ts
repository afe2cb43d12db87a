/**
 * Returns the name of a file that contains what has the title: without characters that file systems refuse, and readable. A colon
 * between words becomes a hyphen with spaces.
 */
export function titledFile(title: string, ending: string): string {
  const name = title
    .replace(/\s*:\s+/g, ' - ')
    .replace(/[/\\:|]/g, '-')
    .replace(/["“”]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}<>*?]/gu, '')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  return `${name || 'Untitled'}.${ending}`;
}
