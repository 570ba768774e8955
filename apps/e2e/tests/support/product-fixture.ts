import type { Product } from '../../src/product.ts'
import { test } from './test.ts'

/**
 * Options of a fixture that waits for a product to start. Starting can take a long time on a busy
 * machine, and does not count as part of the test.
 */
export const START_FIXTURE_OPTIONS = { scope: 'test', timeout: 240_000 } as const

/**
 * A product for one test file, started by the first test that needs it and stopped after the last.
 * Not a worker fixture, because Playwright ends the worker before and after a file with different
 * worker fixtures, and each new worker starts everything again.
 */
export function createProductFixture<Given extends unknown[]>(
  start: (...given: Given) => Promise<Product>,
): (...given: Given) => Promise<Product> {
  let starting: Promise<Product> | undefined
  test.afterAll(async () => {
    const product = await starting
    await product?.stop()
  })
  return (...given) => {
    starting ??= start(...given)
    return starting
  }
}
