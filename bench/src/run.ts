// Measures the product against its limits, in one alternating run on one machine, and prints ratios. See
// bench/README.md.
import { startComparedServers } from './compared-servers.ts'
import { describeMachine, pinThisProcess } from './machine.ts'
import { printSection } from './report.ts'
import { answersSection } from './sections/answers.ts'
import { coldStartSection } from './sections/cold-start.ts'
import { enumerationSection } from './sections/enumeration.ts'
import { firstTokenSection } from './sections/first-token.ts'
import { floodSection } from './sections/flood.ts'
import { forecastSection } from './sections/forecast.ts'
import { latencySection } from './sections/latency.ts'
import { loginsSection } from './sections/logins.ts'
import { overloadSection } from './sections/overload.ts'
import { placeSearchSection } from './sections/place-search.ts'
import { pricesSection } from './sections/prices.ts'
import { slowCallersSection } from './sections/slow-callers.ts'
import { storedForecastsSection } from './sections/stored-forecasts.ts'
import { upstreamCallsSection } from './sections/upstream-calls.ts'

const quick = process.argv.includes('--quick')
const rounds = quick ? 1 : 3
const seconds = quick ? 2 : 6

pinThisProcess()
process.stdout.write(`${describeMachine()}; medians of ${rounds}\n`)
const contenders = await startComparedServers()
try {
  printSection('Signed-in forecast, cache hit', await forecastSection(contenders, rounds, seconds))
  printSection('Stored forecasts', await storedForecastsSection(contenders.product, rounds))
  printSection('Latency', await latencySection(contenders, rounds, seconds))
  printSection('Cold start', await coldStartSection(contenders, quick ? 3 : 7))
  printSection('Log-in', await loginsSection(contenders, rounds, seconds))
  printSection('Names that exist', await enumerationSection(quick ? 50 : 300))
  printSection('Flood of log-ins', await floodSection(quick ? 5 : 15))
  printSection('Overload', await overloadSection(quick ? 5 : 20))
  printSection('Slow callers', await slowCallersSection())
  printSection('Upstream', await upstreamCallsSection(contenders))
  printSection('Place search', await placeSearchSection(contenders, 1_000))
  printSection('Prices', await pricesSection(contenders.product, quick ? 300 : 2_000))
  printSection('Built-in answers', await answersSection(contenders.product, quick ? 200 : 1_000))
  printSection('Answers of a model', await firstTokenSection(quick ? 50 : 300))
} finally {
  await contenders.stop()
}
