import * as z from 'zod'
import { encodeSettingProblem } from './setting-problem.ts'

/** The address of a service: its own, a proxy's or a test server's. */
export const webUrl = z.url({
  protocol: /^https?$/,
  abort: true,
  error: encodeSettingProblem({ code: 'web_address' }),
})

const above0 = 'must be a whole number above 0'

/** Maximum number of calls to a service in a UTC day, across all instances. */
export const dailyCalls = z.coerce.number(above0).int(above0).min(1, above0)

/** Settings of OpenWeather's account, shared by its weather and its place search. */
export const openWeatherAccount = {
  OPENWEATHER_API_KEY: z.string().optional(),
  OPENWEATHER_BASE_URL: webUrl.default('https://api.openweathermap.org'),
}

/** The parsed settings of these schemas. For an empty object, Zod's type would forbid all other keys. */
export type ParsedSettings<Settings extends z.ZodRawShape> = keyof Settings extends never
  ? object
  : z.output<z.ZodObject<Settings>>

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/**
 * The settings of all services in a list as one shape, by name. Two services may share a setting, with the same schema.
 */
export function mergeSettings<Services extends readonly { readonly settings: z.ZodRawShape }[]>(
  services: Services,
): AllOf<Services[number]['settings']> {
  return Object.assign({}, ...services.map(({ settings }) => settings))
}
