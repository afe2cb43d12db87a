import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { bodyPipe, Refusal } from '../../platform/http';
import { CredentialsBody } from './auth.dto';
import { passwordStrategy } from './password.strategy';

interface SignInRequest {
  body: unknown;
  user?: { id: number };
}

/** Lets through who sent a well-formed body with the right password. */
@Injectable()
export class PasswordGuard extends AuthGuard(passwordStrategy) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<SignInRequest>();
    await bodyPipe.transform(body, { type: 'body', metatype: CredentialsBody });
    await super.canActivate(context);
    return true;
  }

  override handleRequest<Verified>(error: Error | null, user: Verified | false): Verified {
    if (error) throw error;
    if (!user) throw new Refusal('wrong_credentials');
    return user;
  }
}

/** Whose password the guard has just verified. */
export const VerifiedUserId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { user } = context.switchToHttp().getRequest<SignInRequest>();
  if (!user) throw new Refusal('wrong_credentials');
  return user.id;
});
