import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

/**
 * The containers that a compose file starts, each with the environment that it gets.
 *
 * @param {string} text of the compose file
 * @param {Record<string, string>} dotenv what the file `.env` beside it holds: it fills the places of the form
 *   `${NAME}` and `${NAME:?why}`, and goes whole to whom `env_file` names it
 * @throws when a place of the second form stays empty, as Docker Compose refuses to start
 */
export function containers(text, dotenv) {
  const { services } = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })
  const filled = (value) =>
    String(value).replace(/\$\{([A-Z][A-Z0-9_]*)(?::\?([^}]*))?\}/g, (_, name, why) => {
      const given = dotenv[name] ?? ''
      if (given === '' && why !== undefined) throw new Error(`${name}: ${why}`)
      return given
    })
  return Object.entries(services).map(([name, { environment = {}, env_file: files = [], ...service }]) => ({
    ...service,
    name,
    environment: {
      // What `environment` says goes before what stands in a file.
      ...(files.some(({ path }) => path === '.env') && dotenv),
      ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])),
    },
  }))
}
