/** Set by whoever runs the process (the image sets it), not something an operator chooses. */
const notForOperators = new Set(['NODE_ENV'])

/**
 * The settings that a schema of the environment reads.
 *
 * @param {{ shape: Record<string, unknown> }} schema
 */
export function settingsRead({ shape }) {
  return Object.keys(shape)
    .filter((name) => !notForOperators.has(name))
    .sort()
}

/** The settings that an `.env` example names, set or commented out. */
export function settingsNamed(text) {
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name).sort()
}

/** The weather providers in the order in which an `.env` example, or the table of a document, names them. */
export function providersNamed(text) {
  const names = /in which they are asked: ([^.]+)\.|^\| `WEATHER_PROVIDERS` name \|(.+)\|$/m.exec(text)
  return (names?.[1] ?? names?.[2] ?? '').split(/[,|]/).map((name) => name.replaceAll('`', '').trim())
}

/** The names that a compose file takes from its `.env`: `${NAME}`, `${NAME:-default}`, `${NAME:?why}`. */
export function settingsComposed(text) {
  return [...new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name))].sort()
}
