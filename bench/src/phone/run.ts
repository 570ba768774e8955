// Measures waiting times on a cheap phone, emulated in a real Chromium. See bench/README.md.
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { describeMachine } from '../machine.ts'
import { bundlePath, serverBundle } from '../product.ts'
import { printSection } from '../report.ts'
import { detectBuildFeatures } from './build-features.ts'
import { measurePhone, measureReaders, warmUp } from './measure-phone.ts'
import { phones } from './phones.ts'
import { type BuildResult, type PhoneResult, phoneTable } from './table.ts'
import { startFarmProduct } from './world.ts'

const ROUNDS = process.argv.includes('--quick') ? 1 : 3
const [, against] = process.argv.slice(process.argv.indexOf('--against'))
// Relative to the caller's folder, not to this workspace, where pnpm runs it.
const before = process.argv.includes('--against') && resolve(process.env.INIT_CWD ?? '.', against ?? '.')
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')

process.stdout.write(`${describeMachine()}; medians of ${ROUNDS}; load before (1, 5, 15 min) ${load()}\n`)
const startedAt = performance.now()
const progress = (what: string) =>
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${what}\n`)

/** A measured build, with its results so far. */
async function contender(bundle: string) {
  const product = await startFarmProduct(bundle)
  const rounds: [PhoneResult[], PhoneResult[]] = [[], []]
  return { bundle, product, rounds, age: await detectBuildFeatures(product.url) }
}
type Contender = Awaited<ReturnType<typeof contender>>

const bundles = [serverBundle, ...(before ? [bundlePath(before)] : [])]
const contenders: Contender[] = []
try {
  for (const bundle of bundles) contenders.push(await contender(bundle))
  for (const { product } of contenders) await warmUp(product)
  // Alternating, so that other load on the machine affects all; and neither build is always the first of two.
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [i, kind] of phones.entries())
      for (const { bundle, product, rounds, age } of n % 2 === 0 ? contenders : contenders.toReversed()) {
        const of = bundle === serverBundle ? '' : ', before'
        const told = (what: string) => progress(`${kind.name}${of}: ${what}`)
        rounds[i]?.push(await measurePhone(kind, product, age, told))
      }
    progress(`round ${n + 1} of ${ROUNDS} done, load ${load()}`)
  }
  const measured: BuildResult[] = []
  for (const { product, rounds } of contenders)
    measured.push({ rounds, readers: await measureReaders(product.url) })
  const [now, old] = measured
  if (now) printSection('On the phones that farmers have', phoneTable(now, old))
} finally {
  for (const { product } of contenders) await product.stop()
  process.stdout.write(`\nload after (1, 5, 15 min) ${load()}\n`)
}
