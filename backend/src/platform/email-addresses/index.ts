export { acceptEmail } from './accept-email';
export { searchedEmail } from './searched-email';
export { shownEmail } from './shown-email';
