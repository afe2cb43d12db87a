/** Returns the category in the query string; 0, which no category has, if the value is no id. */
export function categoryIn(params: URLSearchParams): number | undefined {
  const named = params.get('category');
  if (named === null) return undefined;
  return /^\d{1,9}$/.test(named) ? Number(named) : 0;
}
