import { useEffect, useEffectEvent } from 'react';

interface MediaControls {
  title: string;
  artist: string;
  album: string;
  play: () => void;
  pause: () => void;
  move: (byMs: number) => void;
  goTo: (ms: number) => void;
  backMs: number;
  onMs: number;
}

/** The controls on a locked phone and on a headset. */
export function useMediaSession(isPlaying: boolean, given: MediaControls): void {
  const act = useEffectEvent(
    (action: MediaSessionAction, { seekTime, seekOffset }: MediaSessionActionDetails) => {
      const { play, pause, move, goTo, backMs, onMs } = given;
      if (action === 'play') play();
      if (action === 'pause') pause();
      if (action === 'seekbackward') move(-(seekOffset === undefined ? backMs : seekOffset * 1_000));
      if (action === 'seekforward') move(seekOffset === undefined ? onMs : seekOffset * 1_000);
      if (action === 'seekto' && seekTime !== undefined) goTo(seekTime * 1_000);
    },
  );
  const { title, artist, album } = given;
  useEffect(() => {
    if (!isPlaying || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist, album });
    for (const action of actions) hear(action, (details) => act(action, details));
  }, [isPlaying, title, artist, album]);
  useEffect(() => {
    return () => {
      if (!('mediaSession' in navigator)) return;
      navigator.mediaSession.metadata = null;
      for (const action of actions) hear(action, null);
    };
  }, []);
}

const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const;

function hear(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}
