const METADATA_TIMEOUT_MS = 5000;

/**
 * Returns true if this browser plays a film with its picture, or a sound. It tries, because `canPlayType` denies containers, such
 * as QuickTime, that browsers play.
 */
export async function canPlay(file: Blob, kind: 'video' | 'audio'): Promise<boolean> {
  const player = document.createElement(kind);
  const url = URL.createObjectURL(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = await new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), METADATA_TIMEOUT_MS);
    player.onloadedmetadata = () => done(!(player instanceof HTMLVideoElement) || player.videoWidth > 0);
    player.onerror = () => done(false);
    player.preload = 'metadata';
    player.src = url;
  });
  clearTimeout(timer);
  player.removeAttribute('src');
  URL.revokeObjectURL(url);
  return result;
}
