// Before the tests: is the product built, and is there a browser? Otherwise say so once, and not in every test.
import { checkBuilt } from '../src/built-product.ts'
import { getChromium } from '../src/chromium.ts'

try {
  checkBuilt()
  console.log(`Testing in ${getChromium()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
