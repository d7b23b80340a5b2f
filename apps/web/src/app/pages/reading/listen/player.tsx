/* oxlint-disable jsx-a11y/media-has-caption -- the page shows the full text beside it */
import { readHomily } from '@wayfare/contracts/calls/homily';
import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import { saveListeningPosition } from '@wayfare/contracts/calls/recording';
import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import { formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call, toRecordingUrl } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { sendOnLeave } from '#app/reading/save-reading-position.ts';
import { formatClock, formatDuration } from '#ui/format-duration.ts';
import { onPageHidden, usePageVisible } from '#ui/use-page-visible.ts';
import { Dock, type ListeningHandler, useReportListening } from './dock.tsx';
import { useMediaSession } from './media-session.ts';

interface PlayerProps {
  date: string;
  /** Also on the lock screen. */
  title: string;
  recording: PlayableRecording;
  /** Called with each position that is saved. */
  onPosition: (position: NonNullable<PlayableRecording['position']>) => void;
  onListening: ListeningHandler;
}

const backMs = seconds(15);
const backLabel = (
  <>
    <span className="vh">Back </span>15 s<span className="vh">econds</span>
  </>
);
const forwardMs = seconds(30);
const saveIntervalMs = seconds(15);
/** Resumes a little before the position. */
const resumeOverlapMs = seconds(5);
const finishedFraction = 0.95;
/** Links are valid for at least two hours. An older page gets a new one before the reader presses Play. */
const linkMaxAgeMs = seconds(3_600);

/** At the start, unless the recording is unfinished. */
const getStartMs = ({ position }: PlayableRecording): number =>
  position === null || position.isFinished ? 0 : Math.max(0, position.positionMs - resumeOverlapMs);

/** The player of a recording. */
export function Player({ date, title, recording, onPosition, onListening }: PlayerProps) {
  const { callApi, config, person } = useMember();
  const { durationMs: ms, readerName, recordingId } = recording;
  const audio = useRef<HTMLAudioElement>(null);
  const [atMs, setAtMs] = useState(() => getStartMs(recording));
  const [stage, setStage] = useState<Stage>('stopped');
  /** Where to start once the file is loaded. Null when it is. */
  const pending = useRef<number | null>(atMs);
  const [firstAddress] = useState(() => toRecordingUrl(config, recording.url));
  const linkLoadedAt = useRef(0);
  /** A new link was requested since the last playback. */
  const hasRenewedLink = useRef(false);
  const saved = useRef({ atMs, at: 0 });

  const now = (): number => pending.current ?? Math.round((audio.current?.currentTime ?? 0) * 1_000);

  function savePosition(isBrowserLeaving = false) {
    const position = { positionMs: Math.min(now(), ms), isFinished: now() >= ms * finishedFraction };
    if (position.positionMs === saved.current.atMs) return;
    saved.current = { atMs: position.positionMs, at: Date.now() };
    onPosition(position);
    const body = { date, recordingId, ...position, reachedAt: new Date().toISOString() };
    if (isBrowserLeaving) sendOnLeave(config, person, saveListeningPosition, { body });
    // In the background: errors are ignored, and an ended session does not redirect.
    else
      withToken(config, (token) =>
        call(saveListeningPosition, { body }, { config, token, keepalive: true }),
      ).catch(() => {});
  }

  function seekTo(targetMs: number) {
    const to = Math.min(Math.max(0, targetMs), ms);
    setAtMs(to);
    if (audio.current === null || audio.current.readyState === 0) pending.current = to;
    else audio.current.currentTime = to / 1_000;
  }

  function play() {
    const player = audio.current;
    if (player === null) return;
    if (now() >= ms - 500) seekTo(0);
    setStage('loading');
    // The events report a pause or a failure.
    player.play().catch(() => {});
  }

  const pause = () => audio.current?.pause();

  function stop() {
    pause();
    setStage('stopped');
  }

  /** Not while playing: it would interrupt the sound. */
  function setLink(url: string) {
    linkLoadedAt.current = Date.now();
    const address = toRecordingUrl(config, url);
    const player = audio.current;
    if (player === null || !player.paused || player.getAttribute('src') === address) return;
    pending.current = now();
    player.src = address;
  }

  const loadLink = async (): Promise<string> => {
    const { recording: latest } = await callApi(readHomily, { params: { date } });
    if (latest?.recordingId !== recordingId) throw new Error('The recording was replaced.');
    return latest.url;
  };

  /** Requests a new link once; then reports a failure. */
  async function renew() {
    pending.current = atMs;
    if (hasRenewedLink.current) {
      setStage('failed');
      return;
    }
    hasRenewedLink.current = true;
    try {
      const url = await loadLink();
      linkLoadedAt.current = Date.now();
      if (audio.current !== null) audio.current.src = toRecordingUrl(config, url);
      play();
    } catch {
      setStage('failed');
    }
  }

  const onLinkChanged = useEffectEvent(setLink);
  useEffect(() => {
    onLinkChanged(recording.url);
  }, [recording.url]);
  usePageVisible(() => {
    if (audio.current?.paused !== true || Date.now() - linkLoadedAt.current < linkMaxAgeMs) return;
    // If this fails, playback tries the old link first.
    loadLink().then(setLink, () => {});
  });

  const leave = useEffectEvent(() => savePosition(true));
  const end = useEffectEvent(() => savePosition());
  useEffect(() => {
    const stopListening = onPageHidden(() => leave());
    return () => {
      stopListening();
      end();
    };
  }, []);

  useMediaSession(stage === 'playing', {
    title,
    artist: readerName,
    album: config.siteName,
    play,
    pause,
    seekBy: (by) => seekTo(now() + by),
    seekTo,
    backMs,
    forwardMs,
  });

  const isPlaying = stage === 'playing' || stage === 'loading';
  const listening = {
    label: isPlaying ? 'Pause' : stage === 'failed' ? 'Try again' : 'Listen',
    detail: [formatMinutes(Math.max(1, Math.round(ms / minutes(1)))), readerName && `read by ${readerName}`]
      .filter(Boolean)
      .join(', '),
    isPlaying,
    isRecording: true,
    toggle: isPlaying ? pause : play,
  };
  useReportListening(listening, onListening);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows the full text. */}
      <audio
        ref={audio}
        src={firstAddress}
        preload="none"
        onLoadedMetadata={({ currentTarget }) => {
          if (pending.current !== null) currentTarget.currentTime = pending.current / 1_000;
          pending.current = null;
        }}
        onPlaying={() => {
          hasRenewedLink.current = false;
          setStage('playing');
        }}
        onWaiting={() => setStage('loading')}
        onPause={() => {
          setStage((before) => (before === 'stopped' ? before : 'paused'));
          savePosition();
        }}
        onEnded={() => {
          setStage('stopped');
          savePosition();
        }}
        onTimeUpdate={() => {
          setAtMs(now());
          if (stage === 'playing' && Date.now() - saved.current.at >= saveIntervalMs) savePosition();
        }}
        onError={() => void renew()}
      />
      {stage !== 'stopped' && (
        <Dock
          title={title}
          detail={`${formatClock(atMs)} of ${formatClock(ms)}`}
          problem={stage === 'failed' ? 'The recording can’t be played right now.' : null}
          label={listening.label}
          isPlaying={isPlaying}
          onToggle={listening.toggle}
          slider={{
            label: 'Where in the recording',
            value: Math.round(atMs / 1_000),
            max: Math.ceil(ms / 1_000),
            text: `${formatDuration(atMs)} of ${formatDuration(ms)}`,
            onChange: (value) => seekTo(value * 1_000),
          }}
          back={{ label: backLabel, onClick: () => seekTo(now() - backMs) }}
          onStop={stop}
        />
      )}
    </>
  );
}

/** `loading`: pressed, no sound yet. */
type Stage = 'stopped' | 'loading' | 'playing' | 'paused' | 'failed';
