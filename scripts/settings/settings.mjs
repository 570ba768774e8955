/** Set by the image's process environment rather than by an operator. */
const notForOperators = new Set(['NODE_ENV'])

/**
 * Settings in a schema of the environment.
 *
 * @param {{ shape: Record<string, unknown> }} schema
 */
export function listSchemaSettings({ shape }) {
  return Object.keys(shape)
    .filter((name) => !notForOperators.has(name))
    .sort()
}

/** Settings named in an `.env` example, active or commented out. */
export function parseExampleSettings(text) {
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name).sort()
}

/** Weather providers, in the order of an `.env` example or of a document's table. */
export function parseProviderOrder(text) {
  const names = /in which they are asked: ([^.]+)\.|^\| `WEATHER_PROVIDERS` name \|(.+)\|$/m.exec(text)
  return (names?.[1] ?? names?.[2] ?? '').split(/[,|]/).map((name) => name.replaceAll('`', '').trim())
}

/**
 * Variables that a compose file takes from its `.env`: `${NAME}`, `${NAME:-default}`,
 * `${NAME:?why}`.
 */
export function parseComposeSettings(text) {
  return [...new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name))].sort()
}
