/** Headers of every response, including those of the router and the socket. */
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

/** Headers of data responses, which must not be executed, framed or cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

export interface PageSources {
  /** Hashes of inline `<script>` and `<style>` blocks: `'sha256-…'`. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Origins whose pages may be framed, in addition to our own. */
  frames: readonly string[]
  /** Origins of images, in addition to our own. */
  images: readonly string[]
  /** Whether our own pages may frame this page, as with `/embed/*`. No other site may frame it. */
  embeddable: boolean
}

/**
 * The content security policy of a page. `Cross-Origin-Embedder-Policy` is not used, because
 * Chromium would then block third-party frames that do not opt in.
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
    // Includes the origins of frames, because a page checks whether they are reachable.
    ["connect-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    'report-uri /api/csp-report',
    'report-to csp',
  ].join('; ')
}
