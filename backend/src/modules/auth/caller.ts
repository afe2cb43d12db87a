import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { FindsCaller, Refusal } from '../../platform/http';

/** Who makes a call, as far as their browser says it: whether a session stands behind it, a statement finds out. */
export interface Caller {
  tokenHash: Buffer;
  now: Date;
  userAgent: string | undefined;
  /** The browser tab, as it calls itself. */
  tab: string | undefined;
  /** The id of the account that the tab shows, which may be another one than that of the session. */
  account: number | undefined;
  /** What they ask for is also for who has yet to set up the second factor that is asked of them. */
  mayLackTwoFactor?: boolean;
  /** Called when it is known whose session it is. */
  onRecognised: (userId: number) => void;
  /** Called when the end of the session was moved: the browser's cookie should live as long. */
  onExtended: () => void;
}

/**
 * A handler that asks for the caller is not asked for a session by the guard: its service passes them through `Doors`. Where
 * the request comes from stands in the caller, and is not remembered as `currentRequest`.
 */
const markHandler: ParameterDecorator = (controller, handler) => {
  const descriptor = handler && Object.getOwnPropertyDescriptor(controller, handler);
  if (descriptor) FindsCaller()(controller, handler, descriptor);
};

export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => {
    const { caller } = context.switchToHttp().getRequest<{ caller?: Caller }>();
    if (!caller) throw new Refusal('not_signed_in');
    return caller;
  },
  [markHandler],
);
