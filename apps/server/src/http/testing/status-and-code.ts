interface JsonResponse {
  readonly statusCode: number;
  json(): { code?: string };
}

/** `404 post_not_found` for an error, and the status alone otherwise. */
export const statusAndCode = (answer: JsonResponse): string =>
  [answer.statusCode, answer.json().code].join(' ').trim();
