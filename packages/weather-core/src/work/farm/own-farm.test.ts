import { describe, expect, test } from 'vitest'
import { ALERT_KINDS } from '../../alerts/alert-kinds.ts'
import { ALERT_LIMITS } from '../../alerts/alert-limits.ts'
import { CROP_DAMAGE } from '../../frost/crop-damage.ts'
import { CROP_WATER } from '../../water/crops.ts'
import { JOBS } from '../judge-forecast.ts'
import { cropDamageLimit } from '../limits/crop-damage-limit.ts'
import { alertKindsFor, jobsToJudge } from './enterprise-needs.ts'
import { ENTERPRISES } from './enterprises.ts'
import { DEFAULT_RULES } from './farm.ts'
import { FARM_CROP_NAMES, FARM_CROPS, GROWTH_STAGES } from './farm-crops.ts'
import { createAlertLimits, createFarmRules } from './own-farm.ts'

describe('the farmer’s own settings', () => {
  test('J24 uses the default rules for a farm without settings', () => {
    expect(createFarmRules({})).toEqual(DEFAULT_RULES)
    expect(createAlertLimits({})).toEqual(ALERT_LIMITS)
  })

  test.each([
    ['glyphosate_24d_ester_bromoxynil', 2],
    ['glyphosate_trimesium', 4],
    ['bentazon_acifluorfen_fomesafen', 6],
    ['other_maize_post_emergence', 8],
  ] as const)(
    'J34 gives %s a rain-free period of %d hours unless the farmer sets another value',
    (sprayGroup, hours) => {
      const { spraying } = createFarmRules({ sprayGroup })
      expect(spraying).toEqual({
        ...DEFAULT_RULES.spraying,
        rainFreeHours: { value: hours, unit: 'h', publisher: 'University of Illinois IPM', heuristic: false },
      })
      const own = createFarmRules({ sprayGroup, limits: { spraying: { rainFreeHours: 3 } } }).spraying
      expect(own.rainFreeHours).toMatchObject({ value: 3, publisher: 'own' })
    },
  )

  test('J24 replaces only the limits that the farmer sets', () => {
    const own = { value: 7, publisher: 'own', heuristic: false }
    const farm = createFarmRules({
      soil: 'clay',
      limits: {
        spraying: { carefulWindKmh: 7 },
        frost: { lowGroundC: 7 },
        harvest: { dryHours: 7 },
        baling: { dryHours: 7 },
        fieldWork: { trafficMm: 7 },
      },
    })
    expect(farm.soil).toBe('clay')
    expect(farm.spraying).toEqual({
      ...DEFAULT_RULES.spraying,
      carefulWindKmh: { unit: 'km/h', ...own },
    })
    expect(farm.frost).toEqual({ ...DEFAULT_RULES.frost, lowGroundC: { unit: 'C', ...own } })
    expect(farm.harvest.dryHours).toEqual({ unit: 'h', ...own })
    expect(farm.baling.dryHours).toEqual({ unit: 'h', ...own })
    expect(farm.fieldWork.trafficMm).toEqual({ unit: 'mm', ...own })
    expect(createAlertLimits({ limits: { alerts: { thi: 72 } } })).toEqual({
      ...ALERT_LIMITS,
      thi: { ...ALERT_LIMITS.thi, ...own, value: 72 },
    })
  })

  test('J24 takes the damage limit from the crop and growth stage', () => {
    expect(createFarmRules({ crop: { name: 'pear', stage: 'full_white' } }).damage).toEqual(
      CROP_DAMAGE.pear.full_white,
    )
    expect(createFarmRules({ crop: { name: 'pear' } })).toEqual(DEFAULT_RULES)
    expect(createFarmRules({ crop: { name: 'sorghum' } })).toEqual(DEFAULT_RULES)
  })
})

describe('crops and growth stages', () => {
  test('J25 offers every crop of both tables exactly once', () => {
    expect(new Set(FARM_CROP_NAMES).size).toBe(FARM_CROP_NAMES.length)
    const rows = FARM_CROP_NAMES.map((name) => FARM_CROPS[name])
    expect(new Set(rows.flatMap(({ water }) => water ?? []))).toEqual(new Set(Object.keys(CROP_WATER)))
    expect(new Set(rows.flatMap(({ damage }) => damage ?? []))).toEqual(new Set(Object.keys(CROP_DAMAGE)))
  })

  test('J25 has a damage limit for every growth stage on offer', () => {
    const stages = FARM_CROP_NAMES.flatMap((name) => GROWTH_STAGES[name].map((stage) => ({ name, stage })))
    expect(stages.length).toBeGreaterThan(40)
    for (const { name, stage } of stages) expect(cropDamageLimit(name, stage)).toBeDefined()
  })

  test('J25 assumes the stage of a single-stage crop, and needs a stage for any other crop', () => {
    expect(cropDamageLimit('potato', undefined)).toEqual(CROP_DAMAGE.potato.leaves)
    expect(cropDamageLimit('apple', undefined)).toBeUndefined()
    expect(cropDamageLimit('apple', 'heading_and_flowering')).toBeUndefined()
  })

  test('J25 uses one damage table for spring and winter wheat', () => {
    expect(GROWTH_STAGES.spring_wheat).toEqual(GROWTH_STAGES.winter_wheat)
    expect(GROWTH_STAGES.rice).toEqual([])
  })
})

describe('farm types', () => {
  test('J26 uses all jobs and alerts by default, except the alerts for lambs and cows', () => {
    const usual = ALERT_KINDS.filter((kind) => kind !== 'wind_chill' && kind !== 'heat_stress')
    expect([alertKindsFor(), alertKindsFor([])]).toEqual([usual, usual])
    expect([jobsToJudge({}), jobsToJudge({ enterprises: [] })]).toEqual([JOBS, JOBS])
  })

  test('J26 leaves out combining and baling in hand-harvest countries, unless the farm needs them', () => {
    const byHand = ['spraying', 'frost', 'field_work']
    for (const country of ['KE', 'TZ', 'MW', 'NG', 'ET'])
      expect([jobsToJudge({ country }), jobsToJudge({ country, enterprises: [] })]).toEqual([byHand, byHand])
    for (const country of ['GB', 'US', 'IN', 'ZA', 'BR', '', 'xx', undefined])
      expect(jobsToJudge({ country })).toEqual(JOBS)
    expect(jobsToJudge({ country: 'KE', crop: { name: 'winter_wheat' } })).toContain('harvest')
    expect(jobsToJudge({ country: 'KE', crop: { name: 'grain_maize' } })).toEqual(byHand)
    for (const enterprises of ENTERPRISES.map((kind) => [kind]))
      expect(jobsToJudge({ country: 'KE', enterprises })).toEqual(jobsToJudge({ enterprises }))
    // Selecting farm types makes all jobs available in any country.
    expect(jobsToJudge({ country: 'KE', enterprises: ['arable', 'dairy'] })).toEqual(JOBS)
  })

  test('J26 adds the job a crop needs to any type of farm', () => {
    expect(jobsToJudge({ enterprises: ['vegetables'], crop: { name: 'winter_wheat' } })).toEqual([
      'spraying',
      'frost',
      'harvest',
      'field_work',
    ])
    expect(jobsToJudge({ enterprises: ['fruit'], crop: { name: 'alfalfa' } })).toEqual([
      'spraying',
      'frost',
      'hay',
    ])
    expect(jobsToJudge({ crop: { name: 'grain_maize' } })).toEqual(jobsToJudge({}))
  })

  test('J26 gives pig and poultry farms no heat stress alert, because it is for cows', () => {
    for (const kind of ['pigs', 'poultry'] as const) {
      expect(jobsToJudge({ enterprises: [kind] })).toEqual(['frost', 'field_work'])
      expect(alertKindsFor([kind])).toContain('heat_work')
      expect(alertKindsFor([kind])).not.toContain('heat_stress')
    }
  })

  test('J26 chooses jobs and alerts based on farm type, in a fixed order', () => {
    expect(jobsToJudge({ enterprises: ['dairy'] })).toEqual(['spraying', 'frost', 'hay', 'field_work'])
    expect(jobsToJudge({ enterprises: ['fruit'] })).toEqual(['spraying', 'frost'])
    expect(jobsToJudge({ enterprises: ['dairy', 'arable'] })).toEqual(
      jobsToJudge({ enterprises: ['arable', 'dairy'] }),
    )
    expect(jobsToJudge({ enterprises: ['arable', 'dairy'] })).toEqual(JOBS)
    expect(alertKindsFor(['fruit'])).toEqual([
      'frost',
      'ground_frost',
      'gusts',
      'heavy_rain',
      'heavy_snow',
      'freezing_rain',
      'thunderstorm',
      'hail',
      'heat_work',
    ])
    expect(alertKindsFor(['sheep'])).toContain('wind_chill')
    expect(alertKindsFor(['vegetables'])).toContain('blight')
    expect(alertKindsFor(['arable'])).not.toContain('heat_stress')
    expect(alertKindsFor(['dairy', 'vegetables', 'sheep'])).toEqual(ALERT_KINDS)
  })
})
