/** The properties of all kinds of media; each kind has its own. */
type Media = Partial<HTMLImageElement & HTMLVideoElement>;

/** Returns true for a film whose sound the browser plays without its picture. */
export const isWithoutPicture = (media: EventTarget) =>
  (media as Media).videoWidth === 0 && (media as Media).readyState !== 0;

/** Returns true for media that failed to load, and for a film without its picture. */
export const hasFailed = (media: EventTarget) =>
  !!(media as Media).error ||
  ((media as Media).complete && (media as Media).naturalWidth === 0) ||
  isWithoutPicture(media);
