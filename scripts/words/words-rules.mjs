import { findTexts } from './find-texts.mjs'

/** Where the product's texts would be; its own catalogues, tests, and programs for developers are not. */
const product = /^(apps\/(api|web)|packages\/(contracts|market-core|weather-core))\/src\/.+\.tsx?$/

/** Places whose texts nobody reads as they stand, and why. A line here is a decision: keep it short. */
const allowed = [
  // A model reads them, and a programmer.
  [/^apps\/api\/src\/(chat\/(model|tools)|api-docs)\//],
  [/^packages\/contracts\/src\/table\/openapi\.ts$/],
  // Why a call to an outside service failed: the log has it, nobody else.
  [/^apps\/api\/src\/(upstream|timing)\//],
  [/^apps\/api\/src\/weather\/(answers\/provider-chain|providers\/.+)\.ts$/],
  // Why a file was refused: the log of imports has it, for whoever runs the product and for the publisher.
  [/^apps\/api\/src\/market\/(files|imports|sources)\//],
  // Clean-ups, as the log calls them.
  [/^apps\/api\/src\/[a-z-]+\/create\.ts$/, /^[a-z -]+$/],
  // Words that make a secret easy to guess.
  [/^apps\/api\/src\/secret-strength\.ts$/],
  // SQL as text.
  [/^apps\/api\/src\/(.+-store|db\/(copy-rows|backup\/.+))\.ts$/],
  [/^apps\/api\/src\/db\/embedded\/keep-running\.ts$/],
  // What is looked for in a question or in the name of a series; what is shown has its name in the catalogue.
  [/^packages\/market-core\/src\/(commodities|reader|grounding)\//],
  [/^apps\/api\/src\/places\/search\/countries\.ts$/],
  // The page of components that only developers see.
  [/^apps\/web\/src\/styleguide\//],
  // Official warnings: names of services.
  [/^packages\/weather-core\/src\/alerts\/official-warnings\.ts$/],
  // Who publishes a limit: names.
  [/^packages\/weather-core\/src\/.+-limits\.ts$/],
]

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
    .filter(
      ({ text }) =>
        !allowed.some(([where, what]) => where.test(path) && (what === undefined || what.test(text))),
    )
    .map(
      ({ start, text, what }) =>
        `${path}:${source.slice(0, start).split('\n').length}: ${what}: "${text.slice(0, 60)}"`,
    )
}
