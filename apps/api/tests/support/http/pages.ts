import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PageSettings } from '@smart-farming/contracts/page-settings'
import { type PageFiles, readPageFiles } from '../../../src/http/pages/page-files.ts'

export const inlineScript = 'document.documentElement.dataset.theme = "dark"'
export const inlineStyle = 'main { color: green }'

const settingsElement = '<script type="application/json" id="settings">{}</script>'
const page = (body: string) =>
  `<!doctype html><html><head><style>${inlineStyle}</style><script>${inlineScript}</script>` +
  `<script type="module" src="/assets/main-1a2b.js"></script>${settingsElement}</head><body>${body}</body></html>`

/** A minimal built client, with one file of every kind. */
const built: Readonly<Record<string, string>> = {
  'index.html': page(
    '<h1>Smart Farming Intelligence</h1><iframe src="/embed/contact"></iframe><a href="/embed/contact">Open</a>',
  ),
  'privacy.html': page('<p>The map comes from here: <bdi id="map-server">nobody</bdi>.</p>'),
  'login.html': page('<h1>Login</h1>'),
  '404.html': page('<h1>404 - Page Not Found</h1>'),
  'embed/contact.html': page('<h1>Get in Touch</h1>'),
  'assets/main-1a2b.js': 'export const rain = "rain";'.repeat(40),
  'assets/main-1a2b.js.map': '{}',
  'worker/shell.json': '["/","/login","/assets/main-1a2b.js","/icon.svg","/not-built"]',
  'worker/keep.js': 'keep()',
  'worker/remove.js': 'remove()',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Reads a small client from disk, as the server does. */
export async function readSmallClient(settings: PageSettings = {}, https = false): Promise<PageFiles> {
  const root = await mkdtemp(join(tmpdir(), 'smart-farming-pages-'))
  try {
    for (const [name, text] of Object.entries(built)) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), text)
    }
    const script = built['assets/main-1a2b.js'] ?? ''
    await writeFile(join(root, 'assets/main-1a2b.js.br'), brotliCompressSync(script))
    await writeFile(join(root, 'assets/main-1a2b.js.gz'), gzipSync(script))
    return await readPageFiles(root, settings, https)
  } finally {
    await rm(root, { recursive: true })
  }
}
