import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'

/** One of our scripts; with `integrity`, a browser rejects it if it was changed in transit. */
export interface ScriptFile {
  readonly url: string
  readonly integrity?: string
}

export interface HtmlDocument {
  readonly title: string
  readonly description?: string | undefined
  readonly css: string
  readonly body: string
  readonly scripts: readonly ScriptFile[]
  readonly preload: readonly ScriptFile[]
  /** Classic scripts that run before the rest of the page is parsed. */
  readonly inline: readonly string[]
  /** Classic scripts that run after the whole page has been parsed. */
  readonly closing?: readonly string[] | undefined
  /** The page's icon inline (SVG), so that the page references no file that only an installation needs. */
  readonly icon?: string | undefined
  /** Id of the element that must be parsed before the first paint, in browsers that support it. */
  readonly drawnFrom?: string | undefined
  /** Scripts that the page's own script preloads. */
  readonly headStart?: readonly string[] | undefined
  /** Additional scripts for a phone with saved data (src/inline/early.ts). */
  readonly onPhone?: readonly string[] | undefined
  /** Style sheet of the whole application. The dashboard waits for it (src/components/styles/deferred-styles.ts). */
  readonly laterStyle?: string | undefined
}

/** The HTML of a page. The server inserts the settings and allows the inline blocks by their hashes. */
export function renderHtmlDocument(page: HtmlDocument): string {
  const {
    title,
    description,
    css,
    body,
    scripts,
    preload,
    inline,
    closing = [],
    icon,
    drawnFrom,
    headStart,
    onPhone,
    laterStyle,
  } = page
  const about = description
    ? `<meta name="description" content="${escaped(description)}">`
    : '<meta name="robots" content="noindex">'
  return [
    '<!doctype html>',
    `<html lang="en"${dataOf('on-phone', onPhone?.join(' '))}${dataOf('later-style', laterStyle)}>`,
    '<head>',
    '<meta charset="utf-8">',
    // Must precede the script that keeps only one of these tags (src/browser/apply-display.ts). Light comes first.
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f4e9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12170f">',
    ...inline.map((text) => `<script>${text}</script>`),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escaped(title)}</title>`,
    about,
    ...(icon ? [iconInside(icon)] : installable),
    // developer.mozilla.org, "rel: expect"
    drawnFrom && `<link rel="expect" href="#${drawnFrom}" blocking="render">`,
    css && `<style>${css}</style>`,
    `<script type="application/json" id="${PAGE_SETTINGS_ID}">{}</script>`,
    ...preload.map((file) => `<link rel="modulepreload" ${address('href', file)}>`),
    ...scripts.map((file) => `<script type="module" ${address('src', file)}></script>`),
    '</head>',
    `<body${dataOf('head-start', headStart?.join(' '))}>`,
    body,
    ...closing.map((text) => `<script>${text}</script>`),
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
    .concat('\n')
}

const installable = [
  '<link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
]

/**
 * Converts an SVG to a data URL. Only characters that a data URL cannot contain are escaped (developer.mozilla.org,
 * "data: URLs").
 */
function iconInside(svg: string): string {
  const text = svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[%#<>]/g, encodeURIComponent)
  return `<link rel="icon" href="data:image/svg+xml,${escaped(text)}" type="image/svg+xml">`
}

function address(attribute: string, { url, integrity }: ScriptFile): string {
  return `${attribute}="${escaped(url)}"${integrity ? ` integrity="${integrity}"` : ''}`
}

const dataOf = (name: string, value?: string) =>
  value === undefined ? '' : ` data-${name}="${escaped(value)}"`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
