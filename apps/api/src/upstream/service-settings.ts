import * as z from 'zod'
import { encodeSettingProblem } from './setting-problem.ts'

/** Address of a service, which may also be a proxy or a test server. */
export const webUrl = z.url({
  protocol: /^https?$/,
  abort: true,
  error: encodeSettingProblem({ code: 'web_address' }),
})

const above0 = 'must be a whole number above 0'

/** Maximum number of calls to a service in a UTC day, across all instances. */
export const dailyCalls = z.coerce.number(above0).int(above0).min(1, above0)

/** OpenWeather account, shared by weather and place search. */
export const openWeatherAccount = {
  OPENWEATHER_API_KEY: z.string().optional(),
  OPENWEATHER_BASE_URL: webUrl.default('https://api.openweathermap.org'),
}

/** Parsed settings. For an empty shape, Zod's type would forbid all other keys. */
export type ParsedSettings<Settings extends z.ZodRawShape> = keyof Settings extends never
  ? object
  : z.output<z.ZodObject<Settings>>

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * Merges the settings of all services by name. Two services may share a setting with the same
 * schema.
 */
export function mergeSettings<Services extends readonly { readonly settings: z.ZodRawShape }[]>(
  services: Services,
): AllOf<Services[number]['settings']> {
  return Object.assign({}, ...services.map(({ settings }) => settings))
}
