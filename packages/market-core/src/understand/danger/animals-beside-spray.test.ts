import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  'Call note: caller says 6 carabaos dead this morning beside the sprayed field, another drooling. Also wants rice price.',
  'four goats dead by the sprayed maize, two more foaming. price of maize?',
  '3 cows died after grazing where the neighbour sprayed, another staggering, and what is urea now',
  'hens dropping dead since they ate the treated seed, and soybean price pls',
  'los chanchos amanecieron muertos junto al lote fumigado, otro babeando, y a cómo el maíz',
  'trois vaches mortes près du champ traité, une autre bave, et le prix du maïs',
  'duas vacas mortas perto da lavoura pulverizada, outra babando. preço da soja?',
  'mbuzi wanne wamekufa karibu na shamba lililopuliziwa dawa, mwingine anatoa mate. bei ya mahindi?',
  'चार बकरियां मर गईं छिड़काव वाले खेत के पास, एक और लार टपका रही है। मक्का का भाव?',
  'teen bhains mar gayi spray wale khet ke paas, ek aur laar tapka rahi hai. gehu ka bhav?',
])('Q78 animals that die beside what was sprayed come before the price: %s', (text) => {
  expect(understand(text, storedPlaces)).toMatchObject({ danger: 'emergency', emergency: 'animal' })
})

test.each([
  'sprayed the cows for ticks and the ticks are dead by morning, what does a heifer fetch',
  'dead weight lambs, price per kg after the dip',
  'we sprayed the weeds, goats are fine, price of maize?',
])('Q78 what was meant to die is no emergency: %s', (text) => {
  expect(understand(text, storedPlaces).danger).not.toBe('emergency')
})
