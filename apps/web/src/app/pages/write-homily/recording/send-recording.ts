import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import {
  type EditedRecording,
  findRecordingType,
  finishRecordingUpload,
  maxRecordingBytes,
  recordingMessages,
  startRecordingUpload,
} from '@wayfare/contracts/calls/recording';
import { ApiError, isUnreachable } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { sendFile } from '#api/send-file.ts';

interface Sending {
  readonly config: PublicConfig;
  readonly date: string;
  readonly file: Blob;
  readonly filename: string;
  /** The reader of the previous recording. */
  readonly readerName: string;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** The reason to refuse a file before the upload. Null if it is acceptable. */
export function refusalOf(filename: string, size: number): string | null {
  if (findRecordingType(filename) === null) return recordingMessages.type;
  if (size === 0) return recordingMessages.empty;
  return size > maxRecordingBytes ? recordingMessages.size : null;
}

/** Uploads the file, in parts if the server requires them, and finishes the upload. */
export async function sendRecording(sending: Sending): Promise<EditedRecording> {
  const { config, date, file, filename, readerName, signal, onProgress } = sending;
  const params = { date };
  const { size } = file;
  const { uploadUrl, recordingId, type, partBytes } = await withToken(config, (token) =>
    call(startRecordingUpload, { params, body: { filename, size, readerName } }, { config, token, signal }),
  );
  const whole = { address: uploadUrl, type, signal };
  if (partBytes === null) await sendFile({ ...whole, file, onProgress });
  else
    for (let first = 0; first < size; first += partBytes) {
      const part = file.slice(first, first + partBytes);
      const range = `bytes ${first}-${first + part.size - 1}/${size}`;
      const onPart = (done: number) => onProgress((first + done * part.size) / size);
      await retry(() => sendFile({ ...whole, file: part, range, onProgress: onPart }), signal);
    }
  return withToken(config, (token) =>
    call(finishRecordingUpload, { params, body: { recordingId } }, { config, token, signal }),
  );
}

const retryDelaysMs = [1_000, 4_000, 10_000];

/** Retries after network failures and server errors, such as a restart during a deployment. */
async function retry(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await send();
    } catch (error) {
      const isTemporary = isUnreachable(error) || (error instanceof ApiError && error.status >= 500);
      if (signal.aborted || !isTemporary) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return send();
}
