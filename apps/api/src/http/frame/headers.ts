/** The headers of every answer, whoever makes it: a route, the router, the socket. */
export function commonHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(self), payment=(), usb=()',
    'reporting-endpoints': 'csp="/api/csp-report"',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** For answers that are data: nothing in them may ever run, be framed or be kept by a cache. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

export interface PageSources {
  /** Sources of inline `<script>` and `<style>` blocks: `'sha256-…'`. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Origins whose pages may be framed; ours is always among them, for `/embed/*`. */
  frames: readonly string[]
  /** Origins of images beside ours. */
  images: readonly string[]
  /** Our own `/embed/*` pages may stand in a frame of ours; no other page may stand in any. */
  embeddable: boolean
}

/**
 * The content security policy of a page. No `Cross-Origin-Embedder-Policy` goes with it: Chromium would then load no
 * third party's frame that does not ask for it.
 */
export function pagePolicy(sources: PageSources): string {
  const { scripts, styles, frames, images, embeddable } = sources
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${embeddable ? "'self'" : "'none'"}`,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    // The sites of the frames, too: a page asks whether they are there.
    ["connect-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    'report-uri /api/csp-report',
    'report-to csp',
  ].join('; ')
}
