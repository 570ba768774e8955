import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInNakuru } from '../support/chat/asked-in-nakuru.ts'

let nakuru: Awaited<ReturnType<typeof startInNakuru>>
beforeAll(async () => {
  nakuru = await startInNakuru()
})
afterAll(() => nakuru.close())

const verdict = '(?:yes|no|perhaps)'
/** What is asked, and how the answer begins: the verdict with its day or hours, before anything else. */
const grid: readonly (readonly [question: string, beginning: RegExp])[] = [
  ['will it rain', new RegExp(`^Rain: ${verdict}`)],
  ['will it rain tomorrow afternoon', new RegExp(`^Rain, Tuesday, 22 .*, 12:00 to 18:00: ${verdict}`)],
  ['when will fog lift tomorrow we are cutting cane', /^Combining, Tuesday.*\n\nFog, Tuesday/],
  ['lightning tonight cows outside', new RegExp(`^Thunder, Monday.*: ${verdict}`)],
  [
    'hail storm alert for grapes tonight?',
    /^Thunder, [\s\S]*Hail, [\s\S]*cannot be ruled out[\s\S]*Official warnings/,
  ],
  ['snow on tuesday', new RegExp(`^Snow, Tuesday.*: ${verdict}`)],
  ['frost on wednesday', new RegExp(`^Frost, Wednesday.*: ${verdict}`)],
  ['frost on wednesday night', new RegExp(`^Frost, Wednesday.*17:00 to 06:00: ${verdict}`)],
  ['spraying tonight', /^Spraying, Monday[^:]*: (?:good|careful|don’t) 17:00 to /],
  ['rain tonight', new RegExp(`^Rain, Monday[^:]*, 17:00 to 06:00: ${verdict}`)],
  ['frost tonight', /^Tonight, /],
  ['how hot tomorrow for the chicken house', /^Temperature, Tuesday.*highest \d+/],
  ['heat stress for cows tomorrow', new RegExp(`^Heat stress for cattle, Tuesday.*: ${verdict}, \\d+`)],
  ['too hot for the workers at noon?', new RegExp(`^Heat for people at work, .*11:00 to 15:00: ${verdict}`)],
  ['will lambs be too cold tonight', /Wind chill for lambs, Monday/],
  ['wind speed tmrw morning 6 to 9', /^Wind, Tuesday.*06:00 to 09:00: strongest \d+/],
  ['humidity tomorrow', /^Humidity, Tuesday.*lowest \d+%/],
  ['is it going to be sunny on wednesday', /^Cloud, Wednesday/],
  ['how many mm should i give the beans this week', /^Watering: /],
  ['Nataka kupulizia jioni hii', /^Kunyunyizia dawa, Jumatatu.*17:00 hadi 22:00/],
  ['temperature at dawn of kwinta', /^I could not read “kwinta” as a day: this is for /],
  ['scab pressure these days', /^Humidity .*\n\nRain: /],
  ['sunrise tomorrow', /^Sun, Tuesday.*: rises 0\d:\d\d/],
  ['which day is driest', /^Dry days: \d/],
  ['best day this week to bale', /^Baling hay: (?:best on|no good hours, careful|there are no good hours)/],
  ['Is the wind all right for spraying tomorrow morning?', /^Spraying, Tuesday.*: (?:good|careful|don’t) /],
  ['क्या कल सुबह दवा छिड़कने के लिए हवा ठीक रहेगी?', /^छिड़काव, [^:]*: /],
  ['When can I spray?', /^Spraying: no good hours, careful [^.]*\d\d:00 \([^.]+\)\./],
  ['spray ok now or in evening', /^Spraying, Monday.*\n\nSpraying, Monday/],
  ['should i irrigate now or wait for rain', /^Watering: (?:no|wait|yes|cannot)/],
  ['how much water has my tomato lost this week mm', /^Evaporation \(ET0\): [\d.]+\smm from/],
  [
    'blight risk this week potato',
    /^Late blight of potatoes: Hutton period: .*\n\nHumidity ≥ 90%: (?:yes|no)/,
  ],
  ['is the ground too wet to plough', /^Field work: /],
  ['MONSOON THIS YEAR GOOD OR BAD', /^That is further ahead than this forecast reaches/],
  ['rain next month?', /^That is further ahead[\s\S]*\n\nRain: /],
  ['frost on sunday', /^Frost, Sunday.*does not cover that time.*\n\nThat is further ahead/],
  [
    'coldest night and the wettest day?',
    /^Coldest day: .+\. Temperature: lowest .+\n\nWettest day: .+\. Rain: /,
  ],
  ['wind direction tomorrow', /^“wind direction” is not in this forecast/],
  ['weather on thursday', /^Thursday, 24 [^\n]*: Rain [^\n]*Temperature: lowest [^\n]*Wind: strongest \d+/],
  ['will the temperature go above 60 degrees tomorrow', /^Temperature, Tuesday.*: no, \d+/],
  ['rain over 500 mm tomorrow?', /^Rain, Tuesday.*: no, \d+/],
  ['will wind be above 1 km/h tomorrow', /^Wind, Tuesday.*: yes, \d+\skm\/h \(\d\d:\d\d\)/],
  ['when will the rain stop', /^Dry days: from /],
  ['sky cloudy since one week, when will it clear', /^Sun: (?:from |no)/],
  ['three dry days running for hay?', /Dry days \(3\): (?:yes|no)/],
  ['is the rain of tomorrow before noon or after noon', new RegExp(`^Rain, Tuesday, 22[^,]*: ${verdict}`)],
  ['total rain since the 1st', /^Rain from .*Further back/],
  ['cotton picking, which days are dry this week', /^Dry days: \d/],
  ['wen wil it rane nxt', new RegExp(`^Rain: ${verdict}[\\s\\S]*I read “rane” as “rain”\\.`)],
  ['how strng wind tomorow aftrnoon', /^Wind, Tuesday.*12:00 to 18:00: strongest/],
  ['wether forcast 4 thersday', /^Thursday, 24 [^\n]*Temperature: lowest/],
  [
    'weather report next 2 days',
    /^- Monday, 21 [^\n]*Wind: strongest[^\n]*\n- Tuesday, 22 [^\n]*Temperature/,
  ],
  ['siku gani nzuri kuanika mahindi wiki hii', /^Siku kavu|^Siku zisizo|^Siku/],
  ['qué días para secar el maíz esta semana', /^Días secos/i],
  ['growing degree days so far', /^Degree days: Choose your crop/],
  ['downy mildew chances in my vineyard', /^Downy mildew of grapes: .*\n\nHumidity/],
  ['which days are good to dry beans', /^Dry days: \d/],
  ['do I run the pivot tomorrow or is rain on its way', /^Watering: /],
  ['ground frost tomorrow?', new RegExp(`^Frost, Tuesday.*: ${verdict}`)],
  ['weather tomorrow Zzyxville', /^I could not find a place called “Zzyxville”: this is for your farm/],
  ['did it rain yesterday', /^Rain from Sunday, 20 .* to Monday, 21 /],
]

describe.each(['market', 'assistant'] as const)('in the tab %s', (topic) => {
  test.each(grid)('%s', async (question, beginning) => {
    expect(await nakuru.answer(question, topic)).toMatch(beginning)
  })
})

test('a place that is named is told of, and named; one that nobody knows is not passed off', async () => {
  expect(await nakuru.answer('weather in Ludlow tomorrow')).toMatch(
    /^For Ludlow, .*not the place of your farm:[\s\S]*Forecast for Ludlow/,
  )
  expect(await nakuru.answer('rain in Xyzzyq tomorrow')).toMatch(
    /^I could not find a place called “Xyzzyq”: this is for your farm, Nakuru/,
  )
})

/** Where a question is about something else, what the forecast adds stands behind it, in a line. */
test.each([
  'whitefly in my cotton, spray tomorrow?',
  'when should i spray against blight',
  'weeds in maize, can I apply the herbicide tomorrow',
])('beside an answer about pests or weeds the hours to spray in are one line: %s', async (question) => {
  const told = await nakuru.answer(question)
  expect(told).toMatch(/^On pests, diseases and weeds/)
  expect(told.match(/^Spraying[:,]/gm)).toHaveLength(1)
})

test.each([
  'whitefly control in cotton',
  'how do I get rid of couch grass',
  'which fungicide against late blight',
])('what is to be done about them gets the hours, the rain and the label: %s', async (question) => {
  const told = await nakuru.answer(question)
  expect(told).toMatch(/^On pests, diseases and weeds/)
  expect(told.match(/^Spraying:/gm)).toHaveLength(1)
  expect(told).toMatch(/^Rain: /m)
  expect(told).toContain('the label and your adviser decide')
  expect(told).not.toMatch(/^- /m)
})

test('whoever asks what it is, is told of the damp and the rain, and of no hours to spray in', async () => {
  const told = await nakuru.answer('what are these yellow spots on my tomato leaves')
  expect(told).toMatch(/^On pests, diseases and weeds/)
  expect(told).toMatch(/^Rain: /m)
  expect(told).not.toMatch(/^Spraying[:,]/m)
})

test.each([
  [
    'Puis-je pulvériser mercredi matin ?',
    /^Pulvérisation, mercredi 23 .* : (?:favorable|prudence|à éviter) de 06:00 à \d\d:00 \(/,
  ],
  ['combien de jours secs cette semaine ?', /^Jours secs : \d/],
  ['¿lloverá el jueves?', /^Lluvia, jueves.*: (?:sí|no|quizá)/],
  ['vai ter geada na terça?', /^Geada, terça-feira.*: (?:sim|não)/],
  ['je nimwagilie leo?', /^Umwagiliaji: /],
  ['क्या कल कोहरा रहेगा', /^कोहरा, मंगलवार.*: (?:हां|नहीं)/],
  ['هل سيهطل المطر يوم الثلاثاء؟', /^المطر، الثلاثاء.*: (?:نعم|لا|ربما)/],
])('the verdict comes first in the language of "%s"', async (question, beginning) => {
  expect(await nakuru.answer(question)).toMatch(beginning)
})
