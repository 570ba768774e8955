// Runs the stored-forecasts bench alone: the cost of a forecast that is not in memory. See bench/README.md.
import { describeMachine, pinThisProcess } from '../machine.ts'
import { startProduct } from '../product.ts'
import { printSection } from '../report.ts'
import { storedForecastsSection } from '../sections/stored-forecasts.ts'

pinThisProcess()
process.stdout.write(`${describeMachine()}\n`)
const product = await startProduct()
try {
  printSection('Stored forecasts', await storedForecastsSection(product, 3))
} finally {
  await product.stop()
}
