import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { bodyPipe, Refusal } from '../../../platform/http';
import type { VerifiedUser } from '../accounts/accounts.service';
import { CredentialsDto } from '../auth.dto';
import { passwordStrategy } from './password.strategy';

interface SignInRequest {
  body: unknown;
  user?: VerifiedUser;
}

/** Passes requests with a valid body, the right password and, if required, the right second factor. */
@Injectable()
export class PasswordGuard extends AuthGuard(passwordStrategy) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<SignInRequest>();
    await bodyPipe.transform(body, { type: 'body', metatype: CredentialsDto });
    await super.canActivate(context);
    return true;
  }

  override handleRequest<Found>(error: Error | null, user: Found | false): Found {
    if (error) throw error;
    if (!user) throw new Refusal('wrong_credentials');
    return user;
  }
}

/** Injects the user that `PasswordGuard` authenticated. */
export const VerifiedByPassword = createParamDecorator(
  (_: unknown, context: ExecutionContext): VerifiedUser => {
    const { user } = context.switchToHttp().getRequest<SignInRequest>();
    if (!user) throw new Refusal('wrong_credentials');
    return user;
  },
);
