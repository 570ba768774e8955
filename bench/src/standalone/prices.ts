// Runs the price board and chat queries alone: `pnpm --filter @smart-farming/bench prices`, after a build.
import { describeMachine, pinThisProcess } from '../machine.ts'
import { startProduct } from '../product.ts'
import { printSection } from '../report.ts'
import { answersSection } from '../sections/answers.ts'
import { firstTokenSection } from '../sections/first-token.ts'
import { waitForGazetteer } from '../sections/place-search.ts'
import { pricesSection } from '../sections/prices.ts'

pinThisProcess()
process.stdout.write(`${describeMachine()}\n`)
const product = await startProduct()
try {
  await waitForGazetteer(product.url, product.cookie)
  printSection('Prices', await pricesSection(product, 2_000))
  printSection('Built-in answers', await answersSection(product, 1_000))
  printSection('Answers of a model', await firstTokenSection(300))
} finally {
  await product.stop()
}
