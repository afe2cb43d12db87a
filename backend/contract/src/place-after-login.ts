/** Where to go after signing in: the place that was asked for, if it is one of ours; otherwise the dashboard. */
export function placeAfterLogin(next: string | null): string {
  const isOurs = next !== null && /^\/(?![/\\])/.test(next);
  return isOurs ? next : '/dashboard';
}
