import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import { compressAll } from './compress.ts'
import { putBack } from './earlier-assets.ts'
import type { Manifest } from './manifest.ts'
import { fileOf } from './manifest.ts'
import { asideDir, prerenderedDir } from './places.ts'
import { checkWeights, weighShell } from './weights.ts'
import { shellFiles, writeWorkers } from './worker.ts'
import { writePages } from './write-pages.ts'

// The last step of the build: pages from the rendering code and the manifest, compressed copies, and a look at the
// scales.
const dist = join(import.meta.dirname, '../dist')
const { pages }: { pages: readonly Page[] } = await import(
  join(import.meta.dirname, '..', prerenderedDir, 'prerender.js')
)
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

await writePages(pages, manifest, dist)
// These are in the pages now.
for (const inlined of ['style.css', 'src/embed/contact.ts']) {
  rmSync(join(dist, fileOf(manifest, inlined)), { force: true })
}
rmSync(join(dist, '.vite'), { recursive: true })
await compressAll(dist)
const shell = shellFiles(pages, manifest, dist)
await writeWorkers(shell, dist)

const { lines, problems } = checkWeights(pages, manifest, dist)
const kept = weighShell(shell, dist)
lines.push(...kept.lines)
problems.push(...kept.problems)
putBack(dist, join(import.meta.dirname, '..', asideDir), Date.now())
console.log(lines.join('\n'))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
