import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const read = (text: string) => {
  const { danger, emergency } = understand(text, storedPlaces)
  return danger === 'emergency' ? emergency : danger
}

test.each([
  ['We were agitating the slurry, my father went in after the dog and dropped like a stone.', 'gas'],
  ['tracteur retourné. mon mari dessous. vite', 'injury'],
  ['wire fell on buffalo pond. boy touch it. he lie there', 'current'],
  ['phosphine. we slept by the sacks. baby wont wake', 'breathed'],
  [
    'Granny was feeding the hens and the ram hit her. She cannot get up and her leg points the wrong way.',
    'person',
  ],
])(
  'Q100 what has happened decides what is said, where only that somebody is in danger was known: %s',
  (text, kind) => {
    expect(read(text)).toBe(kind)
  },
)

test.each([
  ['boy in wheat drowned how', 'grain'],
  ['man under sacks of rice crushed what now', 'injury'],
  ['the calf is bloated and cannot get up', 'animal'],
  ['bakri ka pet phool gaya hai aur gir gayi hai', 'animal'],
  ['abbu ko dhoop lag gayi, jism tap raha hai aur hosh nahi', 'heat'],
  ['larka subah se dhoop mein tha, ab behki behki baatein, paseena band, jism aag hai', 'heat'],
])('Q101 what is told in haste or in Roman Urdu is heard: %s', (text, kind) => {
  expect(read(text)).toBe(kind)
})

test.each([
  'my brother says the wheat drowned in the rain, price per tonne?',
  'the man put 40 sacks under the roof, what is rice per kg',
  'My heart stopped when I read how cocoa crashed. How much down from January 2025 to February 2026?',
  'Casi me da un infarto cuando vi la factura de la urea en abril de 2022. ¿Estaba de verdad tan cara en el mundo?',
  'My late husband died under a tractor years ago, I farm alone now. What is wheat today?',
  'Combine caught fire last fall, insurance paid 80000. Urea price?',
  "le gaz m'étouffe, les serres ne paient plus : gaz naturel Europe, dernier prix ?",
])('Q99 a fright, and what is long over, is no emergency: %s', (text) => {
  expect(read(text)).toBeUndefined()
})

test.each([
  'my heart has stopped twice this morning, chest pain. maize price',
  'Call note: caller says 6 carabaos dead this morning beside the sprayed field, another drooling. Also wants rice price.',
  'Last year he was fine. Now my husband has chest pain and cannot breathe.',
  'sheep poisoned by something in the paddock, three dead, price per kg is the least of it',
  'My goat swallowed a bag and cannot breathe. Maize, per bag?',
])('Q99 what may be one is heard: %s', (text) => {
  expect(understand(text, storedPlaces).danger).toBe('emergency')
})

test.each([
  ['jackaroo collapsed fencing in 44 degrees, stopped sweating and talking rubbish', 'heat'],
  ['the shearer is dizzy, 41 degrees in the shed', 'heat'],
  ['Ma vache a le flanc gauche énorme et elle ne se relève plus', 'animal'],
])('Q101 heat is told by its degrees, and a bloat by the flank: %s', (text, kind) => {
  expect(read(text)).toBe(kind)
})

test.each([
  'it is 42 degrees here and wool is dear, price of wool?',
  'dry the maize at 43 degrees, boy, then what is it worth?',
])('Q101 degrees alone are no emergency: %s', (text) => {
  expect(read(text)).toBeUndefined()
})
