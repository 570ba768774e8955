import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import type { Period } from './period.ts'

const span = (start: string, end: string): Period => ({ start, end })
const all2020s = span('2010-01', '2019-12')

test.each<[string, Period]>([
  // from one time to another
  ['from May 2021 until November of the following year, how did maize behave', span('2021-05', '2022-11')],
  ['maize, oct 2020 through march the year after', span('2020-10', '2021-03')],
  ['wheat in 2023, from february to october', span('2023-02', '2023-10')],
  ['2024, march till agust: which way did urea go', span('2024-03', '2024-08')],
  ['wheat between the start of 2018 and the end of 2020', span('2018-01', '2020-12')],
  ['urea, beginning of 2019 to mid 2021', span('2019-01', '2021-07')],
  ['wheat june 2019 up to and including may 2021', span('2019-06', '2021-05')],
  ['lowest maize 2012 to 2016 inclusive', span('2012-01', '2016-12')],
  ['maize 2015–2019', span('2015-01', '2019-12')],
  ['maize 2015-19 average', span('2015-01', '2019-12')],
  ['maize jan-apr 2022', span('2022-01', '2022-04')],
  ['wheat from November to February 2022', span('2021-11', '2022-02')],
  ['wheat june 2020 to june 2022 change', span('2020-06', '2022-06')],
  ['wheat 06/2020 - 02/2022', span('2020-06', '2022-02')],
  ['between august 2021 and a year later what did maize do', span('2021-08', '2022-08')],
  ['all the years from 2011 through 2014, mean of wheat', span('2011-01', '2014-12')],
  ['the ten years 2005 to 2014, average of maize', span('2005-01', '2014-12')],
  ['highest wheat from late 2020 to early 2022', span('2020-10', '2022-03')],
  ['the 2021/22 season, average of maize', span('2021-07', '2022-06')],
  ['wheat marketing year 2019/2020', span('2019-07', '2020-06')],
  ['since the borders were shut, that is march 2020, until may 2021, maize', span('2020-03', '2021-05')],
  ['lowest wheat since covid started in march 2020', { start: '2020-03' }],
  ['urea in 2019, june against november', span('2019-06', '2019-11')],
  ['wheat 2018 on average', span('2018-01', '2018-12')],
  ['average of wheat for 2013, 2014, 2015 and 2016', span('2013-01', '2016-12')],
  ['wheat over the three years to june 2024', span('2021-07', '2024-06')],
  ['maize, first four months of 2025, up or down', span('2025-01', '2025-04')],
  // a decade, a part of a year
  ['the whole decade 2010 to 2019, average of maize', all2020s],
  ['maize over the 2010s', all2020s],
  ['wheat through the entire year 2017', span('2017-01', '2017-12')],
  ['average of urea for the calendar year 2021', span('2021-01', '2021-12')],
  ['wheat in the 3rd quarter of 2021', span('2021-07', '2021-09')],
  ['wheat second half 2022', span('2022-07', '2022-12')],
  ['what was maize in early 2022', span('2022-01', '2022-03')],
  ['what did wheat cost at the end of 2021', span('2021-12', '2021-12')],
  ['mid-2020 price of urea', span('2020-06', '2020-07')],
  ['maize in march last year', span('--03~1', '--03~1')],
  ['maize december', span('--12', '--12')],
  ['first quarter of last year, urea', span('--01~1', '--03~1')],
  // since, after, until, before
  ['maize since the very beginning of 2016', { start: '2016-01' }],
  ['wheat since early 2019', { start: '2019-01' }],
  ['urea since the end of 2020', { start: '2020-12' }],
  ['wheat from 2017 onwards, the lowest', { start: '2017-01' }],
  ['how has maize done starting in june 2023', { start: '2023-06' }],
  ['maize, 2018 to the present day', { start: '2018-01' }],
  ['maize 2019-now', { start: '2019-01' }],
  ['wheat from march 2021 to date', { start: '2021-03' }],
  ['lowest wheat after 2012', { start: '2013-01' }],
  ['cheapest maize ever since 2014', { start: '2014-01' }],
  ['lowest maize up to 2010', { end: '2010-12' }],
  ['highest wheat before 2008', { end: '2007-12' }],
  ['wheat up since the start of the year?', { start: '--01~0' }],
  ['wheat as of june 2024', { start: '2024-06' }],
  // French
  ['depuis le début de 2019, le maïs a-t-il monté', { start: '2019-01' }],
  ['de mars 2022 à juin 2023, le blé', span('2022-03', '2023-06')],
  ['le blé entre avril 2020 et janvier 2022', span('2020-04', '2022-01')],
  ['prix le plus bas du blé après 2018', { start: '2019-01' }],
  ['moyenne du maïs sur toute la décennie 2010 à 2019', all2020s],
  ['le maïs au premier trimestre de 2021', span('2021-01', '2021-03')],
  ['le blé jusqu’à fin 2012', { end: '2012-12' }],
  ['le maïs au deuxième semestre 2022', span('2022-07', '2022-12')],
  // Spanish
  ['el trigo entre enero de 2020 y mayo de 2021', span('2020-01', '2021-05')],
  ['el maíz desde principios de 2019', { start: '2019-01' }],
  ['el trigo de junio de 2020 a marzo de 2022', span('2020-06', '2022-03')],
  ['el maíz en el primer trimestre de 2021', span('2021-01', '2021-03')],
  ['promedio del maíz en la década de 2010 a 2019', all2020s],
  ['el precio más bajo del trigo después de 2015', { start: '2016-01' }],
  ['la urea hasta finales de 2014', { end: '2014-12' }],
  // Portuguese
  ['o milho de janeiro de 2020 até dezembro de 2021', span('2020-01', '2021-12')],
  ['o trigo desde o início de 2019', { start: '2019-01' }],
  ['o milho no segundo semestre de 2022', span('2022-07', '2022-12')],
  ['média do trigo na década de 2010 a 2019', all2020s],
  ['o menor preço do milho depois de 2016', { start: '2017-01' }],
  ['a ureia entre o fim de 2018 e o início de 2021', span('2018-12', '2021-01')],
  // Swahili
  ['bei ya mahindi tangu mwanzo wa 2019', { start: '2019-01' }],
  ['bei ya ngano kutoka Machi 2020 hadi Juni 2021', span('2020-03', '2021-06')],
  ['bei ya mahindi kuanzia Januari 2021 hadi Desemba 2022', span('2021-01', '2022-12')],
  ['bei ya chini kabisa ya ngano baada ya 2015', { start: '2016-01' }],
  ['bei ya ngano mwishoni mwa 2021', span('2021-12', '2021-12')],
  ['wastani wa mahindi muongo wa 2010 hadi 2019', all2020s],
  // Hindi
  ['मार्च 2020 से जून 2021 तक गेहूं', span('2020-03', '2021-06')],
  ['अप्रैल 2021 से अप्रैल 2023 के बीच मक्का कितना सस्ता हुआ', span('2021-04', '2023-04')],
  ['2018 के बाद गेहूं का सबसे कम भाव', { start: '2019-01' }],
  ['2017 ke baad gehun sabse sasta kab tha', { start: '2018-01' }],
  ['मार्च 2022 से मक्का का भाव', { start: '2022-03' }],
  ['2010 से 2019 के दशक में गेहूं का औसत', all2020s],
  ['2020 की शुरुआत से मक्का कितना बढ़ा', { start: '2020-01' }],
  // Arabic
  ['سعر القمح من يناير 2022 إلى ديسمبر 2023', span('2022-01', '2023-12')],
  ['كيف تغير سعر القمح منذ بداية 2019', { start: '2019-01' }],
  ['أدنى سعر للذرة بعد 2015', { start: '2016-01' }],
  ['سعر القمح بين مارس 2020 ويونيو 2021', span('2020-03', '2021-06')],
  ['سعر الذرة في نهاية 2021', span('2021-12', '2021-12')],
  ['متوسط سعر القمح في العقد من 2010 إلى 2019', all2020s],
])('P4 %s', (text, period) => {
  const read = understand(text, pricePlaces)
  expect(read.period).toEqual(period)
  expect(read.unplaced).toBeUndefined()
})

test.each([
  ['price of rice in the second half of 2023', { start: '2023-07', end: '2023-12' }],
  ['what did soybeans cost in the 80s', { start: '1980-01', end: '1989-12' }],
  ['tea last christmas', { start: '--12', end: '--12' }],
  ['what was sugar a year and a half ago', { monthsAgo: 18 }],
  ['did wheat rise since the war in ukraine', { start: '2022-02' }],
  ['has rice gone up since covid', { start: '2020-03' }],
])('P1 a time as it is called: %s', (text, period) => {
  const question = understand(text, pricePlaces)
  expect(question.period).toEqual(period)
  expect(question.unplaced).toBeUndefined()
})

test('P5 a feast whose month changes is told as not read', () => {
  expect(understand('wheat price last easter', pricePlaces).unreadTimes).toEqual(['easter'])
})

test('P4 two times that are asked of one after the other are two', () => {
  expect(understand('what was cocoa in 2020 and what was it in 2024', pricePlaces)).toMatchObject({
    period: { start: '2020-01', end: '2020-12' },
    periodAlso: { start: '2024-01', end: '2024-12' },
  })
})
