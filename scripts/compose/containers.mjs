import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

/**
 * Containers of a compose file, each with its environment.
 *
 * @param {string} text of the compose file
 * @param {Record<string, string>} dotenv variables of the `.env` beside it. They replace `${NAME}`,
 * `${NAME:-default}` and `${NAME:?why}`, and containers that list the file in `env_file` get all of
 * them
 * @param {readonly string[]} profiles active profiles
 * @throws if a `${NAME:?why}` variable is empty, as Docker Compose does
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
      // `environment` takes precedence over a file.
      ...(files.some(({ path }) => path === '.env') && dotenv),
      ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])),
    },
  }))
}
