// What a file may be called, hold, and how long it may be.

const MAX_LINES = 300

const sayNothing = /(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.[a-z.]+$)/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/
/** Of these Biome knows the names (`useFilenamingConvention`). */
const linted = /\.(ts|tsx|mts|mjs)$/

function honestName(file) {
  return sayNothing.test(file.path) ? [[1, 'a name that says nothing: call it after what it holds']] : []
}

function kebabCase(file) {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1)
  return linted.test(name) || kebab.test(name) ? [] : [[1, 'file names are kebab-case']]
}

function oneIdea(file) {
  return file.lines > MAX_LINES
    ? [[MAX_LINES, `${file.lines} lines: more than one idea (at most ${MAX_LINES})`]]
    : []
}

export const shapeRules = [honestName, kebabCase, oneIdea]
