import { expect, test } from 'vitest'
import { understand } from '../../../question.ts'
import { storedPlaces } from '../../../stored/stored-series.fixture.ts'

const storyOf = (text: string) => understand(text, storedPlaces).story
const is = (value: number) => ({ sum: { value: { value: expect.closeTo(value, 6) } } })

test.each([
  [
    'If a trader takes 6% for moisture and 2% for dirt off 5,000 kg of coffee, added together, how many kg does he pay me for?',
    4600,
  ],
  ['Buyer deducts 6% moisture and 2% dirt from 5000 kg coffee. How many kg am I paid for?', 4600],
  ['I deliver 5000 kg. Less 3 % moisture and 1.5 % foreign matter. What weight is paid?', 4775],
  ['shrinkage 1.5 % on 20 t of maize, what is left', 19.7],
  ['5 tonnes wheat less 2 percent dockage and 1 percent shrink how many kg left', 4850],
  ['They cut 10% from my 300 kg of tomatoes, how many kg are paid', 270],
  ['deduct 3% for moisture from 2,400 kg', 2328],
  ['The mill takes off 2% for dirt and then 5% of the rest for moisture from 1000 kg. What is left?', 931],
  ['commission 4 % and market fee 1 % on 60000, what do I get', 57_000],
  ['I sold for 60,000. Commission 4% and market fee 1%. How much do I receive?', 57_000],
  ['I have 10 t wheat, take off 2% for dirt, price 200 per t. How much do I get?', 1960],
  ['How much is 4 % commission on 12,500?', 500],
  [
    "L'acheteur retire 6 % pour l'humidité et 2 % pour les impuretés sur 5000 kg, combien de kg me paie-t-il ?",
    4600,
  ],
  ['El comprador descuenta 6 % por humedad y 2 % por impurezas de 5000 kg, ¿cuántos kg me paga?', 4600],
  ['O comprador desconta 6 % de umidade e 2 % de impureza de 5000 kg, quantos kg me paga?', 4600],
  ['Mnunuzi anakata 6% kwa unyevu na 2% kwa uchafu kwenye kilo 5000, analipa kilo ngapi?', 4600],
  ['व्यापारी 5000 किलो में से 6% नमी और 2% कचरे के काटता है, कितने किलो का पैसा मिलेगा?', 4600],
  ['المشتري يخصم 6 بالمئة للرطوبة و2 بالمئة للشوائب من 5000 كغ، كم كيلو يدفع لي؟', 4600],
])('N41 what is taken off one amount in per cent is added together: %s', (text, value) => {
  expect(storyOf(text)).toMatchObject(is(value))
})

test.each([
  ['maize 10 t from 18% to 13% moisture what weight', [18, 13]],
  ['5000 kg at 18 % moisture dried to 13 %', [18, 13]],
  ['10 t of wet maize at 20% moisture, how much is it at 13%', [20, 13]],
])('N41 what dries is reckoned by what is left of it: %s', (text, moistures) => {
  const { figures, story } = understand(text, storedPlaces)
  expect({ moistures: figures.moistures, story }).toEqual({ moistures, story: undefined })
})

test.each([
  ['my silo holds 200 t and is half full, how many tonnes is that', 100],
  ['store for 850 t is 60% full, how many t', 510],
  ['a third of my 12 ha is maize, how many ha is that', 4],
  ['I have 12 ha, two thirds is wheat at 4 t per ha. How many tonnes?', 32],
  ['half of my 40 bags at 3000 a bag, how much', 60_000],
  ['what is two thirds of 450 kg', 300],
  ['I sold 20% of my 300 bags, how many are left', 240],
  ['I gave away a quarter of my 40 bags, how many are left', 30],
  ['three fifths of 850 tonnes at 172 pounds a tonne', 87_720],
  ['Mon silo de 850 tonnes est plein aux trois cinquièmes, combien de tonnes ?', 510],
  ['deux tiers de 450 kg, ça fait combien ?', 300],
  ['Mi silo de 850 toneladas está lleno a tres quintos, ¿cuántas toneladas?', 510],
  ['dos tercios de 450 kg, ¿cuánto es?', 300],
  ['dois terços de 450 kg, quanto dá?', 300],
  ['theluthi mbili ya kilo 450 ni ngapi', 300],
])('N41 a part of an amount is a factor of it: %s', (text, value) => {
  expect(storyOf(text)).toMatchObject(is(value))
})

test('N41 how many and what for are both told', () => {
  const text =
    "My grain store holds 850 tonnes; it's three fifths full. How many tonnes is that and what would it fetch at 172 pounds a tonne?"
  expect(storyOf(text)).toMatchObject({ ...is(510), next: { value: { value: 87_720, currency: 'GBP' } } })
})

test.each([
  ['I sold half of my 80 goats at 4,000 each. How much?', [80, 4000, 50]],
  ['vendi 320 sacas a 118 reais, 9% foi de frete, quanto sobra', [9]],
])('N41 a part that may be of something else is asked back: %s', (text, unplaced) => {
  expect(storyOf(text)).toEqual(expect.objectContaining({ unplaced: expect.any(Array) }))
  expect(unplaced).toEqual(expect.arrayContaining([...(storyOf(text) as { unplaced: number[] }).unplaced]))
})
