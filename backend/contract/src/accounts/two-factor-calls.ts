import { get, post } from '../call';
import type { BothFactors, RecoveryCodes, TwoFactor, TwoFactorKey } from './two-factor';

export const twoFactorCalls = {
  read: get('/api/user/two-factor').answers<TwoFactor>(),
  /** A new key for the app; nothing changes until it is confirmed. */
  begin: post('/api/user/two-factor')
    .withStatus(200)
    .takes<{ password: string }>()
    .answers<TwoFactorKey>()
    .refuses('too_many'),
  /** With a code of the app: from now on signing in asks for one. Signs out everywhere else. */
  confirm: post('/api/user/two-factor/confirm')
    .withStatus(200)
    .takes<{ code: string }>()
    .answers<RecoveryCodes>()
    .refuses('second_factor_wrong', 'too_many'),
  /** Those from before are good for nothing any more. */
  renewCodes: post('/api/user/two-factor/recovery-codes')
    .withStatus(200)
    .takes<BothFactors>()
    .answers<RecoveryCodes>()
    .refuses('second_factor_wrong', 'too_many'),
  turnOff: post('/api/user/two-factor/off')
    .withStatus(204)
    .takes<BothFactors>()
    .refuses('second_factor_wrong', 'too_many'),
};
