import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const dangerOf = (text: string) => understand(text, pricePlaces).danger

test.each([
  'a snake bit my grandfather in 1971',
  'my uncle was bitten by a snake in 2009 and survived',
  'forty years ago a bull gored my father, he told me',
  'my grandfather drank paraquat in 1985',
  'my aunt fell into the well in 1993. What is maize worth?',
  'en 1998 una víbora mordió a mi abuelo',
  'en 1982 un serpent a mordu mon oncle',
  'nearly had a heart attack at my overdraft',
  'Nearly had a stroke when I saw the diesel bill',
  'almost had a heart attack over the vet invoice',
  'Al camión le dio un infarto',
  'the tractor had a heart attack',
  'the old lorry just had a stroke',
  'mon tracteur a fait un infarctus',
  'o trator teve um infarto',
])('H4 what is long past, or only a fright or an engine, is no emergency: %s', (text) => {
  expect(dangerOf(text)).toBeUndefined()
})

test.each([
  'snake bit my brother',
  'a snake bit my son now, in 1971 it bit his grandfather',
  'a bull gored my father this morning, forty years ago it was his brother',
  'my grandfather drank paraquat',
  'my son born in 2010 drank paraquat',
  'i was born in 1998 and i drank paraquat',
  'he fell into the pit we dug in 2005',
  'she drank the paraquat bought in 2009',
  'my brother drowned in the tank that was built in 1998',
  'mi hijo nacido en 2010 tomó paraquat',
  'mon fils né en 2010 a bu du paraquat',
  'he drank paraquat in 1985 and today again',
  'nearly had a heart attack',
  'nearly had a heart attack after spraying the field',
  'my father nearly had a heart attack at the bill',
  'al chofer del camión le dio un infarto',
  'mi esposo en el camión le dio un infarto',
  'my husband had a heart attack on the tractor',
  'le dio un infarto a mi papá en el tractor',
  'my brother fell into a pit with 2012 l of slurry',
  'he drowned in 2000 litres of slurry',
])('H4 what may be of now, or of somebody, is one: %s', (text) => {
  expect(dangerOf(text)).toBe('emergency')
})
