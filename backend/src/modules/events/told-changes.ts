/** The ids of recently sent changes, in two generations: `forget` drops the older one. */
export class ToldChanges {
  private now = new Set<string>();
  private before = new Set<string>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.now.add(id);
  }

  /** Returns the ids that were not sent yet, and marks them as sent. */
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
