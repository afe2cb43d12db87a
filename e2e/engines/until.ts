import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/** Polls until the answer is something, and resolves to it. */
export async function until<Answer>(
  what: () => string,
  look: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await look();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Timed out after ${TIMEOUT_MS} ms: ${what()}`);
    await pause(POLL_MS);
  }
}
