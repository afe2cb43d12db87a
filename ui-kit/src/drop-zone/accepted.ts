/**
 * Returns true if a file matches one of the accepted kinds: MIME types such as `image/*` and `text/csv`, or
 * extensions such as `.pdf`.
 */
export function isAccepted(file: { name: string; type: string }, kinds: readonly string[] = []): boolean {
  return kinds.length === 0 || kinds.some((kind) => isOfKind(file, kind.toLowerCase()));
}

function isOfKind({ name, type }: { name: string; type: string }, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
  return type === kind;
}
