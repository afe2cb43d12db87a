/** One slash, and none of what browsers leave out of addresses: `/<tab>/elsewhere` is `//elsewhere` to them. */
const ours = /^\/(?![/\\])[^\t\r\n]*$/;

/** Where to go after signing in: the place that was asked for, if it is one of ours; otherwise the dashboard. */
export function placeAfterLogin(next: string | null): string {
  return next !== null && ours.test(next) ? next : '/dashboard';
}
