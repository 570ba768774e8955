import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const topicOf = (text: string) => understand(text, pricePlaces).topic

test.each([
  'cloudy weather in tur flowering, how many days it will remain',
  'how long will this rain last, my maize is drying',
  'fog over the wheat, till when will it stay',
  'cold wave how many more days will it continue',
  'when will this drizzle stop, beans are in the yard',
  'overcast sky over the potatoes, how long will it stay',
  'le temps nuageux va durer combien de jours',
  'cuántos días va a durar la lluvia',
  'quantos dias vai durar a chuva',
  'mvua itaendelea siku ngapi',
  'baarish kitne din rahegi',
  'كم يوم سيستمر المطر',
  'Dear sir/madam, we are a group of 14 women drying cassava chips on the open floor in Benue and we lost two lots to the rain already, kindly inform us which days this week shall be free from rain so we can plan.',
])('T22 how long weather lasts is of the forecast: %s', (text) => {
  expect(topicOf(text)).toBe('weather')
})

test.each([
  'drone spray slot booked 6 am tmrw, ok or cancel',
  'combine booked for Thursday 9 am, go or no go',
  'sprayer man coming at 4 pm today, should i postpone',
  'top dressing planned tomorrow morning, go ahead or wait',
  'harvest gang is booked for Saturday, ok or postpone',
  'drone comes Monday 7 am, do we call it off',
  'can i put the pre emergence weedicide today, soil needs moisture they said',
  'can i apply pre-emergence herbicide this evening',
])('T22 whether booked work is held is of the days to come: %s', (text) => {
  expect(['field-work', 'weather']).toContain(topicOf(text))
})

test.each([
  ['drone sprayer price', 'price'],
  ['drone broken, cancel or repair today', 'machinery-and-inputs'],
  ['where can I hire a drone tomorrow', 'machinery-and-inputs'],
  ['how many days does maize stay in the field', 'sowing-and-calendar'],
  ['which pre emergence herbicide for soybean', 'pest-and-disease'],
  ['how many days to harvest of tur', 'sowing-and-calendar'],
  ['will maize go up with this rain', 'price'],
])('T22 beside it, what is asked stays what it is: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  ['how many seeds per hole for cowpea and what distance', 'sowing-and-calendar'],
  ['how many maize seeds in one hole', 'sowing-and-calendar'],
  ['distance between cassava stands', 'sowing-and-calendar'],
  ['how deep to plant groundnut seeds', 'sowing-and-calendar'],
  ['cuttings per hill for cassava', 'sowing-and-calendar'],
  ['what spacing for okra', 'sowing-and-calendar'],
  ['flower drop in chilli, what tonic to give', 'nutrients'],
  ['buds falling in brinjal which booster', 'nutrients'],
  ['best tonic for mango flowering', 'nutrients'],
  ['which biostimulant on cotton', 'nutrients'],
  ['blossom end rot?? in capsicum', 'nutrients'],
  ['tip burn in lettuce', 'nutrients'],
  ['khaira disease in paddy', 'nutrients'],
  ['worms made holes in cowpea, how many per plant', 'pest-and-disease'],
  ['root rot in beans', 'pest-and-disease'],
  ['insects bored holes in the maize seeds', 'pest-and-disease'],
  ['price of plant tonic', 'price'],
  ['price of maize seeds', 'price'],
])('T23 what a plant needs is told from what ails it: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

const nothing = (text: string) => compose(understand(text, pricePlaces), priceData).statements[0]

test.each([
  'my cassava leaves are yellow and small small',
  'maize leaves turning yellow',
  'yellow leaves in rice',
  'the leaves of my coffee are pale',
  'feuilles jaunes sur le maïs',
  'hojas amarillas en el maíz',
])('T23 leaves that lose their green may lack something or be ill: %s', (text) => {
  expect(nothing(text)).toMatchObject({
    code: 'no_knowledge',
    values: { topic: 'nutrients', also: 'pest-and-disease' },
  })
})

test.each(['yellow leaves on maize, is it nitrogen deficiency', 'which fertiliser for yellow maize leaves'])(
  'T23 who knows that it is a lack asks of that alone: %s',
  (text) => {
    expect(nothing(text)?.values).not.toHaveProperty('also')
  },
)

test.each([
  'Hello, I have recently inherited 1.5 hectares of hilly land in Batangas and would like to begin with ube or ginger. Could you please tell me how land preparation is done on slopes for these crops?',
  'Good day, I have bought some land near the lake and I have always wanted to try coffee up there. Can somebody explain how the nursery is made and when to transplant?',
  'Dear team, we have three hectares behind the school and we have thought of beans for the children. How is land preparation done where stones are many?',
])('T24 what the rest of a long message asks is not lost: %s', (text) => {
  const { topic, commodities } = understand(text, pricePlaces)
  expect(topic).toBe('sowing-and-calendar')
  expect(commodities).not.toContain('bananas')
})

test.each([
  'Dear sir, price of maize',
  'My cows have been sick all week and the rain took the fence, but what I really want to know from you today is the price of maize per bag',
])('T24 a price stays one: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ topic: 'price', commodities: ['maize'] })
})

test.each([
  ['how many kg of maize per day for one cow', 'livestock'],
  ['wheat for goats how many grams', 'livestock'],
  ['how much soybean meal do I give my pigs', 'livestock'],
  ['maize for layers how much daily', 'livestock'],
  ['how much wheat do my ducks eat', 'livestock'],
  ['banana 1.8 x 1.8 m', 'sowing-and-calendar'],
  ['cocoa 3 by 3 metres ok?', 'sowing-and-calendar'],
  ['cotton 90 x 60 cm', 'sowing-and-calendar'],
  ['how many kg cocoa beans from one pod', 'sowing-and-calendar'],
  ['how much coffee does one tree give', 'sowing-and-calendar'],
  ['how many kg of oranges on one tree', 'sowing-and-calendar'],
])('T26 what a beast is fed, a plant gives and how far it stands is no price: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  'how many bags of maize for one goat',
  'maize price per day this week',
  'how many kg of maize buys one goat',
  'timber 2 x 4 m price',
  'how much is one bunch of bananas',
])('T26 a barter and a price stay what they are: %s', (text) => {
  expect(topicOf(text)).toBe('price')
})

test('T26 a sum with figures of its own stays a sum', () => {
  expect(topicOf('coffee 5 kg per tree, 300 trees, 200 shillings a kg, how much')).toBe('sums')
})

test.each([
  ['is it ok to spray weedicide with this much wind', 'field-work'],
  ['suitable time for spraying of fungicide in onion due to continuous rain', 'field-work'],
  ['can we spray neem in this windy weather', 'field-work'],
  ['drying cocoa beans 6 days needs sun, how is sun this week', 'weather'],
  ['how will the wind be tomorrow for the maize', 'weather'],
  ['can I put the laser leveller on the field on monday or it will be mud', 'weather'],
  ['when will harmattan dust reduce, I want to transplant tomato', 'weather'],
  ['long rains when starting in Machakos, planter is ready', 'weather'],
])('T22 what the air and the ground of the days decide is of them: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  ['which spray is good for rust after the rain', 'pest-and-disease'],
  ['how is the price of maize this week', 'price'],
  ['is the market dry of onions, what price today', 'price'],
])('T22 a pest and a price stay what they are: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  'Je, mvua itanyesha Iringa wiki hii? Nataka kupanda alizeti',
  'Mvua itanyesha lini? Ninataka kupanda mahindi',
])('T22 who wants to sow asks for the rain, and for no rise of a price: %s', (text) => {
  expect(['weather', 'sowing-and-calendar']).toContain(topicOf(text))
})
