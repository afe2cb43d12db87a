const TIMEOUT_MS = 5000;
/** The first frame of many films is black. */
const POSTER_AT_SECONDS = 1;
const MAX_POSTER_EDGE_PX = 1920;

export interface ProbedPlayer {
  /** This browser plays a film with its picture, or a sound. */
  isPlayable: boolean;
  /** A frame of a film that plays. */
  poster?: Blob;
}

/**
 * Loads a film or sound in a player that is not shown. It tries, because `canPlayType` denies containers, such as QuickTime, that
 * browsers play.
 */
export async function probePlayer(file: Blob, kind: 'video' | 'audio'): Promise<ProbedPlayer> {
  const player = document.createElement(kind);
  const url = URL.createObjectURL(file);
  player.preload = 'metadata';
  player.muted = true;
  player.src = url;
  try {
    if (!(await happens(player, 'loadedmetadata'))) return { isPlayable: false };
    if (!(player instanceof HTMLVideoElement)) return { isPlayable: true };
    return player.videoWidth > 0
      ? { isPlayable: true, poster: await drawPoster(player) }
      : { isPlayable: false };
  } finally {
    player.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** Resolves to true when the player fires the event, and to false after an error or five seconds. */
function happens(player: HTMLMediaElement, event: 'loadedmetadata' | 'seeked'): Promise<boolean> {
  return new Promise((done) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    signal.addEventListener('abort', () => done(false));
    player.addEventListener(event, () => done(true), { once: true, signal });
    player.addEventListener('error', () => done(false), { once: true, signal });
  });
}

/** Draws a frame near the beginning. Resolves to undefined for a film that cannot seek. */
async function drawPoster(film: HTMLVideoElement): Promise<Blob | undefined> {
  const hasSeeked = happens(film, 'seeked');
  film.currentTime = Math.min(POSTER_AT_SECONDS, film.duration / 2 || 0);
  if (!(await hasSeeked)) return undefined;
  const { videoWidth, videoHeight } = film;
  const scale = Math.min(1, MAX_POSTER_EDGE_PX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn ?? undefined), 'image/webp', 0.85));
}
