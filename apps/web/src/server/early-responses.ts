/**
 * Answers that the dashboard's first, tiny script has already asked for, by address. They are asked for beside the
 * application's script instead of after it, which saves a slow phone a whole round trip.
 */
declare global {
  var earlyResponses: Map<string, Promise<Response>> | undefined
}

/** Hands out the early answer to a GET, once: a second call for the same address must reach the server again. */
export function takeEarlyResponse(url: string, method: string | undefined): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const response = globalThis.earlyResponses?.get(url)
  globalThis.earlyResponses?.delete(url)
  return response
}
