import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const results = (text: string): number[] =>
  told(text).flatMap(({ code, facts }) =>
    (/^(?:story_result|result|worth|break_even.*)$/.test(code) ? facts : []).map(({ value }) => value),
  )

test.each([
  ['my field is 1250 m by 480 m, how many hectares', 60],
  ['A plot 40 m by 25 m, how many acres?', 1000 / 4046.8564224],
  ['A field 120 metres long and 75 metres wide, area in acres?', 9000 / 4046.8564224],
  ['plot is 50 by 100 feet, what is that in acres', 5000 / 43_560],
  ["mon champ fait 150 m sur 80 m, c'est combien d'hectares ?", 1.2],
  ["ma parcelle fait 220 m de long et 90 m de large, ça fait combien d'hectares", 1.98],
  ['¿cuántas hectáreas son 600 metros por 350 metros?', 21],
  ['meu terreno tem 300 metros por 220 metros, quantos hectares?', 6.6],
  ['shamba langu ni mita 80 kwa mita 60, ni ekari ngapi?', 4800 / 4046.8564224],
  ['मेरा खेत 60 मीटर गुणा 40 मीटर है, कितने एकड़?', 2400 / 4046.8564224],
  ['أرضي 200 متر في 150 متر كم هكتار؟', 3],
  ['Rain gauge showed 17 mm on my 12 ha, how many cubic metres of water fell?', 2040],
  ['22 mm on 8 ha, how many cubes of water', 1760],
])('N47 a field has the size of its sides, and the water on it is depth times land: %s', (text, value) => {
  expect(results(text)).toContainEqual(expect.closeTo(value, 4))
})

test.each([
  'my field is 1250 m by 480 m by 3 m, how many hectares',
  'I sold 50 kg at 100 and 20 feet of rope, how many acres?',
])('N47 what is no two sides is no field: %s', (text) => {
  expect(results(text)).toEqual([])
})

test.each([
  [
    'diesel R2 350/ha, seed R3 100/ha, fertiliser R5 900/ha, spray R1 450/ha. total per ha and for 65 ha?',
    12_800,
    832_000,
  ],
  ['costs per ha: seed 92, fertiliser 240, spraying 155. And on 46 ha?', 487, 22_402],
  [
    'Mes charges par hectare : semences 110 €, engrais 285 €, phytos 160 €, mécanisation 340 €. Et sur 18,5 ha ?',
    895,
    16_557.5,
  ],
  ['Por hectárea: semilla 75 €, abono 190 €, gasoil 68 €. ¿Y en 24 ha?', 333, 7992],
  ['Por hectare: semente 420, adubo 1.350, defensivo 610, diesel 280. E em 75 ha?', 2660, 199_500],
])('N47 a bill of one of the land is told for one and for all: %s', (text, one, all) => {
  expect(results(text)).toEqual([expect.closeTo(one, 6), expect.closeTo(all, 6)])
})

test.each([
  ['Lorry takes 12 tonnes. I have 815 bags of millet at 50 kg, how many trips is that?', 4],
  ['my bakkie takes 900 kg, 64 bags of 50 kg. how many trips?', 4],
  ['How many 30 t trucks for 460 tonnes of cane', 16],
  ['one trip carries 40 bags, I have 310 bags. how many trips', 8],
  ['el camión lleva 8 toneladas y tengo 350 sacos de 60 kilos. ¿cuántos viajes?', 3],
  ['um caminhão leva 14 toneladas, tenho 1.900 sacas de 60 kg. quantas viagens?', 9],
  ["la benne prend 16 tonnes et j'ai récolté 122 tonnes, combien de voyages ?", 8],
  ['lori inabeba magunia 120, nina magunia 530. safari ngapi?', 5],
  ['ट्रॉली में 40 क्विंटल आता है, 260 क्विंटल गेहूं है, कितने चक्कर?', 7],
  ['الشاحنة تحمل 12 طن وعندي 75 طن بطاطس كم نقلة؟', 7],
  // What goes into one of something is rounded down.
  ['Uma carreta leva 37 toneladas, quantas sacas de 60 kg cabem?', 616],
])('A37 loads are told in whole ones, as many as are needed or as go in: %s', (text, whole) => {
  expect(results(text)[0]).toBe(whole)
})

test('N47 of two sizes of bags each is told', () => {
  const text =
    'My maize is 6.3 tonnes loose. How many sacks of 90 kilos must I buy, and if the sacks are 100 kilos?'
  expect(results(text)).toEqual([expect.closeTo(70, 6), expect.closeTo(63, 6)])
})
