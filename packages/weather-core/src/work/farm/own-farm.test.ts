import { describe, expect, test } from 'vitest'
import { ALERT_KINDS } from '../../alerts/alert-kinds.ts'
import { ALERT_LIMITS } from '../../alerts/alert-limits.ts'
import { CROP_DAMAGE } from '../../frost/crop-damage.ts'
import { CROP_WATER } from '../../water/crops.ts'
import { WORKS } from '../judge-forecast.ts'
import { cropDamageLimit } from '../limits/crop-damage-limit.ts'
import { alertKindsFor, worksFor } from './enterprise-needs.ts'
import { ENTERPRISES } from './enterprises.ts'
import { USUAL_RULES } from './farm.ts'
import { FARM_CROP_NAMES, FARM_CROPS, GROWTH_STAGES } from './farm-crops.ts'
import { alertLimitsOf, farmOf } from './own-farm.ts'

describe('a farm of one’s own', () => {
  test('J24 nothing said is the default farm', () => {
    expect(farmOf({})).toEqual(USUAL_RULES)
    expect(alertLimitsOf({})).toEqual(ALERT_LIMITS)
  })

  test.each([
    ['glyphosate_24d_ester_bromoxynil', 2],
    ['glyphosate_trimesium', 4],
    ['bentazon_acifluorfen_fomesafen', 6],
    ['other_maize_post_emergence', 8],
  ] as const)('J34 %s needs %d hours without rain, unless the farmer says otherwise', (sprayGroup, hours) => {
    const { spraying } = farmOf({ sprayGroup })
    expect(spraying).toEqual({
      ...USUAL_RULES.spraying,
      rainFreeHours: { value: hours, unit: 'h', publisher: 'University of Illinois IPM', heuristic: false },
    })
    const own = farmOf({ sprayGroup, limits: { spraying: { rainFreeHours: 3 } } }).spraying
    expect(own.rainFreeHours).toMatchObject({ value: 3, publisher: 'own' })
  })

  test('J24 each figure said replaces its own limit and no other', () => {
    const own = { value: 7, publisher: 'own', heuristic: false }
    const farm = farmOf({
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
      ...USUAL_RULES.spraying,
      carefulWindKmh: { unit: 'km/h', ...own },
    })
    expect(farm.frost).toEqual({ ...USUAL_RULES.frost, lowGroundC: { unit: 'C', ...own } })
    expect(farm.harvest.dryHours).toEqual({ unit: 'h', ...own })
    expect(farm.baling.dryHours).toEqual({ unit: 'h', ...own })
    expect(farm.fieldWork.trafficMm).toEqual({ unit: 'mm', ...own })
    expect(alertLimitsOf({ limits: { alerts: { thi: 72 } } })).toEqual({
      ...ALERT_LIMITS,
      thi: { ...ALERT_LIMITS.thi, ...own, value: 72 },
    })
  })

  test('J24 the crop and its stage bring the damage limit', () => {
    expect(farmOf({ crop: { name: 'pear', stage: 'full_white' } }).damage).toEqual(
      CROP_DAMAGE.pear.full_white,
    )
    expect(farmOf({ crop: { name: 'pear' } })).toEqual(USUAL_RULES)
    expect(farmOf({ crop: { name: 'sorghum' } })).toEqual(USUAL_RULES)
  })
})

describe('crops', () => {
  test('J25 every crop of both tables can be chosen, and each once', () => {
    expect(new Set(FARM_CROP_NAMES).size).toBe(FARM_CROP_NAMES.length)
    const rows = FARM_CROP_NAMES.map((name) => FARM_CROPS[name])
    expect(new Set(rows.flatMap(({ water }) => water ?? []))).toEqual(new Set(Object.keys(CROP_WATER)))
    expect(new Set(rows.flatMap(({ damage }) => damage ?? []))).toEqual(new Set(Object.keys(CROP_DAMAGE)))
  })

  test('J25 every stage that can be chosen has its limit', () => {
    const stages = FARM_CROP_NAMES.flatMap((name) => GROWTH_STAGES[name].map((stage) => ({ name, stage })))
    expect(stages.length).toBeGreaterThan(40)
    for (const { name, stage } of stages) expect(cropDamageLimit(name, stage)).toBeDefined()
  })

  test('J25 a crop with one stage is at it; with several the stage must be said', () => {
    expect(cropDamageLimit('potato', undefined)).toEqual(CROP_DAMAGE.potato.leaves)
    expect(cropDamageLimit('apple', undefined)).toBeUndefined()
    expect(cropDamageLimit('apple', 'heading_and_flowering')).toBeUndefined()
  })

  test('J25 wheats share their damage table', () => {
    expect(GROWTH_STAGES.spring_wheat).toEqual(GROWTH_STAGES.winter_wheat)
    expect(GROWTH_STAGES.rice).toEqual([])
  })
})

describe('kinds of farm', () => {
  test('J26 nothing said: everything is judged and looked for, but what only lambs or cows suffer from', () => {
    const usual = ALERT_KINDS.filter((kind) => kind !== 'wind_chill' && kind !== 'heat_stress')
    expect([alertKindsFor(), alertKindsFor([])]).toEqual([usual, usual])
    expect([worksFor({}), worksFor({ enterprises: [] })]).toEqual([WORKS, WORKS])
  })

  test('J26 nothing said where crops are cut by hand: no combining and no baling, until a crop or a kind asks for it', () => {
    const byHand = ['spraying', 'frost', 'field_work']
    for (const country of ['KE', 'TZ', 'MW', 'NG', 'ET'])
      expect([worksFor({ country }), worksFor({ country, enterprises: [] })]).toEqual([byHand, byHand])
    for (const country of ['GB', 'US', 'IN', 'ZA', 'BR', '', 'xx', undefined])
      expect(worksFor({ country })).toEqual(WORKS)
    expect(worksFor({ country: 'KE', crop: { name: 'winter_wheat' } })).toContain('harvest')
    expect(worksFor({ country: 'KE', crop: { name: 'grain_maize' } })).toEqual(byHand)
    for (const enterprises of ENTERPRISES.map((kind) => [kind]))
      expect(worksFor({ country: 'KE', enterprises })).toEqual(worksFor({ enterprises }))
    // Whatever the country, all jobs can be had by ticking.
    expect(worksFor({ country: 'KE', enterprises: ['arable', 'dairy'] })).toEqual(WORKS)
  })

  test('J26 a crop brings its job, whatever kinds are said', () => {
    expect(worksFor({ enterprises: ['vegetables'], crop: { name: 'winter_wheat' } })).toEqual([
      'spraying',
      'frost',
      'harvest',
      'field_work',
    ])
    expect(worksFor({ enterprises: ['fruit'], crop: { name: 'alfalfa' } })).toEqual([
      'spraying',
      'frost',
      'hay',
    ])
    expect(worksFor({ crop: { name: 'grain_maize' } })).toEqual(worksFor({}))
  })

  test('J26 pigs and poultry are kinds of farm, without a heat stress that is a cow’s', () => {
    for (const kind of ['pigs', 'poultry'] as const) {
      expect(worksFor({ enterprises: [kind] })).toEqual(['frost', 'field_work'])
      expect(alertKindsFor([kind])).toContain('heat_work')
      expect(alertKindsFor([kind])).not.toContain('heat_stress')
    }
  })

  test('J26 each kind brings its own, in one order, whatever the order they are said in', () => {
    expect(worksFor({ enterprises: ['dairy'] })).toEqual(['spraying', 'frost', 'hay', 'field_work'])
    expect(worksFor({ enterprises: ['fruit'] })).toEqual(['spraying', 'frost'])
    expect(worksFor({ enterprises: ['dairy', 'arable'] })).toEqual(
      worksFor({ enterprises: ['arable', 'dairy'] }),
    )
    expect(worksFor({ enterprises: ['arable', 'dairy'] })).toEqual(WORKS)
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
