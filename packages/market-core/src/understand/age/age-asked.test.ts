import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import type { Question } from '../reading.ts'

const read = (...turns: string[]): Question =>
  turns.reduce<Question | undefined>((before, text) => understand(text, pricePlaces, before), undefined) ??
  understand('', pricePlaces)
const told = (...turns: string[]) =>
  compose(read(...turns), { ...priceData, today: '2026-11', local: ['KE'] }).statements.map(
    ({ code, values }) => ({ code, values }),
  )

test.each([
  ['maize price', 'why so old?'],
  ['maize price', "why August? it's November"],
  ['maize price please', 'is there nothing newer'],
  ['maize price', "don't you have anything more recent?"],
  ['maize price', 'when was this last updated?'],
  ['maize price', 'but it is November now'],
  ['maize price', 'why is that so old'],
  ['maize price', "is this today's price?"],
  ['maize price', 'that is very old'],
  ['why is the maize price so old?'],
  ['prix du maïs', "pourquoi c'est si vieux ?"],
  ['prix du maïs', 'vous n’avez rien de plus récent ?'],
  ['prix du maïs', 'pourquoi août ? on est en novembre'],
  ['precio del maíz', '¿por qué es tan viejo?'],
  ['precio del maíz', '¿no hay nada más reciente?'],
  ['preço do milho', 'por que agosto? já estamos em novembro'],
  ['preço do milho', 'não tem nada mais recente?'],
  ['bei ya mahindi', 'mbona ni ya zamani sana?'],
  ['bei ya mahindi', 'hakuna mpya zaidi?'],
  ['मक्का का भाव', 'इतना पुराना क्यों?'],
  ['मक्का का भाव', 'इससे नया कुछ नहीं है?'],
  ['سعر الذرة', 'لماذا هو قديم هكذا؟'],
  ['سعر الذرة', 'ألا يوجد شيء أحدث؟'],
])('Q79 why prices are no newer is asked of those that were told: %j %j', (...turns) => {
  expect(read(...turns)).toMatchObject({ ofLast: 'age', commodities: ['maize'] })
})

test.each([
  'why are your prices so old?',
  'when was this last updated',
  'are there no newer prices?',
  'pourquoi vos prix sont si vieux ?',
  '¿cuándo se actualizaron los precios por última vez?',
  'quando foi atualizado pela última vez?',
  'bei hizi zilisasishwa lini mara ya mwisho?',
  'भाव आखिरी बार कब अपडेट हुए?',
  'متى آخر تحديث للأسعار؟',
])('Q79 before any price it is asked of all that are stored: %s', (text) => {
  expect(read(text).stock).toMatchObject({ wants: 'age' })
})

test.each([
  ['maize price', 'why?'],
  ['maize price', 'why is it so high?'],
  ['maize price', 'and in November?'],
  ['maize price', 'what is it now'],
  ['maize price', 'latest price'],
  ['maize price', 'why did it rise in February'],
  ['highest maize price in 2026', 'why August?'],
  ['maize price in March 2026', 'and now?'],
  ['my cow is old, why'],
  ['how old is my maize when it flowers'],
  ['is there a newer variety of maize'],
  ['update me on maize'],
])('Q79 what is asked of the price or of the field is not of its age: %j %j', (...turns) => {
  const { ofLast, stock } = read(...turns)
  expect({ ofLast, stock }).toEqual({ ofLast: undefined, stock: undefined })
})

test('A44 until when they go, who publishes them, that none is newer and who knows that of today', () => {
  expect(told('world maize price', 'why so old?')).toMatchObject([
    { code: 'reaches', values: { until: '2026-08', source: 'World Bank Pink Sheet' } },
    { code: 'old_price', values: { months: 3 } },
    { code: 'nothing_newer' },
    { code: 'ask_whom', values: { about: 'price', contacts: [{ country: 'KE' }] } },
  ])
  const codes = told('why are your prices so old?').map(({ code }) => code)
  expect(codes).toEqual(['newest_stored', 'newest_stored', 'nothing_newer', 'ask_whom'])
})

test('A44 a series that ended long before another of its publisher is said to have ended', () => {
  const [first] = priceData.series.filter(({ commodity }) => commodity === 'maize')
  if (first === undefined) throw new Error('the fixture has no maize')
  const ended = { ...first, id: 'ended', name: 'Maize, old', prices: first.prices.slice(0, 1) }
  const asked = read('maize price', 'why so old?')
  const statements = (until: readonly (typeof first)[]) =>
    compose(asked, { ...priceData, series: until, today: '2026-11', local: [] }).statements
  const others = (all: readonly (typeof first)[]) =>
    statements(all).flatMap((said) => (said.code === 'reaches' ? [said.values.others] : []))
  expect(others([first])).toEqual([undefined])
  const later = { ...first, id: 'later', country: 'NI', market: 'Managua' }
  expect(others([ended, later])).toEqual([first.prices.at(-1)?.month])
})

test('Q79 what follows goes on with what was told before', () => {
  expect(read('maize price', 'why so old?', 'and wheat?')).toMatchObject({ commodities: ['wheat'] })
  expect(read('maize price', 'why so old?', 'and wheat?').ofLast).toBeUndefined()
})
