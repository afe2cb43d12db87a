import { createParamDecorator, SetMetadata, type ExecutionContext, type Type } from '@nestjs/common';
import type { JoinedWithSession, SessionKey } from './session.repository';

/** The parts of a request that identify the data. */
export interface ReadRequest {
  params: Record<string, string>;
  query: object;
  /** The request has `as=player`. */
  viewsAsPlayer?: boolean;
}

/** A statement that reads the session together with the data of a hot call, and the service that sends it. */
interface SessionJoin<Service = unknown> {
  service: Type<Service>;
  read: (
    service: Service,
    key: SessionKey,
    request: ReadRequest,
  ) => Promise<JoinedWithSession<object> | undefined>;
}

const sessionJoin = 'sessionJoin';

/**
 * Makes the session guard send this statement instead of the one that finds only the session, for hot calls. The handler
 * takes the data with `@Joined()` and passes them to `Access.authorize`.
 */
export const JoinWithSession = <Service>(service: Type<Service>, read: SessionJoin<Service>['read']) =>
  SetMetadata(sessionJoin, { service, read });

/** Injects the data that were read together with the session. They are not authorized yet. */
export const Joined = createParamDecorator(
  (_: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ joined?: unknown }>().joined,
);

export const joinOf = (handler: object): SessionJoin | undefined =>
  Reflect.getMetadata(sessionJoin, handler) as SessionJoin | undefined;
