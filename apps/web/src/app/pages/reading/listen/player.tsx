/* oxlint-disable jsx-a11y/media-has-caption -- what is said stands beside it, in full */
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
import { usePageVisible } from '#ui/use-page-visible.ts';
import { useMediaSession } from './media-session.ts';
import { getStoredSpeed, speeds, storeSpeed } from './playback-speed.ts';
import { sendListeningPosition, sendListeningPositionOnLeave } from './save-listening-position.ts';

interface PlayerProps {
  date: string;
  /** Shown on the lock screen. */
  title: string;
  recording: PlayableRecording;
  /** Called with each position that is saved. */
  onPosition: (place: NonNullable<PlayableRecording['position']>) => void;
}

const backMs = seconds(15);
const onMs = seconds(30);
const savedEveryMs = seconds(15);
/** Resumes a little before the position. */
const againMs = seconds(5);
const doneShare = 0.95;
/** Links are valid for at least two hours. An older page gets a new one before the reader presses Play. */
const oldLinkMs = seconds(3_600);

/** At the start, unless the recording is unfinished. */
const beginOf = ({ position }: PlayableRecording): number =>
  position === null || position.isFinished ? 0 : Math.max(0, position.positionMs - againMs);

/** The player of a recording. */
export function Player({ date, title, recording, onPosition }: PlayerProps) {
  const { callApi, config, person } = useMember();
  const { durationMs: ms, readerName, chapters, recordingId } = recording;
  const audio = useRef<HTMLAudioElement>(null);
  const [atMs, setAtMs] = useState(() => beginOf(recording));
  const [stage, setStage] = useState<Stage>('still');
  const [speed, setSpeed] = useState(getStoredSpeed);
  /** Where to start once the file is loaded. Null when it is. */
  const pending = useRef<number | null>(atMs);
  const [firstAddress] = useState(() => toRecordingUrl(config, recording.url));
  const askedAt = useRef(0);
  /** A new link was requested since the last playback. */
  const wasRenewed = useRef(false);
  const saved = useRef({ atMs, at: 0 });

  const now = (): number => pending.current ?? Math.round((audio.current?.currentTime ?? 0) * 1_000);

  function keep(isBrowserLeaving = false) {
    const place = { positionMs: Math.min(now(), ms), isFinished: now() >= ms * doneShare };
    if (place.positionMs === saved.current.atMs) return;
    saved.current = { atMs: place.positionMs, at: Date.now() };
    onPosition(place);
    const given = { date, recordingId, ...place, reachedAt: new Date().toISOString() };
    if (isBrowserLeaving) sendListeningPositionOnLeave(config, person, given);
    else sendListeningPosition(config, given);
  }

  function goTo(wanted: number) {
    const to = Math.min(Math.max(0, wanted), ms);
    setAtMs(to);
    if (audio.current === null || audio.current.readyState === 0) pending.current = to;
    else audio.current.currentTime = to / 1_000;
  }

  function play() {
    const player = audio.current;
    if (player === null) return;
    if (now() >= ms - 500) goTo(0);
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
    setStage('coming');
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
  function take(url: string) {
    askedAt.current = Date.now();
    const address = toRecordingUrl(config, url);
    const player = audio.current;
    if (player === null || !player.paused || player.getAttribute('src') === address) return;
    pending.current = now();
    player.src = address;
  }

  const askForLink = async (): Promise<string> => {
    const { recording: found } = await callApi(readHomily, { params: { date } });
    if (found == null || found.recordingId !== recordingId) throw new Error('Another recording is here.');
    return found.url;
  };

  /** Requests a new link once; then reports a failure. */
  async function renew() {
    pending.current = atMs;
    if (wasRenewed.current) {
      setStage('failed');
      return;
    }
    wasRenewed.current = true;
    try {
      const url = await askForLink();
      askedAt.current = Date.now();
      if (audio.current !== null) audio.current.src = toRecordingUrl(config, url);
      play();
    } catch {
      setStage('failed');
    }
  }

  const told = useEffectEvent(take);
  useEffect(() => {
    told(recording.url);
  }, [recording.url]);
  usePageVisible(() => {
    if (audio.current?.paused !== true || Date.now() - askedAt.current < oldLinkMs) return;
    // If this fails, playback tries the old link first.
    askForLink().then(take, () => {});
  });

  const leave = useEffectEvent(() => keep(true));
  const end = useEffectEvent(() => keep());
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const go = () => leave();
    addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', go);
      document.removeEventListener('visibilitychange', hide);
      end();
    };
  }, []);

  useMediaSession(stage === 'playing', {
    title,
    artist: readerName,
    album: config.siteName,
    play,
    pause: () => pause(),
    move: (by) => goTo(now() + by),
    goTo,
    backMs,
    onMs,
  });

  const isGoing = stage === 'playing' || stage === 'coming';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and this is none.
    <div className="player" role="group" aria-label="The recording">
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below, in full. */}
      <audio
        ref={audio}
        src={firstAddress}
        preload="none"
        onLoadedMetadata={({ currentTarget }) => {
          if (pending.current !== null) currentTarget.currentTime = pending.current / 1_000;
          pending.current = null;
        }}
        onPlaying={() => {
          wasRenewed.current = false;
          setStage('playing');
        }}
        onWaiting={() => setStage('coming')}
        onPause={() => {
          setStage('paused');
          keep();
        }}
        onEnded={() => {
          setStage('still');
          keep();
        }}
        onTimeUpdate={() => {
          setAtMs(now());
          if (stage === 'playing' && Date.now() - saved.current.at >= savedEveryMs) keep();
        }}
        onError={() => void renew()}
      />
      <div className="row">
        <button className="btn small" type="button" onClick={isGoing ? pause : play}>
          {isGoing ? 'Pause' : stage === 'failed' ? 'Try again' : atMs > 0 ? 'Go on listening' : 'Listen'}
        </button>
        <span className="whose">
          {stage === 'still' && atMs === 0 ? formatClock(ms) : `${formatClock(atMs)} of ${formatClock(ms)}`}
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
        onChange={({ target }) => goTo(Number(target.value) * 1_000)}
      />
      <div className="row">
        <button className="quiet link" type="button" onClick={() => goTo(now() - backMs)}>
          Back 15 s<span className="vh">econds</span>
        </button>
        <button className="quiet link" type="button" onClick={() => goTo(now() + onMs)}>
          On 30 s<span className="vh">econds</span>
        </button>
        {chapters.map(({ startMs, title: name }) => (
          <button
            className="quiet link"
            type="button"
            key={startMs}
            aria-current={isWithin(recording, startMs, atMs) ? 'true' : undefined}
            onClick={() => goTo(startMs)}
          >
            {name}
            <span className="vh">, from {formatDuration(startMs)}</span>
          </button>
        ))}
        <label>
          <span className="vh">Speed</span>
          <select className="pick" value={speed} onChange={({ target }) => chooseSpeed(Number(target.value))}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
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

/** `coming`: pressed, no sound yet. */
type Stage = 'still' | 'coming' | 'playing' | 'paused' | 'failed';

function isWithin({ chapters }: PlayableRecording, startMs: number, atMs: number): boolean {
  return chapters.findLast((chapter) => chapter.startMs <= atMs)?.startMs === startMs;
}
