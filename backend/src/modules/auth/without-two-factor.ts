import { SetMetadata } from '@nestjs/common';

export const mayLackTwoFactor = 'mayLackTwoFactor';

/** Also for who has yet to set up the second factor that is asked of them: to them all else is refused. */
export const WithoutTwoFactor = () => SetMetadata(mayLackTwoFactor, true);
