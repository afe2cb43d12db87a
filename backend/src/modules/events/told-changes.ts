/** The numbers of changes that were told lately: since the last time but one that something was forgotten. */
export class ToldChanges {
  private now = new Set<string>();
  private before = new Set<string>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.now.add(id);
  }

  /** Those of them that were not told, which count as told from now on. */
  without(ids: readonly string[]): string[] {
    const missed = ids.filter((id) => !this.now.has(id) && !this.before.has(id));
    this.add(missed);
    return missed;
  }

  forget(): void {
    this.before = this.now;
    this.now = new Set();
  }
}
