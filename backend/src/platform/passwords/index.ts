export { Passwords } from './passwords';
