import type { PinKey } from '@touchline/contract';

/** Returns the pins in the requested order. Ignores keys that are not pinned; pins that are not requested keep their order at the end. */
export function inOrder<Pinned extends PinKey>(pins: readonly Pinned[], order: readonly PinKey[]): Pinned[] {
  const requested = order.flatMap(({ kind, id }) => pins.filter((pin) => pin.kind === kind && pin.id === id));
  return [...new Set([...requested, ...pins])];
}
