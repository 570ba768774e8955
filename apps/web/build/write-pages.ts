import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import { bundleClassicScript } from './classic-script.ts'
import { renderHtmlDocument, type ScriptFile } from './html-document.ts'
import { builtFile, type Manifest, requiredFiles } from './manifest.ts'
import { REACHABLE_STYLES_FILE, type ReachableStyles } from './plugins/reachable-styles.ts'

/** Path of a page's file in the build: `/` is index.html, `/login` is login.html. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

export function pageScripts(page: Page, manifest: Manifest): string[] {
  return page.script ? requiredFiles(manifest, [page.script, ...(page.preload ?? [])]) : []
}

/** The module with the rendering code (src/prerender.tsx). */
export interface PrerenderModule {
  readonly pages: readonly Page[]
  readonly styleSheet: (key: string) => string
}

/**
 * Renders every page into `dist`, with its initial styles inline and its scripts under hashed
 * names.
 */
export async function writePages(
  { pages, styleSheet }: PrerenderModule,
  manifest: Manifest,
  dist: string,
): Promise<void> {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const wholeStyle = builtFile(manifest, 'style.css')
  const reached: ReachableStyles = JSON.parse(read(REACHABLE_STYLES_FILE))
  const ownStyle = (entry = '') => (reached[entry] ?? []).map(styleSheet).join('')
  const styleOf = ({ css, isWholeStyle, script }: Page) =>
    (css ?? (isWholeStyle ? read(wholeStyle) : ownStyle(script))).trim()
  const made = new Map<string, Promise<string>>()
  const inlined = (keys: readonly string[] = []) =>
    Promise.all(
      keys.map((key) => {
        const text = made.get(key) ?? bundleClassicScript(key, (part) => `/${builtFile(manifest, part)}`)
        made.set(key, text)
        return text.then((code) => code.trim())
      }),
    )
  const script = (file: string): ScriptFile => ({ url: `/${file}`, integrity: integrity(read(file)) })

  for (const page of pages) {
    const [entry, ...wanted] = pageScripts(page, manifest)
    // These files run as separate tasks before the entry that imports them, so that the browser can
    // handle a tap between them.
    const first = wanted.filter((file) => /\/(vendor|application)-/.test(file))
    const preload = wanted.filter((file) => !first.includes(file)).map(script)
    const html = renderHtmlDocument({
      title: page.title,
      description: page.description,
      css: styleOf(page),
      laterStyle: page.script === 'src/main.tsx' && !page.isWholeStyle ? `/${wholeStyle}` : undefined,
      body: await page.render(),
      scripts: entry ? [...first, entry].map(script) : [],
      preload,
      inline: await inlined(page.inline),
      closing: await inlined(page.closing),
      icon: page.forReaders && read('favicon.svg'),
      drawnFrom: page.drawnFrom,
      headStart: page.headStart && requiredFiles(manifest, page.headStart).map((file) => `/${file}`),
      onPhone: page.onPhone && beside(pageScripts(page, manifest), requiredFiles(manifest, page.onPhone)),
    })
    const path = join(dist, pageFile(page.path))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, html)
  }
}

const beside = (own: readonly string[], more: readonly string[]) =>
  more.filter((file) => !own.includes(file)).map((file) => `/${file}`)

function integrity(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
