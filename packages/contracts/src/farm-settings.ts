import { ALERT_LIMITS } from '@smart-farming/weather-core/alerts/alert-limits'
import { ENTERPRISES } from '@smart-farming/weather-core/work/farm/enterprises'
import { FARM_CROP_NAMES, GROWTH_STAGES } from '@smart-farming/weather-core/work/farm/farm-crops'
import { BALING_LIMITS } from '@smart-farming/weather-core/work/limits/baling-limits'
import { FIELD_LIMITS } from '@smart-farming/weather-core/work/limits/field-limits'
import { FROST_LIMITS } from '@smart-farming/weather-core/work/limits/frost-limits'
import { HARVEST_LIMITS } from '@smart-farming/weather-core/work/limits/harvest-limits'
import type { CustomValues, Limits, LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import { SPRAY_GROUPS, SPRAY_LIMITS } from '@smart-farming/weather-core/work/limits/spray-limits'
import * as z from 'zod/mini'
import { boardFields } from './prices/price-board.ts'
import { encodeProblem } from './schema/problems.ts'
import { rainUnit, temperatureUnit, windUnit } from './schema/units.ts'
import { type CallGroup, REPLAYABLE_HEADERS, withMetadata } from './table/endpoint.ts'

/** Allowed range of a custom limit by unit. Wide, because it only catches typing errors. */
export const LIMIT_RANGE: Readonly<Record<LimitUnit, readonly [least: number, most: number]>> = {
  C: [-40, 50],
  C_difference: [0, 30],
  'km/h': [0, 200],
  mm: [0, 500],
  share: [0, 1],
  '%': [0, 100],
  h: [0, 72],
  thi: [40, 110],
}

type OwnLimits<Set extends Limits> = { [Name in keyof Set]: z.ZodMiniOptional<z.ZodMiniNumber> }

/** An object with an optional value for every limit of a set, in the limit's own unit. */
function ownLimits<Set extends Limits>(set: Set) {
  const fields = Object.entries(set).map(([name, { unit }]) => {
    const [least, most] = LIMIT_RANGE[unit]
    const message = encodeProblem({ code: 'limit_out_of_range', limit: name, least, most })
    return [name, z.optional(z.number(message).check(z.gte(least, message), z.lte(most, message)))]
  })
  return z.object(Object.fromEntries(fields) as OwnLimits<Set>)
}

/** Pairs of spraying limits that need a gap, without which no hour would ever be suitable. */
const ROOM = [
  ['minWindKmh', 'maxWindKmh'],
  ['minDeltaT', 'maxDeltaT'],
  ['minTempC', 'maxTempC'],
  ['minHumidityPct', 'maxHumidityPct'],
] as const

const sprayLimits = ownLimits(SPRAY_LIMITS).check(
  ...ROOM.map(([least, most]) =>
    z.refine<CustomValues<typeof SPRAY_LIMITS>>(
      (own) => (own[least] ?? SPRAY_LIMITS[least].value) < (own[most] ?? SPRAY_LIMITS[most].value),
      { path: [most], error: encodeProblem({ code: 'limit_not_above', limit: most, above: least }) },
    ),
  ),
)

const crop = z
  .object({
    name: z.enum(FARM_CROP_NAMES, encodeProblem({ code: 'unknown_crop' })),
    /** One of the crop's own stages (`GROWTH_STAGES` in weather-core). */
    stage: z.optional(z.string()),
  })
  .check(
    z.refine(({ name, stage }) => stage === undefined || GROWTH_STAGES[name].includes(stage), {
      path: ['stage'],
      error: encodeProblem({ code: 'unknown_growth_stage' }),
    }),
  )

const day = z.optional(z.iso.date(encodeProblem({ code: 'not_a_date', what: 'counted_from' })))

/**
 * A farmer's farm settings. Absent fields mean metric units, every farm type, no crop, a light soil
 * and the published limits. Limits keep their own units (km/h, °C, mm), whatever the display units.
 */
export const farmSettingsBody = z.object({
  units: z.optional(
    z.object({
      temperature: z.optional(temperatureUnit),
      wind: z.optional(windUnit),
      rain: z.optional(rainUnit),
    }),
  ),
  enterprises: z.optional(
    z
      .array(z.enum(ENTERPRISES))
      .check(
        z.refine(
          (names) => new Set(names).size === names.length,
          encodeProblem({ code: 'enterprise_twice' }),
        ),
      ),
  ),
  crop: z.optional(crop),
  soil: z.optional(z.enum(['light', 'clay'])),
  /** Start dates of degree days and chill, local to the place. */
  since: z.optional(z.object({ degreeDays: day, chill: day })),
  /** The most used spray group, for its published rain-free hours. */
  sprayGroup: z.optional(z.enum(SPRAY_GROUPS)),
  limits: z.optional(
    z.object({
      spraying: z.optional(sprayLimits),
      frost: z.optional(ownLimits(FROST_LIMITS)),
      harvest: z.optional(ownLimits(HARVEST_LIMITS)),
      baling: z.optional(ownLimits(BALING_LIMITS)),
      fieldWork: z.optional(ownLimits(FIELD_LIMITS)),
      alerts: z.optional(ownLimits(ALERT_LIMITS)),
    }),
  ),
  ...boardFields,
})
export type FarmSettings = z.infer<typeof farmSettingsBody>

export const farmSettingsCalls = {
  get: {
    method: 'GET',
    path: '/api/farm-settings',
    responses: { 200: farmSettingsBody },
  },
  save: {
    method: 'PUT',
    path: '/api/farm-settings',
    body: farmSettingsBody,
    responses: { 200: farmSettingsBody },
  },
} as const satisfies CallGroup

export const farmSettings = /* @__PURE__ */ withMetadata(farmSettingsCalls, {
  get: {
    summary: "The farmer's own settings, their version as ETag; an empty object when there are none",
    auth: 'session',
    acceptedHeaders: ['x-account'],
    errors: ['not_signed_in'],
  },
  save: {
    summary: 'Replace the settings; returns the stored settings',
    auth: 'session',
    acceptedHeaders: [...REPLAYABLE_HEADERS, 'if-match'],
    errors: ['invalid_request', 'not_signed_in'],
  },
})
