/** A thread beside a text; all are sorted in the order of their words. */
export interface MarginThread {
  id: number;
  /** The position in pixels at which its first line is level with its words. */
  top: number;
  height: number;
}

interface Placing {
  active: number | undefined;
  /** The least position: threads pushed above it are left out. */
  min: number;
  gap: number;
}

/** Words on one line may differ by this much: bold and code have boxes of other heights. */
const SAME_LINE_PX = 4;

/**
 * Returns the positions of threads beside their words. The active one is exact; the others are pushed apart in the order of their words.
 * Threads on the line of the active one that come before it follow it instead, so that any number on one line has space.
 */
export function placeThreads(
  threads: readonly MarginThread[],
  { active, min, gap }: Placing,
): Map<number, number> {
  const chosen = threads.find(({ id }) => id === active);
  if (!chosen) return new Map(pushedDown(threads, { from: -Infinity, gap }));
  const isOnLine = ({ top }: MarginThread) => Math.abs(top - chosen.top) <= SAME_LINE_PX;
  const at = threads.indexOf(chosen);
  const isAbove = (thread: MarginThread, place: number) => place < at && !isOnLine(thread);
  const below = threads.filter((thread, place) => thread !== chosen && !isAbove(thread, place));
  const above = new Map(pushedDown(threads.filter(isAbove), { from: -Infinity, gap }));
  let end = chosen.top;
  for (const thread of threads.filter(isAbove).reverse()) {
    end = Math.min(above.get(thread.id) ?? thread.top, end - gap - thread.height);
    if (end < min) above.delete(thread.id);
    else above.set(thread.id, end);
  }
  const from = chosen.top + chosen.height + gap;
  return new Map([...above, [chosen.id, chosen.top], ...pushedDown(below, { from, gap })]);
}

function pushedDown(
  threads: readonly MarginThread[],
  { from, gap }: { from: number; gap: number },
): [number, number][] {
  let free = from;
  return threads.map(({ id, top, height }) => {
    const place = Math.max(top, free);
    free = place + height + gap;
    return [id, place];
  });
}
