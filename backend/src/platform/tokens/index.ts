export { Tokens } from './tokens';
