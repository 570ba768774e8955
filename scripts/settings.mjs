import { parseSync, Visitor } from 'oxc-parser'

const settingName = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/
/** Set by whoever runs the process (the image sets it), not something an operator chooses. */
const notForOperators = new Set(['NODE_ENV'])

/** The settings that the API's config reads: the upper-case keys of the objects in it. */
export function settingsRead(path, text) {
  const names = new Set()
  new Visitor({
    Property({ key }) {
      if (key.type === 'Identifier' && settingName.test(key.name)) names.add(key.name)
    },
  }).visit(parseSync(path, text).program)
  return [...names].filter((name) => !notForOperators.has(name)).sort()
}

/** The settings that an `.env` example names, set or commented out. */
export function settingsNamed(text) {
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name).sort()
}

/** The names that a compose file takes from its `.env`: `${NAME}`, `${NAME:-default}`, `${NAME:?why}`. */
export function settingsComposed(text) {
  return [...new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name))].sort()
}
