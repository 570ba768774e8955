import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNakuruFarm } from '../support/chat/nakuru.ts'

let nakuru: Awaited<ReturnType<typeof startNakuruFarm>>
beforeAll(async () => {
  nakuru = await startNakuruFarm()
})
afterAll(() => nakuru.close())

test('answers a weather or work question with the verdict first, in the question’s language', () =>
  checkRows(
    [
      [
        'will it rain',
        /^Rain, Monday 21 September – Saturday 26 September: yes, 40\smm, Wednesday 23 September, 18:00 to midnight; /,
      ],
      ['will it rain tomorrow afternoon', /^Rain, Tuesday 22 September, 12:00 to 18:00: no, /],
      ['wen wil it rane tomorrow', /^Rain, Tuesday 22 September: no, /],
      [
        'lightning tonight cows outside',
        /^Thunder, Monday 21 September, 17:00 to 06:00: no, .*\n\n.*official warnings/,
      ],
      [
        'frost on wednesday night',
        /^Frost, Wednesday 23 September, 17:00 to 06:00: no, low 19\s°C around 02:00\./,
      ],
      ['frost tonight', /^Tonight, 17:32 to 05:25: no frost/],
      [
        'how hot tomorrow for the chicken house',
        /^Temperature, Tuesday 22 September: lowest 22\s°C, highest 32\s°C\./,
      ],
      [
        'will the temperature go above 60 degrees tomorrow',
        /^Temperature, Tuesday 22 September: no, 32\s°C\./,
      ],
      [
        'Is the wind all right for spraying tomorrow morning?',
        /^Spraying, Tuesday 22 September: don’t 06:00 to 12:00 \(wind 28\skm\/h: drift .*\n\nWind, Tuesday .*27\skm\/h/,
      ],
      [
        'is the ground too wet to plough',
        /^Field work: no good hours, careful Wednesday 23 September, 05:00 to 18:00 /,
      ],
      ['rain next month?', /^The forecast ends on Saturday 26 September\./],
      [
        'weather on thursday',
        /^Thursday 24 September: Rain throughout, 35\smm; .*highest 29\s°C\. Wind: strongest 29\skm\/h/,
      ],
      [
        'weather in Ludlow tomorrow',
        /^For Ludlow, .*\(not your farm\):\n\nTuesday 22 September: [\s\S]*Forecast for Ludlow/,
      ],
      ['rain in Xyzzyq tomorrow', /^I found no place called “Xyzzyq”\. This is for your farm, Nakuru/],
      [
        'Puis-je pulvériser mercredi matin ?',
        /^Pulvérisation, mercredi 23 septembre : prudence de 06:00 à 08:00 \(/,
      ],
      ['¿lloverá el jueves?', /^Lluvia, jueves, 24 de septiembre: sí, 35\smm/],
      ['vai ter geada na terça?', /^Geada, terça-feira, 22 de setembro: não, mínima de 22\s°C/],
      ['je nimwagilie leo?', /^- Umwagiliaji: si lazima sasa/],
      ['क्या कल कोहरा रहेगा', /^कोहरा, मंगलवार, 22 सितंबर: नहीं/],
      ['هل سيهطل المطر يوم الثلاثاء؟', /^المطر، الثلاثاء، 22 سبتمبر: لا، /],
    ],
    async ([question, begins]) => {
      expect(await nakuru.answer(question)).toMatch(begins)
    },
  ))
