/** Why Touchline cannot start, in one sentence for whoever starts it. */
export class StartError extends Error {
  override toString(): string {
    return this.message;
  }
}
