/** Returns the order with one entry moved by a number of places. */
export function movedBy(order: readonly string[], id: string, step: number): string[] {
  const others = order.filter((each) => each !== id);
  others.splice(order.indexOf(id) + step, 0, id);
  return others;
}
