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
  /** What was said of the one before. */
  readonly readerName: string;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Why a file need not be sent at all; null where it may be taken. */
export function refusalOf(filename: string, size: number): string | null {
  if (findRecordingType(filename) === null) return recordingMessages.type;
  if (size === 0) return recordingMessages.empty;
  return size > maxRecordingBytes ? recordingMessages.size : null;
}

/** To its end, and it is told that all of it is there. */
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
    await again(() => sendFile({ address, file: part, type, range, onProgress: onPart, signal }), signal);
  }
}

const pausesMs = [1_000, 4_000, 10_000];

/** A network that is away for a moment, or a server that is being changed for another, costs no more than the pause. */
async function again(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !(isUnreachable(error) || isOfTheServer(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return send();
}

const isOfTheServer = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;
