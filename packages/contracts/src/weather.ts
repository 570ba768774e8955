import * as z from 'zod/mini'
import { coordinatesQuery } from './schema/coordinates.ts'
import { rainUnit, temperatureUnit, windUnit } from './schema/units.ts'
import { type CallGroup, withTerms } from './table/endpoint.ts'
import { judgedWork, workWindow } from './weather/work-windows.ts'

const condition = z.object({
  /** OpenWeather condition id where the provider has one. */
  id: z.optional(z.number()),
  main: z.optional(z.string()),
  /**
   * Plain words, lower case: "light rain". Of those that `skies` of packages/words lists, which a page words in its own
   * language, or others of a provider's.
   */
  description: z.string(),
  /** One of the 18 codes 01d..50n; `d`/`n` is day or night at the place. */
  icon: z.string(),
})

/**
 * One 3-hour step, in OpenWeather's shape and metric units whoever answered: degrees C, hPa, %, m/s, mm in the step.
 * What a provider does not give is absent, never zero.
 */
export const forecastEntry = z.object({
  /** Start of the step, unix seconds UTC. */
  dt: z.number(),
  main: z.object({
    temp: z.number(),
    feels_like: z.optional(z.number()),
    temp_min: z.optional(z.number()),
    temp_max: z.optional(z.number()),
    pressure: z.optional(z.number()),
    humidity: z.optional(z.number()),
    dew_point: z.optional(z.number()),
  }),
  weather: z.tuple([condition], condition),
  clouds: z.optional(z.object({ all: z.number() })),
  wind: z.optional(
    z.object({ speed: z.number(), deg: z.optional(z.number()), gust: z.optional(z.number()) }),
  ),
  visibility: z.optional(z.number()),
  /** Chance of precipitation, 0..1. */
  pop: z.optional(z.number()),
  /**
   * Rain and snow are given together, 0 where none falls, or not at all, which is "not known". Their sum is the figure
   * to judge by.
   */
  rain: z.optional(z.object({ '3h': z.number() })),
  /** Snow as water, mm in the step. */
  snow: z.optional(z.object({ '3h': z.number() })),
  /**
   * mm of water, rain or snow, in the 6 hours from `dt`: where the provider has nothing finer (MET Norway after two to
   * three days).
   */
  precipitation_6h: z.optional(z.number()),
})
export type ForecastEntry = z.infer<typeof forecastEntry>

/** Where a figure comes from and how old it is. Every panel that shows weather shows this with it. */
export const source = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  attribution: z.string(),
  licence: z.string(),
  /** ISO 8601, UTC: when our server got it. */
  fetchedAt: z.string(),
  /** ISO 8601, UTC: when the provider made it, where it says so. */
  issuedAt: z.optional(z.string()),
  /** The provider could not be reached: this is the last good answer. */
  stale: z.optional(z.boolean()),
  /** Made up, for trying the product without a network. */
  sample: z.optional(z.boolean()),
  /** Providers that come first in the order and did not answer properly this time, by name. */
  unavailable: z.optional(z.array(z.string())),
})
export type Source = z.infer<typeof source>

const city = z.object({
  name: z.optional(z.string()),
  country: z.optional(z.string()),
  coord: z.object({ lat: z.number(), lon: z.number() }),
  /** Seconds east of UTC at the first entry. */
  timezone: z.number(),
  /** IANA name where known; it wins over `timezone`, because it knows the clock changes. */
  zone: z.optional(z.string()),
  sunrise: z.optional(z.number()),
  sunset: z.optional(z.number()),
})

export const forecast = z.object({ list: z.array(forecastEntry), city, source })
export type Forecast = z.infer<typeof forecast>

/** The weather now, in OpenWeather's shape, with its source. */
export const currentWeather = z.object({
  ...forecastEntry.shape,
  coord: z.object({ lat: z.number(), lon: z.number() }),
  timezone: z.number(),
  name: z.optional(z.string()),
  source,
})
export type CurrentWeather = z.infer<typeof currentWeather>

/** What lies ahead at the farmer's limits, in the farmer's words and units. */
const alertOutlook = z.object({
  /** One an event: the frost of tonight first in the evening, then the worst. */
  found: z.array(
    z.object({
      /** The same event has the same id in the next forecast. */
      id: z.string(),
      /** A name and no closed list: a page that is older than the server must not fail on a new kind. */
      kind: z.string(),
      sentence: z.string(),
      /** The event with its times, for one line; absent in answers that a phone saved earlier. */
      brief: z.optional(z.string()),
      /** When it is over, unix seconds. */
      endDt: z.number(),
      /** Its kind in words, and from when until when; absent in answers that a phone saved earlier. */
      name: z.optional(z.string()),
      times: z.optional(z.string()),
      /** As much of the sentence as these do not say; it may be empty. */
      details: z.optional(z.string()),
      /** Advice, in a sentence or two. */
      advice: z.optional(z.string()),
    }),
  ),
  /** What could not be looked for throughout: its silence is not safety. */
  unchecked: z.array(z.object({ kind: z.string(), name: z.string(), reason: z.string() })),
  /** What was looked for: from which figure on, and who publishes that figure. */
  limits: z.array(
    z.object({ kind: z.string(), name: z.string(), figure: z.string(), publisher: z.string() }),
  ),
  /** How far the forecast reaches, unix seconds. */
  untilDt: z.number(),
  /** Where the official warnings of the country are; absent in answers that a phone saved earlier. */
  official: z.optional(z.object({ name: z.string(), url: z.string() })),
})

/** As much of a source as stands beside what is worked out from its figures. */
export const evidence = z.pick(source, {
  id: true,
  name: true,
  url: true,
  attribution: true,
  licence: true,
  fetchedAt: true,
})

/** What is known of the time before the forecast, whose rain and soil count in what is judged. */
const before = z.object({
  /** Rain and snow as water, up to `untilDt` (unix seconds), where the forecast begins. */
  fallen: z.optional(
    z.object({
      untilDt: z.number(),
      /** The last 1, 6, 12, 24 and 48 hours; without `mm` where one hour of them is not known. */
      lately: z.array(z.object({ hours: z.number(), mm: z.optional(z.number()) })),
      source: evidence,
    }),
  ),
  /** The soil moisture deficit on the morning of the first day, mm below field capacity: between these two. */
  soil: z.optional(
    z.object({
      wettestMm: z.number(),
      driestMm: z.number(),
      /** The day (`YYYY-MM-DD`) from whose end on the two are one; absent where they still differ. */
      metOn: z.optional(z.string()),
      source: evidence,
    }),
  ),
})

/** The sun and the heat of a day at their worst, with the hour (unix seconds). */
const people = z.object({
  /** Of a clear sky where the cloud is not known: then it is an upper bound. */
  uv: z.optional(z.object({ index: z.number(), atDt: z.number(), clearSky: z.optional(z.boolean()) })),
  /** Heat index, °C in the shade. */
  heat: z.optional(z.object({ indexC: z.number(), atDt: z.number() })),
})

/** Answers to one question of today, in words, in the order of time: the first that is not over counts. */
const todayAnswers = z.array(
  z.object({
    /** Unix seconds: then it is over. */
    untilDt: z.number(),
    /** What to draw; open, as the codes are: a verdict, or `night`, `frost`, `alert`. */
    sign: z.string(),
    /** The reason for care, where it has a sign of its own; open as well. */
    care: z.optional(z.string()),
    /** What is asked: "Spraying this afternoon". */
    title: z.string(),
    verdict: z.string(),
    when: z.optional(z.string()),
    /** Sentences. */
    reasons: z.array(z.string()),
  }),
)
export type TodayAnswer = z.infer<typeof todayAnswers>[number]

/** A forecast, judged for a farm by its own settings: all that a page shows of what it means. */
export const outlook = z.object({
  /** `source.fetchedAt` of the forecast that was judged: beside another forecast these words must not stand. */
  fetchedAt: z.string(),
  /** The units that the account asks for. */
  units: z.object({ temperature: temperatureUnit, wind: windUnit, rain: rainUnit }),
  /** The account's settings could not be read: judged at the usual limits, told in metric units. */
  usual: z.optional(z.boolean()),
  /** The jobs of this farm, in the order in which they are shown. */
  works: z.array(judgedWork),
  /**
   * Days at the place (`YYYY-MM-DD`), first day first: each in a sentence, and what it allows by the name of the job.
   */
  days: z.array(
    z.object({
      day: z.string(),
      sentence: z.string(),
      /** What is said of it instead from a time on (unix seconds), when hours of it are over: the latest first. */
      later: z.optional(z.array(z.object({ fromDt: z.number(), sentence: z.string() }))),
      /** The longest steps that the provider has on this day, hours: above 1, windows are no finer than that. */
      stepHours: z.optional(z.number()),
      windows: z.record(z.string(), z.array(workWindow)),
      /** What counts for people at work outside; each part absent where it is harmless, or not known. */
      people: z.optional(people),
    }),
  ),
  /** From sunset to sunrise at the place, as far as the forecast reaches; unix seconds. */
  nights: z.optional(z.array(z.object({ startDt: z.number(), endDt: z.number() }))),
  /** What is asked of today: each job of the farm, the one that matters most first, and what threatens tonight. */
  today: z.optional(z.object({ jobs: z.array(todayAnswers), night: todayAnswers })),
  /** Absent for sample weather: what is made up raises no alert. */
  alerts: z.optional(alertOutlook),
  /** Each part absent where it could not be had; all of it for sample weather. */
  before: z.optional(before),
})
export type Outlook = z.infer<typeof outlook>

export const weatherCalls = {
  current: {
    method: 'GET',
    path: '/api/weather',
    query: coordinatesQuery,
    responses: { 200: currentWeather },
  },
  forecast: {
    method: 'GET',
    path: '/api/weather/forecast',
    query: coordinatesQuery,
    responses: { 200: forecast },
  },
  outlook: {
    method: 'GET',
    path: '/api/weather/outlook',
    query: coordinatesQuery,
    responses: { 200: outlook },
  },
} as const satisfies CallGroup

export const weather = /* @__PURE__ */ withTerms(weatherCalls, {
  current: {
    summary: 'The weather now at a point',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
  forecast: {
    summary: 'Five days in 3-hour steps at a point',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
  outlook: {
    summary:
      'What the forecast at a point means for the farm: a sentence a day, what each day allows, and alerts, at its own limits',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
})
