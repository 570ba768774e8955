import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'

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
  /** Classic scripts that run after the whole page is parsed. */
  readonly closing?: readonly string[] | undefined
  /** Inline SVG icon, for pages that do not need the icon files of an installed application. */
  readonly icon?: string | undefined
  /** Id of the element to parse before the first paint, in browsers that support `rel=expect`. */
  readonly drawnFrom?: string | undefined
  /** Scripts that the page's own script preloads. */
  readonly headStart?: readonly string[] | undefined
  /** Scripts to load as well on a device with saved data (src/inline/early.ts). */
  readonly onPhone?: readonly string[] | undefined
  /**
   * URL of the whole application's style sheet. The dashboard waits for this sheet
   * (src/components/styles/deferred-styles.ts).
   */
  readonly laterStyle?: string | undefined
}

/**
 * Renders a page as HTML. The server later inserts the settings and allows the inline blocks by
 * their hashes.
 */
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
    // The tags must precede the script that selects one (src/browser/apply-display.ts). Light comes
    // first.
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f4e9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12170f">',
    ...inline.map((text) => `<script>${text}</script>`),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escaped(title)}</title>`,
    about,
    ...(icon ? [iconInside(icon)] : installable),
    // https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect
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
 * Escapes only the characters that a data URL cannot contain (developer.mozilla.org, "data: URLs").
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
