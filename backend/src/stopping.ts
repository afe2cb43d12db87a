/** Runs `stop` once on the first signal, then ends with 0; it may take so long, in milliseconds. */
const patience = 15_000;

/** Under npm, the parent is npm itself; when that is killed, nobody is left who could stop us. */
const starter = process.env.npm_lifecycle_event ? process.ppid : undefined;

export function onStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const run = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await stop().catch((error: unknown) => process.stderr.write(`Stopping failed. ${String(error)}\n`));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void run());
  if (starter === undefined) return;
  setInterval(() => process.ppid !== starter && void run(), 1000).unref();
}
