import { ApiError } from './api-error.ts';

interface SendFileOptions {
  readonly address: string;
  readonly file: Blob;
  readonly type: string;
  /** The `content-range` header. */
  readonly range?: string;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** PUTs a file. XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendFile({ address, file, type, range, onProgress, signal }: SendFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string) =>
      reject(new ApiError({ status, code: status === 0 ? 'network' : `http_${status}`, message }));
    request.open('PUT', address);
    request.setRequestHeader('content-type', type);
    if (range !== undefined) request.setRequestHeader('content-range', range);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('error', () => fail(0, 'A network error has occurred.'));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve();
      else fail(status, `HTTP error! status: ${status}`);
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
