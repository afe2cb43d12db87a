import { createParamDecorator, SetMetadata, type ExecutionContext, type Type } from '@nestjs/common';
import type { JoinedWithSession, SessionKey } from './session.repository';

/** The parts of a request that name the data. */
export interface ReadRequest {
  params: Record<string, string>;
  query: object;
}

/** The session and the data of a hot call in one statement, and the service that sends it. */
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
 * For hot calls: the session guard sends this statement instead of the one that finds only the session. It resolves the session
 * as for every other call; the handler takes the data with `@Joined()` and passes them to `Access.authorize`.
 */
export const JoinWithSession = <Service>(service: Type<Service>, read: SessionJoin<Service>['read']) =>
  SetMetadata(sessionJoin, { service, read });

/** The data that were read together with the session. They are not authorized yet. */
export const Joined = createParamDecorator(
  (_: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ joined?: unknown }>().joined,
);

export const joinOf = (handler: object): SessionJoin | undefined =>
  Reflect.getMetadata(sessionJoin, handler) as SessionJoin | undefined;
