import type { Location } from 'react-router-dom';

/** A step to another address. */
export interface Step {
  from: Location;
  to: Location;
}

/** A step that somebody holds up, until it is let go on. */
export interface BlockedStep extends Step {
  proceed: () => void;
}

/** Whether it holds the step up. */
export type Guard = (step: BlockedStep) => boolean;

/** Who may hold a step up. Who came last is asked first, and who has let it go on is not asked again. */
export class Guards {
  private readonly all = new Set<Guard>();

  add(guard: Guard): () => void {
    this.all.add(guard);
    return () => void this.all.delete(guard);
  }

  /** Whether somebody holds it up; `goOn` is called when the last of them lets it go on. */
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
