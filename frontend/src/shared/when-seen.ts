/** What waits for the app to be seen; nothing while it is. */
let waiting: (() => void)[] | undefined;

/** The app is made out of sight from now on, until what this answers is called. */
export function outOfSight(): () => void {
  const put: (() => void)[] = (waiting = []);
  return () => {
    waiting = undefined;
    for (const act of put) act();
  };
}

/** Moves the focus, or scrolls: at once, but not before the app is seen. */
export function whenSeen(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}
