/**
 * The path of a request target: without its query and, if a proxy sent the absolute form (RFC 9112, section 3.2.2),
 * without its origin.
 */
export function requestPath(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = path.search(/[?#;]/)
  return end === -1 ? path : path.slice(0, end)
}

/** True for API calls, false for pages. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
