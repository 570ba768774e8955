// What the contracts may take from the cores: names and tables, never a rule (docs/decisions/contracts-and-binder.md).

/**
 * A module of a core that holds names or tables: the limits of a job, or one of these. Its path within `src`, without
 * the ending.
 */
export const vocabulary = /(^|\/)([a-z-]+-limits|enterprises|farm-crops)$/
const core = /^(?:@smart-farming\/|packages\/)(?:weather|market)-core\/(?:src\/)?(.+?)(?:\.ts)?$/

/** The path of a core's module within its `src`, without the ending; undefined for anything else. */
export const moduleOf = (path) => core.exec(path)?.[1]

/** Types are gone when the code runs: they may be named from anywhere. */
function contractsTakeNames(file) {
  if (!file.path.startsWith('packages/contracts/src/') || file.isTest) return []
  return file.imports
    .filter(({ specifier, isType }) => {
      const module = moduleOf(specifier)
      return module !== undefined && !isType && !vocabulary.test(module)
    })
    .map(({ line, specifier }) => [
      line,
      `imports ${specifier}: contracts take only vocabulary from the cores (*-limits, enterprises, farm-crops)`,
    ])
}

function vocabularyIsData(file) {
  const module = file.path.startsWith('packages/') && !file.isTest ? moduleOf(file.path) : undefined
  if (module === undefined || !vocabulary.test(module)) return []
  return file.functions.map(({ line, name }) => [
    line,
    `exports the function ${name}: vocabulary is names and tables, which the contracts take as they are`,
  ])
}

export const vocabularyRules = [contractsTakeNames, vocabularyIsData]
