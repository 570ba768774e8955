import type { PriceUnit } from '../../mass.ts'
import { CUES } from '../cue.ts'
import type { LanguageTables, PhraseTable } from '../languages/tables.ts'
import type { DayPart } from '../time/forecast-period.ts'
import type { AreaUnit, Unit, VolumeUnit } from '../units.ts'
import type { Meaning } from './meaning.ts'
import { addPhrase, splitPhrase, type TrieNode } from './trie.ts'

/** Adds all phrases of a language except product names, which depend on the stored prices. */
export function addTablePhrases(
  root: TrieNode,
  { cues, fillers, names, numbers, times, units }: LanguageTables,
): void {
  const add = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) addPhrase(root, splitPhrase(phrase), meaning)
  }
  const addEach = (phrases: PhraseTable, meaning: (id: string) => Meaning) => {
    for (const [id, list] of Object.entries(phrases)) add(list, meaning(id))
  }
  for (const cue of CUES) add(cues[cue], { kind: 'cue', cue })
  add(fillers, { kind: 'filler' })
  const numberBehind = units.numberBehind && { numberBehind: true as const }
  const unit = (of: Unit): Meaning => ({ kind: 'unit', unit: of, ...numberBehind })
  addEach(units.mass, (id) => unit({ kind: 'mass', unit: id as PriceUnit }))
  add(units.sack, unit({ kind: 'sack' }))
  addEach(units.area, (id) => unit({ kind: 'area', unit: id as AreaUnit }))
  addEach(units.volume, (id) => unit({ kind: 'volume', unit: id as VolumeUnit }))
  for (const name of units.piece) add([name], unit({ kind: 'piece', name }))
  for (const name of units.any) add([name], unit({ kind: 'piece', name, isAny: true }))
  for (const name of units.people) add([name], unit({ kind: 'piece', name, isPerson: true }))
  add(units.percent, { kind: 'percent', ...numberBehind })
  addEach(units.currencies, (code) =>
    code.endsWith('/100')
      ? { kind: 'currency', currency: code.slice(0, 3), coin: true }
      : { kind: 'currency', currency: code },
  )
  const isAmbiguous = (name: string) => times.ambiguous.includes(name)
  times.months.forEach((list, index) => {
    for (const name of list) add([name], { kind: 'month', month: index + 1, ambiguous: isAmbiguous(name) })
  })
  times.weekdays.forEach((list, weekday) => {
    for (const name of list) add([name], { kind: 'weekday', weekday, ambiguous: isAmbiguous(name) })
  })
  addEach(times.periods, (rule) => ({ kind: 'period', rule }))
  addEach(times.when, (rule) => ({ kind: 'when', rule }))
  addEach(times.parts, (part) => ({ kind: 'part', part: part as DayPart }))
  addEach(numbers.words, (value) => ({ kind: 'numeral', value: Number(value) }))
  addEach(numbers.times, (value) => ({ kind: 'numeral', value: Number(value), times: 'behind' }))
  addEach(numbers.timesBefore, (value) => ({ kind: 'numeral', value: Number(value), times: 'before' }))
  addEach(numbers.ordinals, (value) => ({ kind: 'ordinal', value: Number(value) }))
  add(numbers.and, { kind: 'joins-numbers' })
  add(names.of, { kind: 'of' })
  add(names.world, { kind: 'place', place: 'world' })
  add(names.here, { kind: 'place', place: 'here' })
  add(names.market, { kind: 'market-word' })
  add(names.placeBehind, { kind: 'place-cue', side: 'behind' })
  add(names.placeBefore, { kind: 'place-cue', side: 'before' })
  addEach(names.products, (product) => ({ kind: 'product', product }))
}
