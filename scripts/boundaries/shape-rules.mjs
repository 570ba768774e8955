// What a file may be called, hold, and how long it may be.

const MAX_LINES = 300

const sayNothing = /(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.[a-z.]+$)/
/** kebab-case; the router's own signs (`__root`, `_signed-in`, `$id`) are allowed where it reads its routes. */
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/
const routeName = /^[_$]*[a-z0-9]+([-.$_]+[a-z0-9]+)*\.tsx$/
/** A leading underscore marks what the tests of a folder share (`_app.ts`). */
const testName = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/

function honestName(file) {
  return sayNothing.test(file.path) ? [[1, 'a name that says nothing: call it after what it holds']] : []
}

function kebabCase(file) {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1)
  const isRoute = file.path.startsWith('apps/web/src/routes/')
  const fits = kebab.test(name) || (isRoute && routeName.test(name)) || (file.isTest && testName.test(name))
  return fits ? [] : [[1, 'file names are kebab-case']]
}

function noBarrel(file) {
  return file.isBarrel ? [[1, 'only re-exports: import from the file itself']] : []
}

function oneIdea(file) {
  return file.lines > MAX_LINES
    ? [[MAX_LINES, `${file.lines} lines: more than one idea (at most ${MAX_LINES})`]]
    : []
}

export const shapeRules = [honestName, kebabCase, noBarrel, oneIdea]
