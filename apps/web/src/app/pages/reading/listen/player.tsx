/* oxlint-disable jsx-a11y/media-has-caption -- the page shows the full text beside it */
import './player.css';
import { readHomily } from '@wayfare/contracts/calls/homily';
import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import { seconds } from '@wayfare/contracts/rules/durations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toRecordingUrl } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { formatClock, formatDuration } from '#ui/format-duration.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { usePageVisible } from '#ui/use-page-visible.ts';
import { useMediaSession } from './media-session.ts';
import { getStoredSpeed, SpeedSelect, storeSpeed } from './playback-speed.tsx';
import { sendListeningPosition, sendListeningPositionOnLeave } from './save-listening-position.ts';

interface PlayerProps {
  date: string;
  /** Shown on the lock screen. */
  title: string;
  recording: PlayableRecording;
  /** Called with each position that is saved. */
  onPosition: (position: NonNullable<PlayableRecording['position']>) => void;
}

const backMs = seconds(15);
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
export function Player({ date, title, recording, onPosition }: PlayerProps) {
  const { callApi, config, person } = useMember();
  const { durationMs: ms, readerName, chapters, recordingId } = recording;
  const audio = useRef<HTMLAudioElement>(null);
  const [atMs, setAtMs] = useState(() => getStartMs(recording));
  const [stage, setStage] = useState<Stage>('stopped');
  const [speed, setSpeed] = useState(getStoredSpeed);
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
    if (isBrowserLeaving) sendListeningPositionOnLeave(config, person, body);
    else sendListeningPosition(config, body);
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
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
    setStage('loading');
    // The events report a pause or a failure.
    player.play().catch(() => {});
  }

  const pause = () => audio.current?.pause();

  function chooseSpeed(chosen: number) {
    setSpeed(chosen);
    storeSpeed(chosen);
    if (audio.current !== null) audio.current.playbackRate = chosen;
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
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', hide);
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not one.
    <div className="player" role="group" aria-label="The recording">
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows the full text below. */}
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
          setStage('paused');
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
      <div className="row">
        <button className="btn small" type="button" onClick={isPlaying ? pause : play}>
          {isPlaying ? 'Pause' : stage === 'failed' ? 'Try again' : atMs > 0 ? 'Go on listening' : 'Listen'}
        </button>
        <span className="audio-info">
          {stage === 'stopped' && atMs === 0 ? formatClock(ms) : `${formatClock(atMs)} of ${formatClock(ms)}`}
          {readerName && `, read by ${readerName}`}
        </span>
      </div>
      <input
        type="range"
        aria-label="Where in the recording"
        min={0}
        max={Math.ceil(ms / 1_000)}
        step={1}
        value={Math.round(atMs / 1_000)}
        aria-valuetext={`${formatDuration(atMs)} of ${formatDuration(ms)}`}
        onChange={({ target }) => seekTo(Number(target.value) * 1_000)}
      />
      <div className="row">
        <LinkButton onClick={() => seekTo(now() - backMs)}>
          Back 15 s<span className="vh">econds</span>
        </LinkButton>
        <LinkButton onClick={() => seekTo(now() + forwardMs)}>
          On 30 s<span className="vh">econds</span>
        </LinkButton>
        {chapters.map(({ startMs, title: name }) => (
          <LinkButton
            key={startMs}
            aria-current={isWithin(recording, startMs, atMs) ? 'true' : undefined}
            onClick={() => seekTo(startMs)}
          >
            {name}
            <span className="vh">, from {formatDuration(startMs)}</span>
          </LinkButton>
        ))}
        <SpeedSelect speed={speed} onChange={chooseSpeed} />
        <Link className="quiet link" to={`${paths.settings}#podcast`}>
          In your podcast app
        </Link>
      </div>
      <div role="status">
        {stage === 'failed' && (
          <p className="small-print">The recording can’t be played right now. The text is below.</p>
        )}
      </div>
    </div>
  );
}

/** `loading`: pressed, no sound yet. */
type Stage = 'stopped' | 'loading' | 'playing' | 'paused' | 'failed';

function isWithin({ chapters }: PlayableRecording, startMs: number, atMs: number): boolean {
  return chapters.findLast((chapter) => chapter.startMs <= atMs)?.startMs === startMs;
}
