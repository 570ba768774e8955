import { expect, test } from 'vitest'
import { catalogue } from '../../../commodities/catalogue.ts'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const isAlarm = (text: string) => understand(text, storedPlaces).danger === 'emergency'

/** Names of stored series as their sources write them, one of each commodity, and what goods are called in trade. */
const goods = [
  ...catalogue.flatMap(({ pinkSheet = [] }) => pinkSheet),
  ...[
    'RSS3 smoked sheet',
    'burnt sugar',
    'dead weight lambs',
    'killing pigs',
    'cut flowers',
    'crushed soybeans',
    'shot wheat',
    'cracked maize',
    'broken rice',
    'fire cured tobacco',
    'drop apples',
    'chicken legs',
  ],
]
const questions = [
  'sold 640 kg @ last week, what would that be at your figure per kilo',
  'the old man next door sells @ at 4.20, am i being robbed',
  'he gave me 300 for a kilo of @ is that fair',
  'how much for @ per kilo now?',
  'what would 30 kg of @ fetch',
  'coffee fell, and @ dropped 20 %, what are they now',
]
test.each(questions)('Q70 no name of goods is an emergency: %s', (question) => {
  expect(goods.map((name) => question.replace('@', name)).filter(isAlarm)).toEqual([])
})

test.each([
  '3 hundredweight, the British kind',
  "donne-moi urée, DAP et potasse d'un coup",
  'coal dropped 20 % and my wife is worried sick, what is it now',
  'my hands are full of burnt sugar, 5 bags, worth?',
  'prix du caoutchouc RSS3 aujourd’hui',
])('Q70 nor is a unit, a code or a figure of speech beside them: %s', (text) => {
  expect(isAlarm(text)).toBe(false)
})

test.each([
  'the smoked sheet shed is on fire and my uncle is inside',
  'sold the maize for 300 and my husband drank the pesticide',
  'my son burnt his hand on the sugar, price of maize?',
  'my child swallowed urea, 50 kg bag was open',
  '500 kg of wheat dropped on my boy, he is not moving',
  'cow ate urea from the bag, 2 kg, she is shaking',
  'he fell into the crushed soybeans and we cannot see him',
  'ta3ban lada3 okhti f reglha w bete3ra2',
])('Q70 what happened to somebody beside goods still is one: %s', (text) => {
  expect(isAlarm(text)).toBe(true)
})
