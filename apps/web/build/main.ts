import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedDir, retainedAssetsDir } from './build-paths.ts'
import { compressAll } from './compress.ts'
import type { Manifest } from './manifest.ts'
import { builtFile, findImportCycle } from './manifest.ts'
import { restoreOldAssets } from './retained-assets.ts'
import { checkPageSizes, checkPictureSizes, checkShellSize } from './size-limits.ts'
import { shellFiles, writeWorkers } from './worker.ts'
import { type PrerenderModule, writePages } from './write-pages.ts'

// Last build step: writes the pages, the service workers and the compressed copies, and checks the
// size limits.
const dist = join(import.meta.dirname, '../dist')
const rendered: PrerenderModule = await import(
  join(import.meta.dirname, '..', prerenderedDir, 'prerender.js')
)
const { pages } = rendered
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const circle = findImportCycle(manifest)
// In an import cycle, a module may run before its import is initialised.
if (circle) throw new Error(`Built files import each other: ${circle.join(' > ')}`)
await writePages(rendered, manifest, dist)
// The build inlined this script into its page.
rmSync(join(dist, builtFile(manifest, 'src/embed/contact.ts')), { force: true })
rmSync(join(dist, '.vite'), { recursive: true })
await compressAll(dist)
const shell = shellFiles(pages, manifest, dist)
await writeWorkers(shell, dist)

const { lines, problems } = checkPageSizes(pages, manifest, dist)
for (const more of [checkPictureSizes(dist), checkShellSize(shell, dist)]) {
  lines.push(...more.lines)
  problems.push(...more.problems)
}
restoreOldAssets(dist, join(import.meta.dirname, '..', retainedAssetsDir), Date.now())
console.log(lines.join('\n'))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
