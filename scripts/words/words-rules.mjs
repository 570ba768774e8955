import { findTexts } from './find-texts.mjs'

/** Where the product's texts would be; its own catalogues, tests, and programs for developers are not. */
const product = /^(apps\/(api|web)|packages\/(contracts|market-core|weather-core))\/src\/.+\.tsx?$/

/** Places whose texts nobody reads as they stand, and why. A line here is a decision: keep it short. */
const allowed = []

/**
 * What stands in a file that should stand in a catalogue.
 *
 * @param {() => string} read the file's text; not called for a file that is not the product's
 * @returns {string[]} `path:line: what it is: "text"`
 */
export function wordsOffences(path, read) {
  if (!product.test(path)) return []
  const source = read()
  return findTexts(path, source)
    .filter(({ text }) => !allowed.some(([where, what]) => where.test(path) && (what === undefined || what.test(text))))
    .map(({ start, text, what }) => `${path}:${source.slice(0, start).split('\n').length}: ${what}: "${text.slice(0, 60)}"`)
}
