import type { Finding } from '@smart-farming/contracts/weather/growing'
import { TOPSOIL_WATER_BY_SOIL_MM } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import { precipitationKind } from '@smart-farming/weather-core/steps/precipitation-kind'
import { FIELD_EFFICIENCY } from '@smart-farming/weather-core/water/irrigation'
import {
  depletionFromPast,
  findIrrigationDeadline,
  type IrrigationDeadline,
  type Range,
  type RootZone,
  rootZone,
} from '@smart-farming/weather-core/water/root-zone'
import { createFarmRules } from '@smart-farming/weather-core/work/farm/own-farm'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatShortDay } from '@smart-farming/words/format/weather/calendar-day'
import { initialConditions } from '../history/initial-conditions.ts'
import { type CropGrowthContext, formatWater, formatWaterRange } from './crop-growth-context.ts'
import { infiltrationToday, topsoilDays, type UpcomingDay, upcomingDays } from './growing-days.ts'

/** Soil water deficit, gains and losses in the next days, and when and how much to irrigate. */
export function waterFinding(a: CropGrowthContext): Finding {
  const { water } = a.words.growing
  const { soil: texture } = createFarmRules(a.farm)
  const { soil, et0Mm } = initialConditions({ hours: a.hours, past: undefined }, a.place, texture, a)
  const days = upcomingDays(a.elapsed, a.hours, a.place, et0Mm)
  const zone = a.farm.crop && rootZone(a.farm.crop, texture)
  const plan =
    zone &&
    a.soil &&
    findIrrigationDeadline(
      depletionFromPast(a.soil.days, a.today, zone),
      days,
      zone,
      infiltrationToday(a.elapsed, a.hours, a.place, zone.tawMm),
    )
  const topsoil = soil && topsoilDays(soil, days, TOPSOIL_WATER_BY_SOIL_MM[texture])
  return {
    id: 'water',
    title: water.title,
    told: [sayTopsoil(a, soil), ...sayRoots(a, zone, plan)],
    table: tableOf(a, days, zone, plan?.days.map(({ depletionMm }) => depletionMm) ?? topsoil),
    basis: {
      method: water.basis.method,
      inputs: water.basis.inputs({ kc: sayKc(a, zone), soil: water.basis.soils[texture] }),
      limits: water.basis.limits,
    },
    sources: [a.source, ...(a.soil ? [a.soil.source] : [])],
  }
}

function sayTopsoil(
  a: CropGrowthContext,
  soil: { wettestMm: number; driestMm: number; metOn?: string } | undefined,
): string {
  const { topsoil } = a.words.growing.water
  if (soil === undefined) return topsoil.unknown
  if (soil.metOn === undefined) {
    const [least, most] = [formatWater(a, Math.max(0, soil.wettestMm)), formatWater(a, soil.driestMm)]
    return topsoil.range({ least, most })
  }
  const day = formatShortDay(a.words.figures.tag, soil.metOn)
  const say = soil.wettestMm < 0 ? topsoil.over : topsoil.met
  return say({ mm: formatWater(a, Math.abs(soil.wettestMm)), day })
}

function sayRoots(
  a: CropGrowthContext,
  zone: RootZone | undefined,
  plan: IrrigationDeadline | undefined,
): string[] {
  const { water, crops } = a.words.growing
  if (a.farm.crop === undefined) return [water.noCrop]
  const crop = crops[a.farm.crop.name]
  if (zone === undefined) return [water.noTable({ crop })]
  if (plan === undefined) return []
  const { least, most } = plan.refillMm
  const share = FIELD_EFFICIENCY.sprinkler
  const gross = { least: least / share, most: most / share }
  return [
    water.roots({
      crop,
      mm: formatWaterRange(a, plan.refillMm),
      ready: formatWater(a, zone.rawMm),
      all: formatWater(a, zone.tawMm),
    }),
    // Saturated soil needs no irrigation.
    ...(most > 0
      ? [water.refill({ net: formatWaterRange(a, plan.refillMm), gross: formatWaterRange(a, gross) })]
      : []),
    sayDue(a, zone, plan),
  ]
}

function sayDue(
  a: CropGrowthContext,
  { rawMm }: RootZone,
  { refillMm, earliest, latest, days }: IrrigationDeadline,
): string {
  const { due } = a.words.growing.water
  const name = (day: string) => formatShortDay(a.words.figures.tag, day)
  if (refillMm.least >= rawMm) return due.now
  if (refillMm.most >= rawMm) return due.mayBeNow
  if (earliest === undefined) return due.notYet({ until: name(days.at(-1)?.day ?? a.today) })
  if (latest === undefined) return due.from({ earliest: name(earliest) })
  return earliest === latest
    ? due.on({ day: name(earliest) })
    : due.between({ earliest: name(earliest), latest: name(latest) })
}

function sayKc({ words }: CropGrowthContext, zone: RootZone | undefined): string {
  const { basis } = words.growing.water
  if (zone === undefined) return basis.noKc
  const [least, most] = [zone.kc.least, zone.kc.most].map((kc) => formatNumber(words.figures.tag, kc, 2))
  return least === most ? `${least}` : basis.wholeKc({ least: `${least}`, most: `${most}` })
}

function tableOf(
  a: CropGrowthContext,
  days: readonly UpcomingDay[],
  zone: RootZone | undefined,
  lacks: readonly Range[] | undefined,
): NonNullable<Finding['table']> {
  const { head, notKnown } = a.words.growing.water
  const { falls } = a.words.reasons
  const wet = a.hours.filter(({ rainMm }) => rainMm)
  const fall = capitalise(a.words.figures.tag, falls[wet.length > 0 ? precipitationKind(wet) : 'rain'])
  const say = (mm: number | undefined) => (mm === undefined ? notKnown : formatWater(a, mm))
  return {
    head: [head.day, fall, head.et0, ...(zone ? [head.crop] : []), head.lacks],
    rows: days.map(({ day, rainMm, et0Mm }, i) => {
      const range = lacks?.[i]
      const use = zone && et0Mm !== undefined && { least: zone.kc.least * et0Mm, most: zone.kc.most * et0Mm }
      return [
        formatShortDay(a.words.figures.tag, day),
        say(rainMm),
        say(et0Mm),
        ...(zone ? [use ? formatWaterRange(a, use) : notKnown] : []),
        range
          ? formatWaterRange(a, { least: Math.max(0, range.least), most: Math.max(0, range.most) })
          : notKnown,
      ]
    }),
  }
}
