/** Reports to the operator, in one sentence, why Touchline cannot start. */
export class StartError extends Error {
  override toString(): string {
    return this.message;
  }
}
