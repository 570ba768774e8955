// Measures the product and, for comparison, bare Fastify and node:http, and prints a table: `pnpm
// bench`. `--write` replaces docs/measurements.md. `--only start,flood` runs only these sections.
// See bench/README.md.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startContenders } from './contenders.ts'
import { machineRows, pinLoadGenerator } from './machine.ts'
import { root } from './product.ts'
import { markdownTable, type Row } from './report.ts'
import { commandSection } from './sections/command.ts'
import { floodSection } from './sections/flood.ts'
import { forecastSection } from './sections/forecast.ts'
import { latencySection } from './sections/latency.ts'
import { memorySection } from './sections/memory.ts'
import { modelSection } from './sections/model.ts'
import { namesSection } from './sections/names.ts'
import { overloadSection } from './sections/overload.ts'
import { placeSearchSection } from './sections/place-search.ts'
import { pricesSection } from './sections/prices.ts'
import { slowCallersSection } from './sections/slow-callers.ts'
import { startSection } from './sections/start.ts'

/** The order matters, because later sections fill the database. */
const sections = {
  start: startSection,
  memory: memorySection,
  forecast: forecastSection,
  latency: latencySection,
  places: placeSearchSection,
  command: commandSection,
  model: modelSection,
  names: namesSection,
  flood: floodSection,
  overload: overloadSection,
  'slow-callers': slowCallersSection,
  prices: pricesSection,
}

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean' } } })
const only = values.only?.split(',')
const chosen = Object.entries(sections).filter(([name]) => only?.includes(name) ?? true)
if (chosen.length < (only?.length ?? 0) || (only && values.write))
  throw new Error(`usage: pnpm bench [--write | --only ${Object.keys(sections).join(',')}]`)

pinLoadGenerator()
const startedAt = performance.now()
const progress = (what: string) =>
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${what}\n`)

const rows: Row[] = machineRows()
progress('start of the product')
const contenders = await startContenders()
try {
  for (const [name, section] of chosen) {
    progress(name)
    rows.push(...(await section(contenders)))
  }
} finally {
  await contenders.stop()
}
progress('done')
const table = markdownTable(rows)
process.stdout.write(`\n${table}`)
if (values.write)
  await writeFile(join(root, 'docs/measurements.md'), `# Measurements\n\n\`pnpm bench --write\`\n\n${table}`)
