import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import {
  type EditedRecording,
  findRecordingType,
  finishRecordingUpload,
  maxRecordingBytes,
  recordingMessages,
  startRecordingUpload as startContract,
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
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** The reason to refuse a file before the upload. Null if it is acceptable. */
export function refusalOf(filename: string, size: number): string | null {
  if (findRecordingType(filename) === null) return recordingMessages.type;
  if (size === 0) return recordingMessages.empty;
  return size > maxRecordingBytes ? recordingMessages.size : null;
}

/** Uploads the file and finishes the upload. */
export async function sendRecording(sending: Sending): Promise<EditedRecording> {
  const { config, date, file, filename, readerName, signal, onProgress } = sending;
  const params = { date };
  const body = { filename, size: file.size, readerName };
  const { uploadUrl, recordingId, type, partBytes } = await withToken(config, (token) =>
    call(startContract, { params, body }, { config, token, signal }),
  );
  const address = uploadUrl;
  if (partBytes === null) await sendFile({ address, file, type, onProgress, signal });
  else await sendParts({ address, file, type, partBytes, onProgress, signal });
  return withToken(config, (token) =>
    call(finishRecordingUpload, { params, body: { recordingId } }, { config, token, signal }),
  );
}

interface Parts {
  address: string;
  file: Blob;
  type: string;
  partBytes: number;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

async function sendParts({ address, file, type, partBytes, onProgress, signal }: Parts): Promise<void> {
  for (let first = 0; first < file.size; first += partBytes) {
    const part = file.slice(first, Math.min(first + partBytes, file.size));
    const range = `bytes ${first}-${first + part.size - 1}/${file.size}`;
    const onPart = (done: number) => onProgress((first + done * part.size) / file.size);
    await retry(() => sendFile({ address, file: part, type, range, onProgress: onPart, signal }), signal);
  }
}

const retryDelaysMs = [1_000, 4_000, 10_000];

/** Retries after network failures and server errors, such as a restart during a deployment. */
async function retry(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !(isUnreachable(error) || isServerError(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return send();
}

const isServerError = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;
