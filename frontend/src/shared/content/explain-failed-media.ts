/** Says why media does not show, with code that is loaded then; without a connection the browser shows it as broken. */
export const explainFailedMedia = (media: Element) =>
  void import('./failed-media').then(
    ({ explain }) => explain(media),
    () => undefined,
  );
