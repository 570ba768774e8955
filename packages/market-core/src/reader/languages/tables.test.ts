import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUES } from '../cue.ts'
import { LANGUAGES } from '../language.ts'
import { MAX_PHRASE_WORDS, splitPhrase } from '../lexicon/trie.ts'
import { PERIOD_RULES } from '../spans/period-rule.ts'
import { WHEN_RULES } from '../spans/when-rule.ts'
import { decimalMarkFor, languageTables } from './tables.ts'

/** Cues that may share a phrase. The neighbouring words decide between them. */
const shared =
  `above+more below+less more+up down+less highest+more less+lowest highest+more+up down+less+lowest left+wait cold+cost job_harvest+yield highest+up best+should ask_price+how_many
ask_price+cost at+of+per+to at+to at+per at+lump change+what_percent of+to from+of from+of+who not+why`.split(
    /\s+/,
  )

test('R7 has word tables for every language', () => {
  expect(languageTables.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted())
})

for (const { language, cues, times, numbers, names, fillers } of languageTables)
  describe(language, () => {
    test('R7 lists every cue, twelve months, seven weekdays, number words and filler words', () => {
      expect(CUES.filter((cue) => cues[cue].length === 0)).toEqual([])
      expect([times.months.length, times.weekdays.length]).toEqual([12, 7])
      expect(Object.keys(numbers.words).length).toBeGreaterThan(10)
      expect(fillers.length).toBeGreaterThan(50)
      expect([names.world, names.here, names.of].every((list) => list.length > 0)).toBe(true)
    })

    test('R7 uses only known ids', () => {
      const unknown = (ids: object, known: readonly string[]) =>
        Object.keys(ids).filter((id) => !known.includes(id))
      expect(unknown(cues, CUES)).toEqual([])
      expect(unknown(times.periods, PERIOD_RULES)).toEqual([])
      expect(unknown(times.when, WHEN_RULES)).toEqual([])
      expect(unknown(times.parts, ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'])).toEqual([])
    })

    test('R8 assigns each phrase to one cue, apart from the listed pairs', () => {
      const phrases = Object.entries(cues).flatMap(([cue, list]) =>
        list.map((phrase) => [splitPhrase(phrase).join(' '), cue] as const),
      )
      const both = [...Map.groupBy(phrases, ([phrase]) => phrase)].flatMap(([phrase, all]) => {
        const pair = [...new Set(all.map(([, cue]) => cue))].sort().join('+')
        return pair.includes('+') && !shared.includes(pair) ? [`${phrase}: ${pair}`] : []
      })
      expect(both).toEqual([])
    })

    test('R8 keeps every phrase short enough for the reader to find', () => {
      const lists = [cues, times.periods, times.when, times.parts].flatMap((table) =>
        Object.values(table).flat(),
      )
      expect(
        [...lists, ...fillers].filter((phrase) => splitPhrase(phrase).length > MAX_PHRASE_WORDS),
      ).toEqual([])
    })
  })

test('R4 knows each language’s decimal mark', () => {
  expect([decimalMarkFor('en'), decimalMarkFor('es'), decimalMarkFor('hi')]).toEqual(['.', ',', '.'])
})

test('R9 keeps language codes out of the reader’s code', () => {
  const reader = join(import.meta.dirname, '..')
  const files = readdirSync(reader, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.(?:test|fixture)\.ts$/.test(file) &&
      !/(?:^|\/)(?:language|languages\/tables)\.ts$/.test(file),
  )
  const codes = LANGUAGES.join('|')
  const keyed = new RegExp(`['"\`](?:${codes})['"\`]|Record<Language|Map<Language|\\b(?:${codes}): [[{'"]`)
  const found = files.filter((file) => keyed.test(readFileSync(join(reader, file), 'utf8')))
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})
