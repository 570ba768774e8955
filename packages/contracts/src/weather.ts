import * as z from 'zod/mini'
import { coordinatesQuery } from './schema/coordinates.ts'
import { rainUnit, temperatureUnit, windUnit } from './schema/units.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'
import { judgedWork, workWindow } from './weather/work-windows.ts'

const condition = z.object({
  /** OpenWeather condition id, if the provider has one. */
  id: z.optional(z.number()),
  main: z.optional(z.string()),
  /**
   * Lower-case words, for example "light rain". Pages translate those listed in `skies` of
   * packages/words; others are the provider's own.
   */
  description: z.string(),
  /** One of the 18 codes 01d..50n. `d` and `n` mean day and night at the place. */
  icon: z.string(),
})

/**
 * One 3-hour step in OpenWeather's format, from any provider: degrees C, hPa, %, m/s, mm in the
 * step. Data that a provider lacks is absent, never zero.
 */
export const forecastEntry = z.object({
  /** Start of the step, unix seconds. */
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
   * Rain and snow are both present (0 if none falls), or both absent if unknown. Verdicts use their
   * sum.
   */
  rain: z.optional(z.object({ '3h': z.number() })),
  /** Water equivalent, mm in the step. */
  snow: z.optional(z.object({ '3h': z.number() })),
  /**
   * Rain and snow in the 6 hours from `dt`, mm of water, for providers without finer data (MET
   * Norway after two to three days).
   */
  precipitation_6h: z.optional(z.number()),
})
export type ForecastEntry = z.infer<typeof forecastEntry>

/** Source and age of a value, which every weather panel shows. */
export const source = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  attribution: z.string(),
  licence: z.string(),
  /** Time at which our server fetched the data, ISO 8601, UTC. */
  fetchedAt: z.string(),
  /** Issue time, ISO 8601, UTC, if the provider reports one. */
  issuedAt: z.optional(z.string()),
  /** True if the provider could not be reached, so this is its last good answer. */
  stale: z.optional(z.boolean()),
  /** True for sample data, for using the product without a network. */
  sample: z.optional(z.boolean()),
  /** Names of preferred providers that failed this time. */
  unavailable: z.optional(z.array(z.string())),
})
export type Source = z.infer<typeof source>

const city = z.object({
  name: z.optional(z.string()),
  country: z.optional(z.string()),
  coord: z.object({ lat: z.number(), lon: z.number() }),
  /** Seconds east of UTC at the first entry. */
  timezone: z.number(),
  /**
   * IANA name, if known. Preferred over `timezone`, because it includes daylight saving changes.
   */
  zone: z.optional(z.string()),
  sunrise: z.optional(z.number()),
  sunset: z.optional(z.number()),
})

export const forecast = z.object({ list: z.array(forecastEntry), city, source })
export type Forecast = z.infer<typeof forecast>

export const currentWeather = z.object({
  ...forecastEntry.shape,
  coord: z.object({ lat: z.number(), lon: z.number() }),
  timezone: z.number(),
  name: z.optional(z.string()),
  source,
})
export type CurrentWeather = z.infer<typeof currentWeather>

/** Upcoming alerts at the farmer's limits, in the farmer's language and units. */
const alertOutlook = z.object({
  /** One alert per event, by severity. In the evening, tonight's frost comes first. */
  found: z.array(
    z.object({
      /** Stable across forecasts. */
      id: z.string(),
      /** An open string, because a page older than the server must not fail on a new kind. */
      kind: z.string(),
      sentence: z.string(),
      /** One line with the event and its times. Absent from answers that a phone saved earlier. */
      brief: z.optional(z.string()),
      /** End of the event, unix seconds. */
      endDt: z.number(),
      /** Kind and times in words. Absent from answers that a phone saved earlier. */
      name: z.optional(z.string()),
      times: z.optional(z.string()),
      /** The rest of the sentence, possibly empty. */
      details: z.optional(z.string()),
      advice: z.optional(z.string()),
    }),
  ),
  /** Alerts that could not be fully checked, so the absence of an alert does not mean safety. */
  unchecked: z.array(z.object({ kind: z.string(), name: z.string(), reason: z.string() })),
  limits: z.array(
    z.object({ kind: z.string(), name: z.string(), figure: z.string(), publisher: z.string() }),
  ),
  /** End of the forecast, unix seconds. */
  untilDt: z.number(),
  /** Official national warnings. Absent from answers that a phone saved earlier. */
  official: z.optional(z.object({ name: z.string(), url: z.string() })),
})

/** The part of a source that is shown with values calculated from it. */
export const sourceInfo = z.pick(source, {
  id: true,
  name: true,
  url: true,
  attribution: true,
  licence: true,
  fetchedAt: true,
})

/** Past rain and soil water that affect the verdicts. */
const before = z.object({
  /** Rain and snow as water until `untilDt` (unix seconds), the start of the forecast. */
  fallen: z.optional(
    z.object({
      untilDt: z.number(),
      /** The last 1, 6, 12, 24 and 48 hours. `mm` is absent if any of those hours is unknown. */
      lately: z.array(z.object({ hours: z.number(), mm: z.optional(z.number()) })),
      source: sourceInfo,
    }),
  ),
  /** Bounds of the soil moisture deficit on the first morning, mm below field capacity. */
  soil: z.optional(
    z.object({
      wettestMm: z.number(),
      driestMm: z.number(),
      /** The day (`YYYY-MM-DD`) after which both bounds are equal; absent while they differ. */
      metOn: z.optional(z.string()),
      source: sourceInfo,
    }),
  ),
})

/** Daily maximum of UV and heat, with the time (unix seconds). */
const people = z.object({
  /**
   * UV index. Assumes a clear sky if cloud cover is unknown, which makes the index an upper bound.
   */
  uv: z.optional(z.object({ index: z.number(), atDt: z.number(), clearSky: z.optional(z.boolean()) })),
  /** Heat index, °C in the shade. */
  heat: z.optional(z.object({ indexC: z.number(), atDt: z.number() })),
})

/**
 * Answers to one question about today, in words and chronological order. Pages show the first
 * unexpired answer.
 */
const todayAnswers = z.array(
  z.object({
    /** Expiry, unix seconds. */
    untilDt: z.number(),
    /** Icon: a verdict, `night`, `frost` or `alert`. An open string, like the codes. */
    sign: z.string(),
    /** Reason for care with its own icon. Also an open string. */
    care: z.optional(z.string()),
    /** The question, for example "Spraying this afternoon". */
    title: z.string(),
    verdict: z.string(),
    when: z.optional(z.string()),
    reasons: z.array(z.string()),
  }),
)
export type TodayAnswer = z.infer<typeof todayAnswers>[number]

/** A forecast judged with a farm's settings, with all conclusions that a page shows. */
export const outlook = z.object({
  /**
   * `source.fetchedAt` of the judged forecast. These texts must not appear with another forecast.
   */
  fetchedAt: z.string(),
  units: z.object({ temperature: temperatureUnit, wind: windUnit, rain: rainUnit }),
  /** True if the account's settings could not be read, so default limits and metric units apply. */
  usual: z.optional(z.boolean()),
  /** The farm's jobs, in display order. */
  works: z.array(judgedWork),
  /** Days at the place (`YYYY-MM-DD`) in order, each with a sentence and its windows by job. */
  days: z.array(
    z.object({
      day: z.string(),
      sentence: z.string(),
      /**
       * Sentences that replace the first one as the day passes, from `fromDt` (unix seconds);
       * latest first.
       */
      later: z.optional(z.array(z.object({ fromDt: z.number(), sentence: z.string() }))),
      /** The provider's longest steps on this day, hours. Windows are no finer. */
      stepHours: z.optional(z.number()),
      windows: z.record(z.string(), z.array(workWindow)),
      /** Heat and sun for people working outside. Harmless and unknown parts are absent. */
      people: z.optional(people),
    }),
  ),
  /** Nights from sunset to sunrise at the place, until the end of the forecast, in unix seconds. */
  nights: z.optional(z.array(z.object({ startDt: z.number(), endDt: z.number() }))),
  /** Answers for today: the farm's jobs, most important first, and tonight's threats. */
  today: z.optional(z.object({ jobs: z.array(todayAnswers), night: todayAnswers })),
  /** Absent for sample weather, which raises no alerts. */
  alerts: z.optional(alertOutlook),
  /** Recent weather. Unavailable parts are absent, and sample weather has none. */
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

export const weather = /* @__PURE__ */ withMetadata(weatherCalls, {
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
      'The forecast at a point, judged for the farm at its own limits: a sentence for each day, work windows, and alerts',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
})
