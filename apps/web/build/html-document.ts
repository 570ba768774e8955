import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'

/** A script of ours; `integrity` makes a browser refuse it when it was changed on its way. */
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
  /** Texts of classic scripts, which run before anything else of the page is read. */
  readonly inline: readonly string[]
  /** And of those that run when all of it has been. */
  readonly closing?: readonly string[] | undefined
  /** The page's icon, where it has it in itself (SVG): then it names nothing that only whoever installs it needs. */
  readonly icon?: string | undefined
  /** The id of the element that is read whole before anything is drawn, in browsers that can be told so. */
  readonly drawnFrom?: string | undefined
  /** Scripts that the page's own script may fetch ahead of need. */
  readonly headStart?: readonly string[] | undefined
  /** Scripts that a phone wants beside those of the page where it keeps what is shown (src/inline/early.ts). */
  readonly onPhone?: readonly string[] | undefined
}

/** The HTML of a page. The server fills the empty settings in and allows the inline blocks by their hashes. */
export function htmlDocument(page: HtmlDocument): string {
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
  } = page
  const about = description
    ? `<meta name="description" content="${escaped(description)}">`
    : '<meta name="robots" content="noindex">'
  return [
    '<!doctype html>',
    onPhone ? `<html lang="en" data-on-phone="${onPhone.map(escaped).join(' ')}">` : '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    ...inline.map((text) => `<script>${text}</script>`),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    about,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f4e9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12170f">',
    ...(icon ? [iconInside(icon)] : installable),
    // developer.mozilla.org, "rel: expect"
    drawnFrom && `<link rel="expect" href="#${drawnFrom}" blocking="render">`,
    css && `<style>${css}</style>`,
    `<script type="application/json" id="${PAGE_SETTINGS_ID}">{}</script>`,
    ...preload.map((file) => `<link rel="modulepreload" ${address('href', file)}>`),
    ...scripts.map((file) => `<script type="module" ${address('src', file)}></script>`),
    '</head>',
    headStart ? `<body data-head-start="${headStart.map(escaped).join(' ')}">` : '<body>',
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

/** An address may hold most of what an SVG is made of (developer.mozilla.org, "data: URLs"); the rest is escaped. */
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
