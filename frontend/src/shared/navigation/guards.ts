import type { Location } from 'react-router-dom';

/** Navigation from one location to another. */
export interface Step {
  from: Location;
  to: Location;
}

/** Navigation that a guard has blocked until `proceed` is called. */
export interface BlockedStep extends Step {
  proceed: () => void;
}

/** Returns true to block. */
export type Guard = (step: BlockedStep) => boolean;

/** Navigation guards, asked last registered first; a guard that has let a step proceed is not asked again for it. */
export class Guards {
  private readonly all = new Set<Guard>();

  add(guard: Guard): () => void {
    this.all.add(guard);
    return () => void this.all.delete(guard);
  }

  /** Returns true if a guard blocks the step; calls `goOn` when the last blocking guard lets it proceed. */
  block(step: Step, goOn: () => void, agreed: readonly Guard[] = []): boolean {
    const asked = [...this.all].reverse().filter((guard) => !agreed.includes(guard));
    return asked.some((guard) => {
      const proceed = () => {
        if (!this.block(step, goOn, [...agreed, guard])) goOn();
      };
      return guard({ ...step, proceed });
    });
  }
}
