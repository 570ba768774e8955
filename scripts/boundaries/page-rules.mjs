// What a page, and the words that it says, may take from weather-core: names, units, days and clocks, never a rule
// (docs/decisions/judged-on-the-server.md).
import { moduleOf, vocabulary } from './vocabulary-rules.mjs'

/** Modules without a rule of farm work in them, or in anything that they import. */
const forPages = new Set([
  'compass',
  'days',
  'defaults',
  'display-units',
  'place-name',
  'steps/fallen',
  'unit-conversion',
  'work/limits/limits-of-work',
  'zone',
])

const weatherCore = /^(@smart-farming|packages)\/weather-core\//

/** The modules of weather-core that a file takes more than types from, each with its line. */
function taken({ imports }) {
  return imports.flatMap(({ line, specifier, target, isType }) => {
    const path = specifier.startsWith('.') ? target : specifier
    return weatherCore.test(path) && !isType ? [{ line, specifier, module: moduleOf(path) }] : []
  })
}

/** The server judges once for every page; a page says what it was sent, in words that bring no rule along. */
function pagesJudgeNothing(file) {
  if (!/^(apps\/web|packages\/words)\/src\//.test(file.path) || file.isTest) return []
  return taken(file)
    .filter(({ module }) => !forPages.has(module) && !vocabulary.test(module))
    .map(({ line, specifier }) => [
      line,
      `imports ${specifier}: a page judges nothing, the outlook of the server says it (page-rules.mjs has what pages and words may use)`,
    ])
}

/** Nor does a rule come along behind a name. */
function lightAllTheWay(file) {
  if (!weatherCore.test(file.path) || file.isTest || !forPages.has(moduleOf(file.path))) return []
  return taken(file)
    .filter(({ module }) => !forPages.has(module))
    .map(({ line, specifier }) => [
      line,
      `imports ${specifier}: pages use this module, and no rule may come along`,
    ])
}

export const pageRules = [pagesJudgeNothing, lightAllTheWay]
