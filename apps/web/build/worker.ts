import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import { buildWorker } from './build-worker.ts'
import { fileOf, type Manifest, withTheirOwn } from './manifest.ts'
import { workerDir } from './places.ts'
import { pageScripts } from './write-pages.ts'

/**
 * Parts that are of little use without a network, or can be missed there, by manifest key: not kept on the phone before
 * they were used there (src/worker/answer.ts).
 */
const NEEDS_NETWORK = [
  // The list of a country is asked for; without it the card says where to choose.
  'src/dashboard/today/farm-choice.tsx',
  // Asked once, after a sign-up.
  'src/dashboard/first/first-steps.tsx',
  // What it frames is not kept.
  'src/dashboard/assistant-frame.tsx',
  // Questions of the farmer's own crops: without it the usual ones are offered.
  'src/dashboard/market/farm-suggesting.tsx',
  // The same answers stand above the days and on the board.
  'src/dashboard/market/own/own-answers.tsx',
  'src/dashboard/market/own/price-card.tsx',
  // With the rest it is too heavy; it is kept from its first use, with the language that it was used in.
  'src/dashboard/sums/farm-sums.tsx',
  // Nobody signs up without one.
  'src/features/account/suggestions/place-suggestions.tsx',
  'src/features/chat/answer/answer-markdown.tsx',
  'src/features/chat/dictation/dictation.tsx',
  'src/features/chat/photo/photo-part.tsx',
  'src/features/location/map/place-map.tsx',
  'src/features/weather/growing/growing-findings.tsx',
  'src/features/my-account/code/make-code.tsx',
  'src/features/my-account/moving/move-link.tsx',
  'src/features/my-account/sections/account-sections.tsx',
  'src/features/my-account/offer/recovery-offer.tsx',
  'src/features/my-account/passkeys/passkey-step.tsx',
  'src/features/my-account/passkeys/ceremonies.ts',
  // What it offers takes a network.
  'src/features/offline/install/install-offer.tsx',
  // Without it "My farm" leaves the list of crops as it is.
  'src/dashboard/crops/crop-checks.tsx',
  'src/features/prices/board/choosing.tsx',
  'src/features/prices/detail/crop-detail.tsx',
  'src/features/prices/worth/first-choice.tsx',
  // The figures of the same hours stand in a table that is kept.
  'src/features/weather/chart/forecast-chart.tsx',
  'src/features/weather/hours/hours-view.tsx',
]

/** What the service worker keeps, by path: the pages that open offline, and every script but what only others need. */
export function shellFiles(pages: readonly Page[], manifest: Manifest, dist: string): string[] {
  const own = pages.filter((page) => page.offline)
  const needed = own.flatMap((page) => pageScripts(page, manifest))
  const others = pages
    .filter((page) => !page.offline)
    .flatMap(({ script, preload = [] }) => [...(script ? [script] : []), ...preload])
  // Public pages begin with scripts of the application as well: what those fetch later is not the public pages' own.
  const leftOut = [...others, ...NEEDS_NETWORK]
    .map((key) => fileOf(manifest, key))
    .filter((file) => !needed.includes(file))
  const left = withTheirOwn(manifest, leftOut).filter((file) => !needed.includes(file))
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

/** Writes both service workers, and the list of what is kept, for the server to make `/sw.js` of. */
export async function writeWorkers(files: readonly string[], dist: string): Promise<void> {
  const folder = join(dist, workerDir)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(files))
  for (const name of ['keep', 'remove'] as const)
    writeFileSync(join(folder, `${name}.js`), await buildWorker(name))
}
