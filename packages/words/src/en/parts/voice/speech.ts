import { formatLongDate } from '../../../format/dates/long-date.ts'
import { choosePlural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

/** Spoken singular and plural of unit symbols. */
const units: Readonly<Record<string, readonly [one: string, other: string]>> = {
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  'km/h': ['kilometre per hour', 'kilometres per hour'],
  'm/s': ['metre per second', 'metres per second'],
  mph: ['mile per hour', 'miles per hour'],
  mm: ['millimetre', 'millimetres'],
  km: ['kilometre', 'kilometres'],
  kg: ['kilogram', 'kilograms'],
  ha: ['hectare', 'hectares'],
  t: ['tonne', 'tonnes'],
  '%': ['per cent', 'per cent'],
}
const figureWithUnit = new RegExp(
  `(\\d[\\d.,]*)[\\s\\u00a0]?(${Object.keys(units).join('|')})(?![\\p{L}/])`,
  'gu',
)
/** "in" is also a word, so it is a unit only at the end of a clause. */
const inches = /(\d[\d.,]*)[\s\u00a0]in(?=[;,.)]|$)/g
const per = /\/(t|kg|ha)(?!\p{L})/gu

const said = (figure: string, [one, other]: readonly [string, string]) =>
  `${figure} ${choosePlural(tag, Number(figure.replaceAll(',', '')), { one, other })}`

export const speech = {
  read: 'Read aloud',
  stop: 'Stop reading',
  failed: 'This device could not read the text aloud.',
  /** `day` is `YYYY-MM-DD`. */
  day: ({ day, sentence }: { day: string; sentence: string }) => `${formatLongDate(tag, day)}.\n${sentence}`,
  /** Prepares a line for speech synthesis, with signs and units as words. */
  spoken: (line: string): string =>
    line
      .replace(/[−-](?=\d)/g, (sign, at: number) =>
        sign === '-' && /\S$/.test(line.slice(0, at)) ? sign : 'minus ',
      )
      .replace(/(\d)–(?=\d)/g, '$1 to ')
      .replace(figureWithUnit, (_, figure: string, unit: string) => said(figure, units[unit] ?? [unit, unit]))
      .replace(inches, (_, figure: string) => said(figure, ['inch', 'inches']))
      .replace(per, (_, unit: string) => ` per ${units[unit]?.[0] ?? unit}`)
      .replace(/ × /g, ' times '),
}
