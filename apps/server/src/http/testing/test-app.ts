import { readConfig } from '#config.ts';
import { networkHasher } from '#http/client-network.ts';
import { createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import { securityHeaders } from '#http/responses/security-headers.ts';
import { lifecycle } from '#http/server/graceful-stop.ts';
import { httpApp } from '#http/server/http-app.ts';
import { createLogger } from '#http/server/logging.ts';
import { requestTimes } from '#http/server/request-times.ts';

/** The default host of `app.inject`. */
const publicUrl = 'http://localhost';

/** The server without any feature, with its log lines. */
export function testApp(settings: Record<string, string> = {}, level = 'debug') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line: string) => lines.push(line) });
  const config = readConfig({ PUBLIC_URL: publicUrl, ...settings });
  const security = securityHeaders(config);
  const nowhere = createCachedResponse(security.page, {
    status: 404,
    body: '<!doctype html><title>Nowhere</title>',
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  });
  const phase = lifecycle();
  const app = httpApp({
    config,
    logger,
    hashNetwork: networkHasher(new Uint8Array(32).fill(7)),
    security,
    lifecycle: phase,
    requestTimes: requestTimes(),
    notFoundPage: (request, reply) => void nowhere.then((page) => sendCached(request, reply, page)),
  });
  return {
    app,
    config,
    logger,
    security,
    lifecycle: phase,
    lines,
    logged: () => lines.map((line) => JSON.parse(line)),
  };
}
