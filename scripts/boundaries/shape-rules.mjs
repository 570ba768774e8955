// What a file may be called, hold, and how long it may be.

const MAX_LINES = 300
/** A newcomer sees the order of so many; about twelve is the aim. */
const MAX_IN_FOLDER = 14

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

/**
 * What a folder is read for: not the tests beside a source, style sheets, nor data. In a folder of tests they are it.
 */
const isRead = ({ path, isTest }) =>
  linted.test(path) && !/\.gen\.ts$/.test(path) && (!isTest || path.includes('/tests/'))

/**
 * A folder whose order cannot be seen.
 *
 * @param {{ path: string, isTest: boolean }[]} files all of the repository
 * @returns {string[]} offences as `path: why`
 */
export function crowdedFolders(files) {
  const folders = Map.groupBy(files.filter(isRead), ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
  return [...folders]
    .filter(([, inside]) => inside.length > MAX_IN_FOLDER)
    .map(
      ([folder, { length }]) => `${folder}: ${length} files: give them an order (at most ${MAX_IN_FOLDER})`,
    )
}
