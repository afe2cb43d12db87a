/** The ids of recently sent changes, in two generations: `evict` drops the older one. */
export class DeliveredChanges {
  private current = new Set<string>();
  private previous = new Set<string>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.current.add(id);
  }

  /** Returns the ids that were not sent yet, and marks them as sent. */
  takeUndelivered(ids: readonly string[]): string[] {
    const missed = ids.filter((id) => !this.current.has(id) && !this.previous.has(id));
    this.add(missed);
    return missed;
  }

  evict(): void {
    this.previous = this.current;
    this.current = new Set();
  }
}
