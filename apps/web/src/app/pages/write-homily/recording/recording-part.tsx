/* oxlint-disable jsx-a11y/media-has-caption -- the page shows the full text beside it */
import './recording-part.css';
import {
  deleteRecording,
  type EditedRecording,
  getRecording,
  recordingExtensions,
  recordingMessages,
  updateRecording,
} from '@wayfare/contracts/calls/recording';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { toRecordingUrl } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { forgetRecording, keepPiece, keptRecordings } from '#app/editing/pending-recordings.ts';
import { useMember } from '#app/member/member.tsx';
import { formatClock, parseClock } from '#ui/format-duration.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
import { canRecord, isMicrophoneShut, nameFor, type Recorder, startRecorder } from './microphone.ts';
import { refusalOf, sendRecording } from './send-recording.ts';

interface RecordingPartProps {
  date: string;
  /** Saves the text of the day first. */
  onSave: () => Promise<unknown>;
}

const lookEveryMs = 3_000;

/** Uploads, records, edits and deletes the recording of a day. */
export function RecordingPart({ date, onSave }: RecordingPartProps) {
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
  const isSending = sent !== null;
  return (
    <section className="recording-part" aria-labelledby="recording">
      <h2 id="recording">The recording</h2>
      <StatusLine message={message} />
      {recording.ready && (
        <Ready
          key={recording.ready.recordingId}
          date={date}
          ready={recording.ready}
          onChange={setRecording}
        />
      )}
      <div role="status">
        {isMaking && (
          <p className="notice-box">
            It is being made ready. That takes a minute or two; you need not wait here.
          </p>
        )}
        {state === 'failed' && <p className="notice-box">{recording.pending?.reason}</p>}
      </div>
      {isSending ? (
        <UploadProgress part={sent} onStop={() => sending.current?.abort()} />
      ) : (
        <>
          {localFile !== null && (
            <div className="notice-box">
              <p>A recording that was made here is on this device, and not sent yet.</p>
              <p className="row">
                <button
                  type="button"
                  className="btn small"
                  onClick={() => void send(localFile, nameFor(localFile))}
                >
                  Send it
                </button>
                <button type="button" className="quiet link" onClick={() => void discard()}>
                  Throw it away
                </button>
              </p>
            </div>
          )}
          <Choose
            isOnlyMp3={recording.acceptsOnlyMp3}
            isAnother={recording.ready !== null}
            onFile={(file) => void send(file, file.name)}
          />
          {!recording.acceptsOnlyMp3 && localFile === null && canRecord() && (
            <Record
              onBegin={onSave}
              onPiece={(at, piece) => keepPiece(owner, date, at, piece)}
              onDone={async () => setLocalFile(await findLocalFile(owner, date))}
              onFailure={setMessage}
            />
          )}
        </>
      )}
      {(recording.ready !== null || isMaking) && (
        <p>
          <button type="button" className="quiet link" onClick={() => setIsRemoving(true)}>
            Take the recording away
          </button>
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
    </section>
  );
}

async function findLocalFile(owner: string, date: string): Promise<Blob | null> {
  const all = await keptRecordings(owner);
  return all.find((each) => each.date === date)?.blob ?? null;
}

function UploadProgress({ part, onStop }: { part: number; onStop: () => void }) {
  const id = useId();
  return (
    <p className="row">
      <label htmlFor={id}>Sending</label>
      <progress id={id} max={1} value={part}>
        {Math.round(part * 100)}%
      </progress>
      <button type="button" className="quiet link" onClick={onStop}>
        Stop
      </button>
    </p>
  );
}

interface ChooseProps {
  isOnlyMp3: boolean;
  isAnother: boolean;
  onFile: (file: File) => void;
}

function Choose({ isOnlyMp3, isAnother, onFile }: ChooseProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside accepts files by keyboard too.
    <div
      className={isOver ? 'field drop over' : 'field drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{isAnother ? 'Another file in its place' : 'A file'}</label>
      <input
        id={id}
        className="in"
        type="file"
        accept={isOnlyMp3 ? '.mp3' : recordingExtensions.join()}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {isOnlyMp3 ? recordingMessages.onlyMp3 : 'WAV, FLAC, M4A, MP3, Opus or WebM'}
        {isOnlyMp3 ? ' ' : '; '}
        {isOnlyMp3 ? 'At most' : 'at most'} 200 MB and 90 minutes.
      </p>
    </div>
  );
}

interface RecordProps {
  onBegin: () => Promise<unknown>;
  onPiece: (at: number, piece: Blob) => Promise<void>;
  onDone: () => Promise<void>;
  onFailure: (message: string | null) => void;
}

function Record({ onBegin, onPiece, onDone, onFailure }: RecordProps) {
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
          {isMicrophoneShut() ? 'Load this page anew to record here' : 'Record it here'}
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

type ReadyRecording = NonNullable<EditedRecording['ready']>;

const loudnessWords = (lufs: number): string =>
  lufs >= -17
    ? ' As loud as all others.'
    : ' Softer than others, because something in it is very loud for a moment.';

interface ReadyProps {
  date: string;
  ready: ReadyRecording;
  onChange: (recording: EditedRecording) => void;
}

function Ready({ date, ready, onChange }: ReadyProps): ReactNode {
  const { callApi, config } = useMember();
  const audio = useRef<HTMLAudioElement>(null);
  const [readerName, setReaderName] = useState(ready.readerName);
  const [begins, setBegins] = useState(ready.reflectionMs === null ? '' : formatClock(ready.reflectionMs));
  const [message, setMessage] = useState<string | null>(null);
  // A new URL would interrupt playback, so the first one stays.
  const [url] = useState(ready.url);
  const typed = begins.trim() === '' ? null : parseClock(begins);
  const isFaulty = begins.trim() !== '' && (typed === null || typed === 0 || typed >= ready.durationMs);

  async function save(reflectionMs: number | null): Promise<void> {
    setMessage(null);
    if (readerName.trim() === ready.readerName && reflectionMs === ready.reflectionMs) return;
    try {
      onChange(
        await callApi(updateRecording, {
          params: { date },
          body: { readerName: readerName.trim(), reflectionMs },
        }),
      );
    } catch (error) {
      setMessage(toFailureMessage(error));
    }
  }

  return (
    <>
      <p>
        Ready, {formatClock(ready.durationMs)}.{ready.lufs !== null && loudnessWords(ready.lufs)}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows the full text beside it. */}
      <audio ref={audio} controls preload="none" src={toRecordingUrl(config, url)} />
      <TextField
        label="Read by"
        value={readerName}
        maxLength={100}
        autoComplete="off"
        onText={setReaderName}
        onBlur={() => void (isFaulty ? undefined : save(typed))}
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
        onBlur={() => void (isFaulty ? undefined : save(typed))}
      />
      <p>
        <button
          type="button"
          className="quiet link"
          onClick={() => {
            const here = Math.floor(audio.current?.currentTime ?? 0) * 1_000;
            if (here === 0) {
              setMessage('Play it first, and stop where the reflection begins.');
              return;
            }
            setBegins(formatClock(here));
            void save(here);
          }}
        >
          It begins where the player is now
        </button>
      </p>
      <StatusLine message={message} />
    </>
  );
}
