import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const topic = (text: string) => understand(text, pricePlaces).topic

test.each([
  ['diesel at the pump in Kenya last year', 'price'],
  ['wheat from harvest in July 2023 to March 2025, what did it do', 'price'],
  ['planting window for groundnuts if it stays wet', 'sowing-and-calendar'],
  ['sowing date of mustard when the monsoon goes late', 'sowing-and-calendar'],
  ['for onion bulb size how much of it do I put', 'nutrients'],
  ['which month to give it for bigger fruit size in mango', 'nutrients'],
  ['never mind the price, why are my bean pods hollow', 'pest-and-disease'],
  ['the maize cobs do not fill at the tip, what is it', 'pest-and-disease'],
  [
    'Grandfather left us this coffee grove and I fear for it. The leaves turn yellow at the rim, inside the wood is black. What is that?',
    'pest-and-disease',
  ],
  ['where do I apply for organic certification of my maize', 'scheme'],
  ['how to get GlobalGAP certificate to sell beans', 'scheme'],
  ['which week is too late to drill rye', 'sowing-and-calendar'],
  ['what month do we put maize in the ground here', 'sowing-and-calendar'],
  ['how many shield bugs on a bean plant are worth treating', 'pest-and-disease'],
  ['ryegrass all over my barley, does anything still work on it', 'pest-and-disease'],
  ['is that ragwort or ox-eye daisy at the fence', 'pest-and-disease'],
  ['bluetongue near us, what are the signs', 'livestock'],
  ['chance to go out with the sprayer on Thursday before 8', 'field-work'],
  ['my sprayer is leaking, who can repair it tomorrow', 'machinery-and-inputs'],
  ['who tests my soil in Kisumu', 'nutrients'],
  ['is it fit to drill peas on Monday', 'field-work'],
  ['should I fix at 310 a ton for my yellow maize or wait', 'price'],
  ['the miller offers 40 bob a kilo, do I take it?', 'price'],
  ['do you think cocoa reaches 9 dollars by easter', 'price'],
  ['something is wrong with my sesame, what can I do', 'pest-and-disease'],
  ['mis repollos están tristes, ¿qué hago?', 'pest-and-disease'],
  ['Comment tailler mes pommiers ?', 'sowing-and-calendar'],
  ['que distância entre linhas uso no algodão?', 'sowing-and-calendar'],
  ['¿qué híbridos de maíz hay?', 'variety-and-seed'],
  ['crows in my groundnuts, any ideas', 'pest-and-disease'],
  ['des altises sur mon chou, faut-il intervenir ?', 'pest-and-disease'],
  ['on m’offre 190 pour mon blé, j’accepte ?', 'price'],
  ['mbuzi wangu wanaharisha', 'livestock'],
  ['mes gousses noircissent, quel produit utiliser ?', 'pest-and-disease'],
  ['at what hour is it below 15 kmph', 'weather'],
  ['mildew pressure in these days', 'weather'],
  ['comment lutter contre les charançons du bananier ?', 'pest-and-disease'],
  ['¿Cómo combato el picudo en el plátano?', 'pest-and-disease'],
  ['como combato a broca do café?', 'pest-and-disease'],
  ['Nitadhibiti fukusi wa ndizi vipi?', 'pest-and-disease'],
  ['गेहूं में माहू की रोकथाम कैसे करें', 'pest-and-disease'],
  ['कपास में पोटाश कब डालें', 'nutrients'],
  ['كيف نكافح المن على القمح', 'pest-and-disease'],
])('T11 %s', (text, about) => {
  expect(topic(text)).toBe(about)
})

test.each([
  ['price of certified organic soybeans', 'price'],
  ['my pump leaks', 'machinery-and-inputs'],
  ['flower drop of 30 percent in tomato', 'pest-and-disease'],
  ['can I harvest maize tomorrow', 'field-work'],
  ['price of shrivelled wheat grains', 'price'],
  ['precio del azufre', 'price'],
])('T11 the same word in its own sense: %s', (text, about) => {
  expect(topic(text)).toBe(about)
})

test.each([
  'fertiliser still going up?',
  'has fertilizer come down at all',
  'tonnes of wheat for a tonne of urea, fert costs',
])('T9 what is fed to crops has a price, too: %s', (text) => {
  expect(understand(text, pricePlaces).topic).toBe('price')
})
