import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const danger = (text: string) => understand(text, pricePlaces).danger

test.each([
  // Gas and what buries.
  'Dad went into the slurry store to clear a blockage and there is no answer from him',
  'two lads climbed down the old well, neither is moving',
  'my brother is up to his chest in the corn bin and sinking',
  'worker got buried in wheat inside the silo',
  'the hired man slipped into the manure pit help',
  'Mi hermano bajó al pozo de purines y no contesta',
  'un obrero quedó sepultado en el silo de maíz',
  'mon père est tombé dans la cuve à lisier',
  'Meu vizinho desceu na esterqueira e não responde',
  'o rapaz, meu filho, está soterrado no silo',
  'Jirani ameshuka kwenye shimo la samadi na hajibu',
  'mtoto ametumbukia kisimani',
  'चाचा कुएं में उतरे और जवाब नहीं दे रहे',
  'mera bhai kuen me utra aur jawab nahi de raha',
  'نزل جاري إلى البئر ولا يرد',
  // Machines, current, heat, venom.
  'tractor rolled over on my husband on the bank',
  'my sleeve is caught in the pto and my arm is bleeding',
  'le tracteur s’est renversé, mon fils est coincé sous la roue',
  'El tractor volcó encima de mi marido',
  'trekta limepinduka na baba amebanwa',
  'a snake bit my wife while weeding the paddy',
  'Une vipère a mordu mon ouvrier au pied',
  'nyoka amemuuma mtoto shambani',
  'मेरे भाई को खेत में सांप ने काट लिया',
  'boom of the sprayer touched the overhead line, the driver is on the ground not moving',
  'the boy grabbed the electric fence wire and he is stuck to it',
  'our picker was out in the sun all day, he is confused and stopped sweating',
  'one of the workers has heat stroke in the cane',
  'toddler drank out of a bottle from the spray shed',
  'he collapsed ten minutes after spraying the orchard',
  'droplets of the herbicide splashed into her eye',
  // Animals.
  'collie got into the rat bait and is trembling',
  'sheep ate the treated seed left by the drill, two are down',
  'cow blown up like a drum and gasping',
  'heifer has bloat, lying down, tongue out',
  'the goat ate sprayed weeds and now foam comes',
  'Mi perro comió cebo para babosas y está temblando',
  'Le chien a mangé des granulés anti-limaces, il tremble',
  'a vaca comeu sementes tratadas e está babando',
  'Mbwa amekula sumu ya panya anatetemeka',
  'kutte ne chuhe ki dawa kha li, kaanp raha hai',
  'कुत्ते ने चूहे की दवा खा ली और कांप रहा है',
  'أكل كلبي طعم الفئران وهو يرتجف',
])('T10 an emergency that says no "poison": %s', (text) => {
  expect(danger(text)).toBe('emergency')
})

test.each([
  'my tractor is dying on me, who repairs it',
  'that is a killer price for wheat',
  'poison for rats price',
  'the well is dry, what can I grow',
  'spray drift on the neighbour’s beans',
  'my neighbour does not answer my calls, what is maize worth',
  'prices fell well below what my father got',
  'how do I prevent bloat in cattle on clover',
  'which fence keeps goats in',
  'price of an electric fence for cows',
  'what does a grain bin cost',
  'slug pellets or nematodes for lettuce',
  'slurry tank rental near me',
  'how do I keep snakes away from the hen house',
  'birds ate the treated seed, can I sow again',
  'can my men work in the sun tomorrow, how hot will it be',
  'heat stress in dairy cows, what does the forecast say',
  'my son drank a bottle of milk, what is milk worth',
  'the maize crop collapsed after the storm',
  'wheat prices collapsed, my husband is worried',
  'the combine rolled over the barley, is that yield lost',
  'dog food price',
  'trapped between high urea and low maize, my wife says sell',
  'is the silo maize of my neighbour worth more',
  'my brother went to the grain store, what is sorghum today',
  'who pays for a pit dug by a worker',
])('T10 no emergency: %s', (text) => {
  expect(danger(text)).not.toBe('emergency')
})
