import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import { workerDir } from './build-paths.ts'
import { buildWorker } from './build-worker.ts'
import { builtFile, type Manifest, withExclusiveImports } from './manifest.ts'
import { pageScripts } from './write-pages.ts'

/**
 * Optional modules, or modules of little use offline, as manifest keys. The worker caches them only
 * once they have been used (src/worker/strategies.ts).
 */
const NEEDS_NETWORK = [
  // The server provides the country's crops. Without this module, the card says where to choose
  // crops.
  'src/dashboard/today/farm-suggested-board.tsx',
  // Shown once, after signing up.
  'src/dashboard/onboarding/onboarding-steps.tsx',
  // The framed page is not cached either.
  'src/dashboard/assistant-frame.tsx',
  // Suggested questions about the farmer's crops. General questions are the fallback.
  'src/dashboard/market/farm-suggestions.tsx',
  // The same answers appear above the forecast days and on the price board.
  'src/dashboard/market/farm-answers/farm-answers.tsx',
  'src/dashboard/market/farm-answers/price-card.tsx',
  // Too large for the size limit; cached on first use, in the current language.
  'src/dashboard/calculators/farm-calculators.tsx',
  // Signing up needs a network.
  'src/features/account/suggestions/place-suggestions.tsx',
  'src/features/chat/answer/answer-markdown.tsx',
  'src/features/chat/dictation/dictation.tsx',
  'src/features/chat/photo/photo-controls.tsx',
  'src/features/location/map/place-map.tsx',
  'src/features/weather/growing/growing-conditions.tsx',
  'src/features/my-account/recovery-code/recovery-code-form.tsx',
  'src/features/my-account/move/move-link.tsx',
  'src/features/my-account/sections/account-sections.tsx',
  'src/features/my-account/offer/recovery-offer.tsx',
  'src/features/my-account/passkeys/passkey-step.tsx',
  'src/features/my-account/passkeys/ceremonies.ts',
  // Installing the application needs a network.
  'src/features/offline/install/install-offer.tsx',
  // Without this module, "My farm" leaves the crop list unchanged.
  'src/dashboard/crops/crop-checklist.tsx',
  'src/features/prices/board/crop-chooser.tsx',
  'src/features/prices/detail/crop-detail.tsx',
  'src/features/prices/today/suggested-board.tsx',
  // A cached table shows the same hours.
  'src/features/weather/chart/forecast-chart.tsx',
  'src/features/weather/hours/hours-view.tsx',
]

/**
 * Lists the files for the service worker to cache: the pages that open offline, and all scripts
 * except those that only other pages need.
 */
export function shellFiles(pages: readonly Page[], manifest: Manifest, dist: string): string[] {
  const own = pages.filter((page) => page.offline)
  const needed = own.flatMap((page) => pageScripts(page, manifest))
  const others = pages
    .filter((page) => !page.offline)
    .flatMap(({ script, preload = [] }) => [...(script ? [script] : []), ...preload])
  // Public pages also load application scripts. The dynamic imports of those scripts are not part
  // of the public pages.
  const leftOut = [...others, ...NEEDS_NETWORK]
    .map((key) => builtFile(manifest, key))
    .filter((file) => !needed.includes(file))
  const left = withExclusiveImports(manifest, leftOut).filter((file) => !needed.includes(file))
  const scripts = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`)
  return [
    ...own.map((page) => page.path),
    ...scripts.filter((file) => !left.includes(file)).map((file) => `/${file}`),
    '/icon-32.png',
    '/intl.js',
    '/manifest.webmanifest',
  ]
}

/**
 * Writes both service workers, and the list of cached files from which the server makes `/sw.js`.
 */
export async function writeWorkers(files: readonly string[], dist: string): Promise<void> {
  const folder = join(dist, workerDir)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(files))
  for (const name of ['keep', 'remove'] as const)
    writeFileSync(join(folder, `${name}.js`), await buildWorker(name))
}
