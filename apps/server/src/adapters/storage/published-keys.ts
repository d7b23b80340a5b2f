const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

const shape = /^images\/[0-9a-f-]{36}\/(?:main|\d{1,5})\.(webp|avif)$/;

/** The type of what may be published under this key; null for a key under which nothing ever is. */
export const typeOfKey = (key: string): string | null => types[shape.exec(key)?.[1] ?? ''] ?? null;

/** An id that is also a name for a file, and leads nowhere else. */
export const isUploadId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

export const isRecordingKey = (text: string): boolean => /^recordings\/[0-9a-f]{64}\.mp3$/.test(text);
