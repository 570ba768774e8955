/**
 * Responses to requests by the dashboard's small first script, by URL. The requests run while the
 * application is loading, which saves a slow phone a round trip.
 */
declare global {
  var earlyResponses: Map<string, Promise<Response>> | undefined
}

/**
 * Takes the early response to a GET, once, because a second call for the same URL must reach the
 * server.
 */
export function takeEarlyResponse(url: string, method: string | undefined): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const response = globalThis.earlyResponses?.get(url)
  globalThis.earlyResponses?.delete(url)
  return response
}
