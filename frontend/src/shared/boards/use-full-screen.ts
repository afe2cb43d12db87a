import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Shows an element on the whole screen: alone where the browser can, otherwise above the app. Escape leaves. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFullScreen, setFullScreen] = useState(false);
  const change = (isFull: boolean) => {
    setFullScreen(isFull);
    // iPhones have no such method; a browser may refuse.
    if (isFull) element.current?.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  };
  const leave = useEffectEvent(() => change(false));
  useEffect(() => {
    if (!isFullScreen) return undefined;
    const leaveWithBrowser = () => {
      if (!document.fullscreenElement) leave();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('fullscreenchange', leaveWithBrowser);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('fullscreenchange', leaveWithBrowser);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [isFullScreen]);
  return { isFullScreen, changeFullScreen: change };
}
