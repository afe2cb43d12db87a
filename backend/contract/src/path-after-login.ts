/** Same-origin paths. Browsers drop tabs and line breaks from URLs, which makes `/<tab>/elsewhere` the URL `//elsewhere`. */
const ours = /^\/(?![/\\])[^\t\r\n]*$/;

/** Returns the path to open after sign-in: `next` if it is on this origin, otherwise the dashboard. */
export function pathAfterLogin(next: string | null): string {
  return next !== null && ours.test(next) ? next : '/dashboard';
}
