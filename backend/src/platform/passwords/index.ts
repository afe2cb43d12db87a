export { isCommonPassword } from './common-passwords';
export { Passwords } from './passwords';
