import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const claim = (text: string) => {
  const { commodities, threshold, unplaced } = understand(text, storedPlaces)
  return { commodities, limit: threshold && [threshold.way, threshold.value], unplaced }
}

test.each([
  ['the radio said coffee arabica went to 15 dollars a kilo last february, true?', 'above'],
  ['the radio said coffee arabica reached 15 dollars a kilo in february 2026, true?', 'above'],
  ['is it true that arabica hit 15 dollars a kilo in February 2026?', 'above'],
  ['they say arabica stood at 15 dollars a kilo in May 2022. Is that right?', 'above'],
  ['my neighbour says arabica went up to 15 dollars in december 2024, right?', 'above'],
  ['someone said arabica jumped to 15 dollars a kg last year. true?', 'above'],
  ['I heard that arabica climbed to 15 dollars a kilo in 2025, really?', 'above'],
  ['Has arabica ever reached 15 dollars a kilo?', 'above'],
  ['the paper wrote arabica fell to 15 dollars in 2023, true or not', 'below'],
  ["La radio dit que l'arabica est monté à 15 dollars le kilo en février dernier, c'est vrai ?", 'above'],
  ['La radio dijo que el café arábica llegó a 15 dólares el kilo en febrero pasado, ¿es verdad?', 'above'],
  ['A rádio disse que o café arábica chegou a 15 dólares o quilo em fevereiro passado, é verdade?', 'above'],
  ['Redio ilisema kahawa arabika ilifika dola 15 kwa kilo Februari iliyopita, ni kweli?', 'above'],
  ['रेडियो ने कहा अरेबिका कॉफी पिछले फरवरी में 15 डॉलर किलो हो गई, सच है?', 'above'],
  ['قال الراديو إن البن العربي وصل إلى 15 دولار للكيلو في فبراير الماضي، هل هذا صحيح؟', 'above'],
])('A26 a price that somebody tells is held against the stored ones, whatever the verb: %s', (text, way) => {
  expect(claim(text)).toEqual({ commodities: ['coffee-arabica'], limit: [way, 15], unplaced: undefined })
})

test.each(['was arabica 9.74 dollars a kilo in April 2024?', 'how did arabica go in 2024'])(
  'A26 what claims no mark has no limit: %s',
  (text) => {
    expect(claim(text).limit).toBeUndefined()
  },
)
