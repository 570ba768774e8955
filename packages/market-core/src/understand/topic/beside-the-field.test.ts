import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const topic = (text: string) => understand(text, pricePlaces).topic
const products = ['this herbicide', 'that insecticide', 'glyphosate', 'the fungicide']
const others = ['bees', 'fish', 'my bees', 'earthworms', 'the birds']

test.each(
  products.flatMap((product) => others.map((other) => `is ${product} poisonous to ${other}? which label`)),
)('Q8 what a product does to others is no illness of an animal: %s', (text) => {
  expect(topic(text)).toBe('pest-and-disease')
})

test.each([
  ['le glyphosate est-il dangereux pour les vers de terre', 'pest-and-disease'],
  ['el herbicida es tóxico para las abejas?', 'pest-and-disease'],
  ['how to dispose of empty pesticide containers', 'pest-and-disease'],
  ['expired insecticide bottles, how to throw away', 'pest-and-disease'],
  ['I want to buy gloves and a mask before I spray', 'machinery-and-inputs'],
  ['which respirator do I need for spraying', 'machinery-and-inputs'],
  ['hail loss in mustard, where do I report it within 72 hours', 'scheme'],
  ['flood damage to my rice, how do i claim', 'scheme'],
  ['me prestan plata para sembrar? qué banco es mejor', 'scheme'],
  ['which bank gives a loan to plant maize', 'scheme'],
  ['my yams dey rot, who go buy fast', 'buyers'],
  ['which pre-emergent works in sugar cane', 'pest-and-disease'],
  ['aur iska beej kaunsa lu agle saal', 'variety-and-seed'],
])('Q8 what stands beside the field: %s', (text, said) => {
  expect(topic(text)).toBe(said)
})

test.each([
  ['will it hail tomorrow', 'weather'],
  ['غادي تطيح الشتا هاد السيمانة', 'weather'],
  ['واش غادي تصب الشتا غدا', 'weather'],
  ['veranico de quantos dias vem aí?', 'weather'],
  ['कल सुबह कोहरा रहेगा क्या, मंडी जाना है', 'weather'],
  ['nawa ne farashin gyada yanzu', 'price'],
])('Q8 and what does not: %s', (text, said) => {
  expect(topic(text)).toBe(said)
})
