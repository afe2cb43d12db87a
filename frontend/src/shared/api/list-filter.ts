/** Leaves out empty values, so that a filter without effect has the key, and the request, of no filter. */
export const withoutEmpty = <Filter extends object>(filter: Filter): Partial<Filter> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Filter>;
