import { SetMetadata } from '@nestjs/common';

export const mayLackTwoFactor = 'mayLackTwoFactor';

/** Allows users who have not yet set up the second factor that is required of them; all other calls refuse them. */
export const WithoutTwoFactor = () => SetMetadata(mayLackTwoFactor, true);
