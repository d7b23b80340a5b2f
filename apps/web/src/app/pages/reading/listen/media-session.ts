import { useEffect, useEffectEvent } from 'react';

interface MediaControls {
  title: string;
  artist: string;
  album: string;
  play: () => void;
  pause: () => void;
  seekBy: (byMs: number) => void;
  seekTo: (ms: number) => void;
  backMs: number;
  forwardMs: number;
}

/** The controls on a locked phone and on a headset. */
export function useMediaSession(isPlaying: boolean, controls: MediaControls): void {
  const act = useEffectEvent(
    (action: MediaSessionAction, { seekTime, seekOffset }: MediaSessionActionDetails) => {
      const { play, pause, seekBy, seekTo, backMs, forwardMs } = controls;
      if (action === 'play') play();
      if (action === 'pause') pause();
      if (action === 'seekbackward') seekBy(-(seekOffset === undefined ? backMs : seekOffset * 1_000));
      if (action === 'seekforward') seekBy(seekOffset === undefined ? forwardMs : seekOffset * 1_000);
      if (action === 'seekto' && seekTime !== undefined) seekTo(seekTime * 1_000);
    },
  );
  const { title, artist, album } = controls;
  useEffect(() => {
    if (!isPlaying || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist, album });
    for (const action of actions) setActionHandler(action, (details) => act(action, details));
  }, [isPlaying, title, artist, album]);
  useEffect(() => {
    return () => {
      if (!('mediaSession' in navigator)) return;
      navigator.mediaSession.metadata = null;
      for (const action of actions) setActionHandler(action, null);
    };
  }, []);
}

const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const;

function setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}
