/* oxlint-disable jsx-a11y/media-has-caption -- the page shows the full text beside it */
import './recording-setting.css';
import {
  deleteRecording,
  type EditedRecording,
  getRecording,
  recordingExtensions,
  recordingMessages,
  updateRecording,
} from '@wayfare/contracts/calls/recording';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { toRecordingUrl } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { Setting } from '#app/editing/frame/setting.tsx';
import { forgetRecording, keepPiece, keptRecordings } from '#app/editing/pending-recordings.ts';
import { useMember } from '#app/member/member.tsx';
import { clockTime } from '#ui/format-date.ts';
import { formatClock, parseClock } from '#ui/format-duration.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
import { canRecord, isMicrophoneShut, nameFor, type Recorder, startRecorder } from './microphone.ts';
import { refusalOf, sendRecording } from './send-recording.ts';

interface RecordingSettingProps {
  date: string;
  /** When the text was saved last. */
  savedAt: string | null;
  /** Saves the text of the day first. */
  onSave: () => Promise<unknown>;
}

const lookEveryMs = 3_000;

/** Uploads, records, edits and deletes the recording of a day. */
export function RecordingSetting({ date, savedAt, onSave }: RecordingSettingProps) {
  const { callApi, config, person } = useMember();
  const owner = person.sub ?? '';
  const [recording, setRecording] = useState<EditedRecording | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [localFile, setLocalFile] = useState<Blob | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const sending = useRef<AbortController>(null);

  const load = useEffectEvent(() => callApi(getRecording, { params: { date } }).catch(() => null));
  const findHere = useEffectEvent(() => findLocalFile(owner, date).catch(() => null));
  const state = recording?.pending?.state;
  const isMaking = state === 'waiting' || state === 'working';
  useEffect(() => {
    const look = async () => {
      const loaded = await load();
      if (loaded !== null) setRecording(loaded);
    };
    if (!isMaking) {
      void look();
      return;
    }
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isMaking]);
  useEffect(() => {
    const find = async () => setLocalFile(await findHere());
    void find();
    // Leaving the page cancels the upload; a recording from this page stays on the device.
    return () => sending.current?.abort();
  }, []);

  async function send(file: Blob, filename: string): Promise<void> {
    const refusal = refusalOf(filename, file.size);
    setMessage(refusal);
    if (refusal !== null) return;
    const stop = new AbortController();
    sending.current = stop;
    setSent(0);
    try {
      await onSave();
      const readerName = recording?.ready?.readerName ?? '';
      const { signal } = stop;
      setRecording(
        await sendRecording({ config, date, file, filename, readerName, signal, onProgress: setSent }),
      );
      if (file === localFile) await discard();
    } catch (error) {
      if (!stop.signal.aborted) setMessage(toFailureMessage(error));
    } finally {
      setSent(null);
    }
  }

  async function discard(): Promise<void> {
    await forgetRecording(owner, date).catch(() => {});
    setLocalFile(null);
  }

  if (recording === null) return null;
  const { ready, acceptsOnlyMp3 } = recording;
  return (
    <Setting label="Recording" value={describe(recording, sent !== null, localFile !== null)}>
      <StatusLine message={message} />
      {ready && (
        <Ready key={ready.recordingId} date={date} ready={ready} savedAt={savedAt} onChange={setRecording} />
      )}
      <div role="status">
        {isMaking && (
          <p className="notice-box">
            It is being made ready. That takes a minute or two; you need not wait here.
          </p>
        )}
        {state === 'failed' && <p className="notice-box">{recording.pending?.reason}</p>}
      </div>
      {sent !== null ? (
        <p className="row">
          <progress aria-label="Sending" max={1} value={sent} />
          <LinkButton label="Stop" onClick={() => sending.current?.abort()} />
        </p>
      ) : (
        <>
          {localFile !== null && (
            <div className="notice-box">
              <p>A recording that was made here is on this device, and not sent yet.</p>
              <p className="row">
                <LinkButton label="Send it" onClick={() => void send(localFile, nameFor(localFile))} />
                <LinkButton label="Throw it away" onClick={() => void discard()} />
              </p>
            </div>
          )}
          <ChooseFile
            isOnlyMp3={acceptsOnlyMp3}
            label={ready === null ? 'A file' : 'Another file in its place'}
            onFile={(file) => void send(file, file.name)}
          />
          {!acceptsOnlyMp3 && localFile === null && canRecord() && (
            <Record
              label={ready === null ? 'Record it here' : 'Record again'}
              onBegin={onSave}
              onPiece={(at, piece) => keepPiece(owner, date, at, piece)}
              onDone={async () => setLocalFile(await findLocalFile(owner, date))}
              onFailure={setMessage}
            />
          )}
        </>
      )}
      {(ready !== null || isMaking) && (
        <p>
          <LinkButton label="Take the recording away" onClick={() => setIsRemoving(true)} />
        </p>
      )}
      {isRemoving && (
        <Confirm
          title="Take the recording away?"
          verb="Take it away"
          act={async () => {
            setRecording(await callApi(deleteRecording, { params: { date } }));
            return null;
          }}
          onClose={() => setIsRemoving(false)}
        >
          <p>Nobody can hear it any more, at once. The text stays as it is.</p>
        </Confirm>
      )}
    </Setting>
  );
}

const LinkButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="quiet link" onClick={onClick}>
    {label}
  </button>
);

/** In a few words. */
function describe({ ready, pending }: EditedRecording, isSending: boolean, isOnDevice: boolean): string {
  if (isSending) return 'Being sent';
  if (isOnDevice) return 'Not sent yet';
  if (pending?.state === 'failed') return 'Not usable';
  if (pending !== null && pending.state !== 'sending') return 'Being made ready';
  if (ready === null) return 'None';
  return `${formatClock(ready.durationMs)}${ready.readerName && `, by ${ready.readerName}`}`;
}

async function findLocalFile(owner: string, date: string): Promise<Blob | null> {
  const all = await keptRecordings(owner);
  return all.find((each) => each.date === date)?.blob ?? null;
}

interface ChooseFileProps {
  isOnlyMp3: boolean;
  label: string;
  onFile: (file: File) => void;
}

function ChooseFile({ isOnlyMp3, label, onFile }: ChooseFileProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        type="file"
        accept={isOnlyMp3 ? '.mp3' : recordingExtensions.join()}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {isOnlyMp3 ? recordingMessages.onlyMp3 : 'WAV, FLAC, M4A, MP3, Opus or WebM.'} At most 200 MB and 90
        minutes.
      </p>
    </div>
  );
}

interface RecordProps {
  label: string;
  onBegin: () => Promise<unknown>;
  onPiece: (at: number, piece: Blob) => Promise<void>;
  onDone: () => Promise<void>;
  onFailure: (message: string | null) => void;
}

function Record({ label, onBegin, onPiece, onDone, onFailure }: RecordProps) {
  const recorder = useRef<Recorder>(null);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setMs(Date.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  useEffect(() => {
    return () => void recorder.current?.stop();
  }, []);

  async function begin() {
    onFailure(null);
    if (isMicrophoneShut()) {
      // Only a full load of this page brings the policy that allows the microphone.
      await onBegin();
      location.reload();
      return;
    }
    try {
      recorder.current = await startRecorder(onPiece);
      setMs(0);
      setStartedAt(Date.now());
    } catch {
      onFailure('The microphone can’t be used. Allow it for this site in your browser, and try again.');
    }
  }

  async function end() {
    try {
      await recorder.current?.stop();
      await onDone();
    } catch {
      onFailure(
        'This browser could not keep the recording. Record it with another program, and send the file.',
      );
    }
    recorder.current = null;
    setStartedAt(null);
  }

  if (startedAt === null)
    return (
      <p>
        <button type="button" className="quiet link" onClick={() => void begin()}>
          {isMicrophoneShut() ? 'Reload this page to record here' : label}
        </button>
      </p>
    );
  return (
    <p className="row">
      <span className="recording-now">Recording, {formatClock(ms)}</span>
      <button type="button" className="btn small" onClick={() => void end()}>
        Stop
      </button>
    </p>
  );
}

const describeLoudness = (lufs: number): string =>
  lufs >= -17
    ? ' As loud as all others.'
    : ' Softer than others, because something in it is very loud for a moment.';

interface ReadyProps {
  date: string;
  ready: NonNullable<EditedRecording['ready']>;
  savedAt: string | null;
  onChange: (recording: EditedRecording) => void;
}

function Ready({ date, ready, savedAt, onChange }: ReadyProps) {
  const { callApi, config } = useMember();
  const audio = useRef<HTMLAudioElement>(null);
  const [readerName, setReaderName] = useState(ready.readerName);
  const [begins, setBegins] = useState(ready.reflectionMs === null ? '' : formatClock(ready.reflectionMs));
  const [message, setMessage] = useState<string | null>(null);
  // A new URL would interrupt playback, so the first one stays.
  const [url] = useState(ready.url);
  const isEmpty = begins.trim() === '';
  const typedMs = isEmpty ? null : parseClock(begins);
  const isFaulty = !isEmpty && (typedMs === null || typedMs === 0 || typedMs >= ready.durationMs);

  async function save(reflectionMs: number | null): Promise<void> {
    setMessage(null);
    const body = { readerName: readerName.trim(), reflectionMs };
    if (body.readerName === ready.readerName && reflectionMs === ready.reflectionMs) return;
    await callApi(updateRecording, { params: { date }, body }).then(onChange, (error: unknown) =>
      setMessage(toFailureMessage(error)),
    );
  }

  function saveTyped(): void {
    if (!isFaulty) void save(typedMs);
  }

  function beginHere(): void {
    const here = Math.floor(audio.current?.currentTime ?? 0) * 1_000;
    if (here === 0) {
      setMessage('Play it first, and stop where the reflection begins.');
      return;
    }
    setBegins(formatClock(here));
    void save(here);
  }

  return (
    <>
      <p className="hint">
        Ready, {formatClock(ready.durationMs)}.{ready.lufs !== null && describeLoudness(ready.lufs)} Sent on{' '}
        {clockTime(ready.readyAt, 'day')}.
        {savedAt !== null && savedAt > ready.readyAt && ' The text has changed since then.'}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows the full text beside it. */}
      <audio ref={audio} controls preload="none" src={toRecordingUrl(config, url)} />
      <TextField
        label="Read by"
        value={readerName}
        maxLength={100}
        autoComplete="off"
        onText={setReaderName}
        onBlur={saveTyped}
      />
      <TextField
        label="The reflection begins at"
        value={begins}
        inputMode="text"
        autoComplete="off"
        placeholder="2:35"
        fault={
          isFaulty ? `Write minutes and seconds within ${formatClock(ready.durationMs)}, such as 2:35.` : null
        }
        hint="Listeners can go straight to it. Leave it empty where there is no Gospel before it."
        onText={setBegins}
        onBlur={saveTyped}
      />
      <p>
        <button type="button" className="quiet link" onClick={beginHere}>
          It begins where the player is now
        </button>
      </p>
      <StatusLine message={message} />
    </>
  );
}
