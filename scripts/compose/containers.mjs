import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

/**
 * The containers that a compose file starts, each with the environment that it gets.
 *
 * @param {string} text of the compose file
 * @param {Record<string, string>} dotenv what the file `.env` beside it holds: it fills the places of the form
 *   `${NAME}`, `${NAME:-default}` and `${NAME:?why}`, and goes whole to whom `env_file` names it
 * @param {readonly string[]} profiles those that are switched on
 * @throws when a place of the last form stays empty, as Docker Compose refuses to start
 */
export function containers(text, dotenv, profiles = []) {
  const { services } = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })
  const filled = (value) =>
    String(value).replace(/\$\{([A-Z][A-Z0-9_]*)(?::([?-])([^}]*))?\}/g, (_, name, kind, rest) => {
      const given = dotenv[name] ?? ''
      if (given !== '') return given
      if (kind === '?') throw new Error(`${name}: ${rest}`)
      return rest ?? ''
    })
  const started = Object.entries(services).filter(
    ([, service]) => service.profiles?.some((profile) => profiles.includes(profile)) ?? true,
  )
  return started.map(([name, { environment = {}, env_file: files = [], ...service }]) => ({
    ...service,
    name,
    environment: {
      // What `environment` says goes before what stands in a file.
      ...(files.some(({ path }) => path === '.env') && dotenv),
      ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])),
    },
  }))
}
