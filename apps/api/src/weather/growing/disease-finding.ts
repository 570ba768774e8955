import type { Finding } from '@smart-farming/contracts/weather/growing'
import { scabInfection } from '@smart-farming/weather-core/disease/apple-scab'
import { blitecastSum } from '@smart-farming/weather-core/disease/blitecast-days'
import { type DiseaseVerdict, diseaseDays } from '@smart-farming/weather-core/disease/disease-day'
import { downyMildew } from '@smart-farming/weather-core/disease/downy-mildew'
import {
  HEAD_BLIGHT,
  headBlightHours,
  headBlightPressure,
} from '@smart-farming/weather-core/disease/head-blight'
import { leafHours } from '@smart-farming/weather-core/disease/leaf-hours'
import type { BlightPressure } from '@smart-farming/weather-core/disease/potato-blight'
import { dayIndicators } from '@smart-farming/weather-core/steps/day-indicators'
import { addDays, stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { FarmCropName } from '@smart-farming/weather-core/work/farm/farm-crops'
import { localDay } from '@smart-farming/weather-core/zone'
import { formatConjunction } from '@smart-farming/words/format/names/list'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatShortDay } from '@smart-farming/words/format/weather/calendar-day'
import type { CropGrowthContext } from './crop-growth-context.ts'

type Model = 'potato' | 'apple' | 'grape' | 'wheat'

const MODEL_OF: Readonly<Partial<Record<FarmCropName, Model>>> = {
  potato: 'potato',
  apple: 'apple',
  wine_grape: 'grape',
  spring_wheat: 'wheat',
  winter_wheat: 'wheat',
}

export const hasDiseaseModel = (crop: FarmCropName | undefined): boolean =>
  crop !== undefined && MODEL_OF[crop] !== undefined

interface Judged {
  told: string[]
  rows?: { day: string; verdict: DiseaseVerdict | BlightPressure }[]
}

/** Effect of the weather on the disease of the farm's crop; undefined if the crop has no model. */
export function diseaseFinding(a: CropGrowthContext): Finding | undefined {
  const model = a.farm.crop && MODEL_OF[a.farm.crop.name]
  if (model === undefined) return undefined
  const { diseases } = a.words.growing
  const { title, basis } = diseases[model]
  const steps = stepsInOrder([...a.elapsed, ...a.hours])
  const { told, rows } = model === 'wheat' ? headBlight(a, steps) : dayByDay(a, model, steps)
  return {
    id: `disease_${model}`,
    title,
    told: [...told, ...(a.lately ? [] : [diseases.lately])],
    ...(rows && {
      table: {
        head: [diseases.head.day, diseases.head.pressure],
        rows: rows.map(({ day, verdict }) => [
          formatShortDay(a.words.figures.tag, day),
          diseases.verdicts[verdict],
        ]),
      },
    }),
    basis,
    sources: [a.source, ...(a.lately ? [a.lately.source] : [])],
  }
}

function dayByDay(
  a: CropGrowthContext,
  model: Exclude<Model, 'wheat'>,
  steps: readonly WeatherStep[],
): Judged {
  const { name } = a.words.growing.diseases[model]
  const yesterday = addDays(a.today, -1)
  const days = model === 'potato' ? blightDays(a, steps) : leafDays(a, model, steps)
  const end = steps.at(-1)
  const endDay = end ? localDay(a.place, stepEnd(end)) : a.today
  // The day on which the forecast ends is listed only if it has a verdict.
  const rows = days.filter(({ day, verdict }) => day >= yesterday && (day < endDay || verdict === 'met'))
  return { told: [...sayDays(a, name, rows), ...(model === 'potato' ? saySeverity(a, steps) : [])], rows }
}

function blightDays(
  { place }: CropGrowthContext,
  steps: readonly WeatherStep[],
): NonNullable<Judged['rows']> {
  return dayIndicators(steps, place).map(({ key, blight }) => ({
    day: key,
    verdict: blight.known ? blight.value : ('unknown' as const),
  }))
}

function leafDays({ place }: CropGrowthContext, model: 'apple' | 'grape', steps: readonly WeatherStep[]) {
  const hours = leafHours(steps)
  return diseaseDays(hours, model === 'apple' ? scabInfection(hours) : downyMildew(hours), place)
}

function sayDays(a: CropGrowthContext, name: string, rows: NonNullable<Judged['rows']>): string[] {
  const { diseases } = a.words.growing
  const { tag } = a.words.figures
  const daysOf = (verdict: string) =>
    formatConjunction(
      tag,
      rows.filter((row) => row.verdict === verdict).map(({ day }) => formatShortDay(tag, day)),
    )
  const [first, last] = [rows[0], rows.at(-1)]
  const [met, unknown] = [daysOf('met'), daysOf('unknown')]
  const unsaid = unknown === '' ? [] : [diseases.unknownOn({ days: unknown })]
  if (met !== '') return [diseases.met({ name, days: met }), ...unsaid]
  if (!first || !last || unknown !== '') return [diseases.noneKnown({ name }), ...unsaid]
  const [from, until] = [formatShortDay(tag, first.day), formatShortDay(tag, last.day)]
  return [diseases.none({ name, from, until })]
}

function saySeverity({ words, place }: CropGrowthContext, steps: readonly WeatherStep[]): string[] {
  const { sum, days } = blitecastSum(dayIndicators(steps, place).map(({ blightSeverity }) => blightSeverity))
  const say = (figure: number) => formatNumber(words.figures.tag, figure)
  return days === 0 ? [] : [words.growing.diseases.potato.severity({ sum: say(sum), days: say(days) })]
}

function headBlight(a: CropGrowthContext, steps: readonly WeatherStep[]): Judged {
  const { wheat } = a.words.growing.diseases
  const { tag } = a.words.figures
  const last = steps.at(-1)
  if (last === undefined) return { told: [] }
  const untilDt = stepEnd(last)
  const fromDt = untilDt - HEAD_BLIGHT.days * 86_400
  const hours = headBlightHours(leafHours(steps), fromDt, untilDt)
  const day = formatShortDay(tag, localDay(a.place, fromDt))
  const said = { day, least: formatNumber(tag, hours.atLeast), most: formatNumber(tag, hours.atMost) }
  return { told: [wheat.hours(said), wheat.verdicts[headBlightPressure(hours)]] }
}
