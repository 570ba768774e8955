import type { Product } from '../../src/product.ts'
import { test } from './test.ts'

/** For a fixture that waits for a start: beside other tests that may take long, and it is no part of the test. */
export const WHILE_STARTING = { scope: 'test', timeout: 240_000 } as const

/**
 * A product of the file's own, beside the one of all files: there from the first test that asks for it until after the
 * last. It is no fixture of the worker, because for a file with another set of those Playwright ends the worker before
 * it and after it, and each new worker starts everything anew.
 */
export function ownProduct<Given extends unknown[]>(
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
