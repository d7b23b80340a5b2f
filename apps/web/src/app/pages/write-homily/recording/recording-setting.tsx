/* oxlint-disable jsx-a11y/media-has-caption -- the page shows the full text beside it */
import {
  deleteRecording,
  type EditedRecording,
  getRecording,
  recordingExtensions,
  recordingMessages,
  updateRecording,
} from '@wayfare/contracts/calls/recording';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toRecordingUrl } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { Setting } from '#app/editing/frame/setting.tsx';
import { deletePendingRecording, listPendingRecordings, savePiece } from '#app/editing/pending-recordings.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { FileField } from '#ui/file-field.tsx';
import { clockTime } from '#ui/format-date.ts';
import { formatClock, parseClock } from '#ui/format-duration.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
import { nameFor, Record } from './record.tsx';
import { refusalOf, sendRecording } from './send-recording.ts';

interface RecordingSettingProps {
  date: string;
  /** When the text was saved last. */
  savedAt: string | null;
  /** Saves the text of the day first. */
  onSave: () => Promise<unknown>;
}

const pollEveryMs = 3_000;

const isInProgress = (pending: EditedRecording['pending'] | undefined): boolean =>
  pending?.state === 'waiting' || pending?.state === 'working';

/** Uploads, records, edits and deletes the recording of a day. */
export function RecordingSetting({ date, savedAt, onSave }: RecordingSettingProps) {
  const { callApi, config, person } = useMember();
  const owner = person.sub ?? '';
  const [recording, setRecording] = useState<EditedRecording | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  const local = useQuery(date, async () =>
    (await listPendingRecordings(owner)).find((each) => each.date === date),
  );
  const localFile = local.state.status === 'success' ? local.state.data?.blob : undefined;

  const pending = recording?.pending;
  const isProcessing = isInProgress(pending);
  const load = useEffectEvent(() => {
    callApi(getRecording, { params: { date } }).then(setRecording, () => {});
  });
  useEffect(() => {
    load();
    if (!isProcessing) return;
    const timer = setInterval(() => load(), pollEveryMs);
    return () => clearInterval(timer);
  }, [isProcessing]);
  useEffect(() => {
    // A recording from this page stays on the device.
    return () => sending.current?.abort();
  }, []);

  async function send(file: Blob, filename: string): Promise<void> {
    const refusal = refusalOf(filename, file.size);
    setMessage(refusal);
    if (refusal !== null) return;
    const controller = new AbortController();
    sending.current = controller;
    setSent(0);
    try {
      await onSave();
      const readerName = recording?.ready?.readerName ?? '';
      const { signal } = controller;
      setRecording(
        await sendRecording({ config, date, file, filename, readerName, signal, onProgress: setSent }),
      );
      if (file === localFile) await discard();
    } catch (error) {
      if (!controller.signal.aborted) setMessage(toFailureMessage(error));
    } finally {
      setSent(null);
    }
  }

  async function discard(): Promise<void> {
    await deletePendingRecording(owner, date).catch(() => {});
    local.refetch();
  }

  if (recording === null) return null;
  const { ready, acceptsOnlyMp3 } = recording;
  const formats = acceptsOnlyMp3 ? recordingMessages.onlyMp3 : 'WAV, FLAC, M4A, MP3, Opus or WebM.';
  return (
    <Setting label="Recording" value={describe(recording, sent !== null, localFile !== undefined)}>
      <StatusLine message={message} />
      {ready && (
        <Ready key={ready.recordingId} date={date} ready={ready} savedAt={savedAt} onChange={setRecording} />
      )}
      <div role="status">
        {pending?.state === 'failed' && <p className="notice-box">{pending.reason}</p>}
        {isProcessing && (
          <p className="notice-box">
            It is being made ready. That takes a minute or two; you need not wait here.
          </p>
        )}
      </div>
      {sent !== null ? (
        <p className="row">
          <progress aria-label="Sending" max={1} value={sent} />
          <LinkButton onClick={() => sending.current?.abort()}>Stop</LinkButton>
        </p>
      ) : (
        <>
          {localFile && (
            <div className="notice-box">
              <p>A recording that was made here is on this device, and not sent yet.</p>
              <p className="row">
                <LinkButton onClick={() => void send(localFile, nameFor(localFile))}>Send it</LinkButton>
                <LinkButton onClick={() => void discard()}>Throw it away</LinkButton>
              </p>
            </div>
          )}
          <FileField
            label={ready === null ? 'A file' : 'Another file in its place'}
            accept={acceptsOnlyMp3 ? '.mp3' : recordingExtensions.join()}
            hint={`${formats} At most 200 MB and 90 minutes.`}
            onFiles={([file]) => void send(file, file.name)}
          />
          {!acceptsOnlyMp3 && !localFile && (
            <Record
              label={ready === null ? 'Record it here' : 'Record again'}
              onReload={onSave}
              onPiece={(at, piece) => savePiece(owner, date, at, piece)}
              onDone={local.refetch}
              onFailure={setMessage}
            />
          )}
        </>
      )}
      {(ready !== null || isProcessing) && <Remove date={date} onChange={setRecording} />}
    </Setting>
  );
}

interface ChangeProps {
  date: string;
  onChange: (recording: EditedRecording) => void;
}

function Remove({ date, onChange }: ChangeProps) {
  const { callApi } = useMember();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>
        <LinkButton onClick={() => setIsAsking(true)}>Take the recording away</LinkButton>
      </p>
      {isAsking && (
        <Confirm
          title="Take the recording away?"
          verb="Take it away"
          act={async () => {
            onChange(await callApi(deleteRecording, { params: { date } }));
            return null;
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>Nobody can hear it any more, at once. The text stays as it is.</p>
        </Confirm>
      )}
    </>
  );
}

/** In a few words. */
function describe({ ready, pending }: EditedRecording, isSending: boolean, isOnDevice: boolean): string {
  if (isSending) return 'Being sent';
  if (isOnDevice) return 'Not sent yet';
  if (pending?.state === 'failed') return 'Not usable';
  if (isInProgress(pending)) return 'Being made ready';
  if (ready === null) return 'None';
  return `${formatClock(ready.durationMs)}${ready.readerName && `, by ${ready.readerName}`}`;
}

interface ReadyProps extends ChangeProps {
  ready: NonNullable<EditedRecording['ready']>;
  savedAt: string | null;
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
        Ready, {formatClock(ready.durationMs)}. Sent on {clockTime(ready.readyAt, 'day')}.
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
        <LinkButton onClick={beginHere}>It begins where the player is now</LinkButton>
      </p>
      <StatusLine message={message} />
    </>
  );
}
