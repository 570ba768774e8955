/**
 * The path of a request target, without its query. Also removes the origin if a proxy sent the
 * absolute form (RFC 9112, section 3.2.2).
 */
export function requestPath(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = path.search(/[?#;]/)
  return end === -1 ? path : path.slice(0, end)
}

/** Whether a path belongs to the API rather than to a page. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
