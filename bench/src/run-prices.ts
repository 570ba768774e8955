// The price board's questions alone: `pnpm --filter @smart-farming/bench prices`, after a build.
import { machineLine, pinSelf } from './machine.ts'
import { startProduct } from './product.ts'
import { printSection } from './report.ts'
import { pricesSection } from './sections/prices.ts'

pinSelf()
process.stdout.write(`${machineLine()}\n`)
const product = await startProduct()
try {
  printSection('Prices', await pricesSection(product, 2_000))
} finally {
  await product.stop()
}
