import { findTexts } from './find-texts.mjs'

const product = /^(apps\/(api|web)|packages\/(contracts|market-core|weather-core))\/src\/.+\.tsx?$/

/**
 * Texts allowed outside packages/words: [files, their readers or kind of content, which of their
 * texts].
 */
const allowed = [
  [/^apps\/api\/src\/(chat\/(model|tools)|api-docs)\//, 'a model, and programmers'],
  [/^packages\/contracts\/src\/table\/openapi\.ts$/, 'programmers'],
  [/^apps\/api\/src\/(upstream|timing)\//, 'the log of failed calls'],
  [/^apps\/api\/src\/weather\/(answers\/provider-chain|providers\/.+)\.ts$/, 'the log of failed calls'],
  [/^apps\/api\/src\/market\/(files|imports|sources)\//, 'the log of imports'],
  [/^apps\/api\/src\/[a-z-]+\/create\.ts$/, 'the log of clean-ups', /^[a-z -]+$/],
  [/^apps\/api\/src\/db\/embedded\/keep-running\.ts$/, 'the log'],
  [/^(packages\/weather-core\/src\/zone|apps\/web\/src\/inline\/intl)\.ts$/, 'time zones', /^Intl\./],
  [/^apps\/api\/src\/secret-strength\.ts$/, 'words that make a secret easy to guess'],
  [/^apps\/api\/src\/(.+-store|db\/(copy-rows|backup\/.+))\.ts$/, 'SQL'],
  [/^packages\/market-core\/src\/(commodities|reader|grounding)\//, 'words of questions and names of series'],
  [/^apps\/api\/src\/places\/search\/countries\.ts$/, 'words of searches'],
  [/^apps\/web\/src\/styleguide\//, 'developers'],
  [/^packages\/weather-core\/src\/alerts\/official-warnings\.ts$/, 'names of services'],
  [/^packages\/weather-core\/src\/.+-limits\.ts$/, 'names of publishers'],
]

/**
 * Texts in a product file that belong in packages/words.
 *
 * @param {() => string} read returns the file's text; only called for a product file
 * @returns {string[]} `path:line: kind: "text"`
 */
export function wordsOffences(path, read) {
  if (!product.test(path)) return []
  const rules = allowed.filter(([files]) => files.test(path))
  const source = read()
  return findTexts(path, source)
    .filter(({ text }) => !rules.some(([, , texts]) => texts === undefined || texts.test(text)))
    .map(
      ({ start, text, what }) =>
        `${path}:${source.slice(0, start).split('\n').length}: ${what}: "${text.slice(0, 60)}"`,
    )
}
