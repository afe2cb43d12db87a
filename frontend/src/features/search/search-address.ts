/** Address of all results. */
export const searchAddress = (words: string) => `/search?${new URLSearchParams({ q: words }).toString()}`;
