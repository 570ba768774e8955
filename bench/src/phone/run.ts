// Measures waiting times on a cheap phone, emulated in a real Chromium. See bench/README.md.
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { machineRows } from '../machine.ts'
import { type BenchProduct, bundlePath, serverBundle } from '../product.ts'
import { markdownTable } from '../report.ts'
import { measurePhone, warmUp } from './measure-phone.ts'
import { phones } from './phones.ts'
import { phoneRows, type Round } from './table.ts'
import { startFarmProduct } from './world.ts'

const { values } = parseArgs({ options: { against: { type: 'string' }, quick: { type: 'boolean' } } })
const rounds = values.quick ? 1 : 3
const load = () =>
  `load (1, 5, 15 min) ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`
const startedAt = performance.now()
const progress = (what: string) =>
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${what}\n`)

/** A measured build, with its results so far. */
interface Contender {
  readonly name: string
  readonly product: BenchProduct
  readonly measured: [Round[], Round[]]
}

const contenders: Contender[] = []
async function addContender(name: string, bundle: string): Promise<void> {
  contenders.push({ name, product: await startFarmProduct(bundle), measured: [[], []] })
}

progress(load())
try {
  await addContender('', serverBundle)
  // Relative to the caller's folder, because pnpm runs this in the workspace's folder.
  if (values.against !== undefined)
    await addContender(', before', bundlePath(resolve(process.env.INIT_CWD ?? '.', values.against)))
  for (const { product } of contenders) await warmUp(product, phones[0])
  // The builds alternate, so that background load affects both equally, and neither always comes
  // first.
  for (let n = 0; n < rounds; n += 1) {
    for (const [i, kind] of phones.entries())
      for (const { name, product, measured } of n % 2 === 0 ? contenders : contenders.toReversed()) {
        const say = (what: string) => progress(`${kind.name}${name}: ${what}`)
        measured[i]?.push(await measurePhone(kind, product, say))
      }
    progress(`round ${n + 1} of ${rounds} done, ${load()}`)
  }
  const [now, before] = contenders
  if (now)
    process.stdout.write(
      `\n${markdownTable([...machineRows(), ...phoneRows(now.measured, before?.measured)])}`,
    )
} finally {
  for (const { product } of contenders) await product.stop()
}
