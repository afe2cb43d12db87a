import { get, post } from '../call';
import type { BothFactors, RecoveryCodes, TwoFactor, TwoFactorKey } from './two-factor';

export const twoFactorCalls = {
  read: get('/api/user/two-factor').response<TwoFactor>(),
  /** Creates a key for an authenticator app; it takes effect when confirmed. */
  begin: post('/api/user/two-factor')
    .withStatus(200)
    .body<{ password: string }>()
    .response<TwoFactorKey>()
    .withErrors('too_many'),
  /** Confirms the key with a code, turns two-factor sign-in on and ends all other sessions. */
  confirm: post('/api/user/two-factor/confirm')
    .withStatus(200)
    .body<{ code: string }>()
    .response<RecoveryCodes>()
    .withErrors('second_factor_wrong', 'too_many'),
  /** Replaces the recovery codes; the previous codes stop working. */
  renewCodes: post('/api/user/two-factor/recovery-codes')
    .withStatus(200)
    .body<BothFactors>()
    .response<RecoveryCodes>()
    .withErrors('second_factor_wrong', 'too_many'),
  turnOff: post('/api/user/two-factor/off')
    .withStatus(204)
    .body<BothFactors>()
    .withErrors('second_factor_wrong', 'too_many'),
};
