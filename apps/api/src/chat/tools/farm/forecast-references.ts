import type { ServerWords } from '@smart-farming/words/catalogues'
import type { TextReference } from '../tool.ts'
import type { JudgedFarmWeather } from './farm-weather.ts'

/** A day as a tool tells of it: its name in words, figures and sentences, and stretches of hours. */
interface ToldDay {
  day: string
  windows?: readonly { hours: string; why: string }[]
}

/** Not a statement of the forecast. */
const unsaid = new Set(['day', 'confidence'])

/**
 * What a model may refer to of a forecast: every figure and sentence that the product words, with its day and place.
 *
 * @param days as told, the forecast's first day first
 * @param lookOut warnings, which name their days themselves
 */
export function forecastReferences(
  words: ServerWords['chat']['claims'],
  { days: judged, evidence: { place } }: JudgedFarmWeather,
  days: readonly ToldDay[],
  lookOut: readonly string[],
): TextReference[] {
  const ofDays = days.flatMap((told, at) => {
    const day = judged[at]?.key
    const about = (what: string) => words.ofDay({ what, day, place })
    const texts = Object.entries(told).flatMap(([what, text]) =>
      typeof text === 'string' && !unsaid.has(what) ? [{ text, about: about(what) }] : [],
    )
    const hours = (told.windows ?? []).map(({ hours: stretch, why }) => ({
      text: `${stretch}: ${why}`,
      about: about('window'),
    }))
    return [...texts, ...hours].map((one) => ({ ...one, ...(day !== undefined && { day }) }))
  })
  return [...ofDays, ...lookOut.map((text) => ({ text, about: words.ofDay({ what: 'lookOut', place }) }))]
}
