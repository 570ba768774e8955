import { LANGUAGES, type Language } from '@smart-farming/market-core/reader/language'
import { readMessage } from '@smart-farming/market-core/reader/read'
import { status } from '@smart-farming/upstream-doubles/faults'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { numbersInText } from '@smart-farming/words/answering/numbers-in-text.fixture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { startApp } from '../support/app.ts'
import { askChat, signInFarmer } from '../support/chat/chat.ts'
import { parseAnswerText, startNakuruFarm } from '../support/chat/nakuru.ts'

type OtherLanguage = Exclude<Language, 'en'>
type Asked = Readonly<Record<Language, string>>

const languageOf = (text: string): Language => readMessage(text, [], { countries: [], markets: [] }).language

const asked: Readonly<Record<string, Asked>> = {
  price: {
    en: 'What is the price of maize per kg?',
    fr: 'Quel est le prix du maïs par kilo ?',
    es: '¿Cuál es el precio del maíz por kilo?',
    pt: 'Qual é o preço do milho por quilo?',
    sw: 'Bei ya mahindi kwa kilo ni gani?',
    hi: 'मक्का का भाव प्रति किलो क्या है?',
    ar: 'ما هو سعر الذرة بالكيلو؟',
  },
  change: {
    en: 'Has the price of wheat risen over the last year?',
    fr: 'Est-ce que le prix du blé a augmenté sur un an ?',
    es: '¿Subió el precio del trigo en el último año?',
    pt: 'O preço do trigo subiu no último ano?',
    sw: 'Je, bei ya ngano imepanda kwa mwaka mmoja?',
    hi: 'क्या पिछले एक साल में गेहूं का भाव बढ़ा?',
    ar: 'هل ارتفع سعر القمح خلال سنة؟',
  },
  extremes: {
    en: 'What was the highest and lowest price of sugar in the last 12 months?',
    fr: 'Quel a été le prix le plus haut et le plus bas du sucre ces 12 derniers mois ?',
    es: '¿Cuál fue el precio más alto y el más bajo del azúcar en los últimos 12 meses?',
    pt: 'Qual foi o preço mais alto e o mais baixo do açúcar nos últimos 12 meses?',
    sw: 'Bei ya juu ya sukari miezi 12 iliyopita',
    hi: 'पिछले 12 महीनों में चीनी का सबसे ज्यादा भाव क्या था?',
    ar: 'ما هو أعلى وأدنى سعر للسكر خلال ١٢ شهرا؟',
  },
  comparison: {
    en: 'Compare maize and wheat',
    fr: 'Compare le maïs et le blé',
    es: 'Compara el maíz y el trigo',
    pt: 'Compare o milho e o trigo',
    sw: 'Linganisha mahindi na ngano',
    hi: 'मक्का और गेहूं की तुलना करो',
    ar: 'قارن بين الذرة والقمح',
  },
  'break-even': {
    en: 'Break-even for wheat: yield 4.5 t/ha, cost 1200 per hectare',
    fr: 'Seuil de rentabilité du blé : rendement 4,5 t/ha, coût 1 200 par hectare',
    es: 'Punto de equilibrio del trigo: rendimiento 4,5 t/ha, costo 1.200 por hectárea',
    pt: 'Ponto de equilíbrio do trigo: rendimento 4,5 t/ha, custo 1.200 por hectare',
    sw: 'Kurudisha gharama ya ngano: mavuno 4.5 t/ha, gharama 1,200 kwa hekta',
    hi: 'गेहूं का ब्रेक-ईवन: उपज ४.५ टन प्रति हेक्टेयर, लागत १,२०० प्रति हेक्टेयर',
    ar: 'نقطة التعادل للقمح: الغلة ٤٫٥ طن لكل هكتار، التكلفة ١٬٢٠٠ لكل هكتار',
  },
  spraying: {
    en: 'Can I spray tomorrow?',
    fr: 'Puis-je pulvériser demain ?',
    es: '¿Puedo fumigar mañana?',
    pt: 'Posso pulverizar amanhã?',
    sw: 'Naweza kunyunyizia kesho?',
    hi: 'क्या मैं कल छिड़काव कर सकता हूं?',
    ar: 'هل يمكنني الرش غدا؟',
  },
  frost: {
    en: 'Will there be frost tonight?',
    fr: 'Va-t-il geler cette nuit ?',
    es: '¿Habrá helada esta noche?',
    pt: 'Vai gear esta noite?',
    sw: 'Kutakuwa na jalidi usiku huu?',
    hi: 'क्या आज रात पाला पड़ेगा?',
    ar: 'هل سيكون هناك صقيع الليلة؟',
  },
  rain: {
    en: 'Will it rain tomorrow?',
    fr: 'Va-t-il pleuvoir demain ?',
    es: '¿Va a llover mañana?',
    pt: 'Vai chover amanhã?',
    sw: 'Je, mvua itanyesha kesho?',
    hi: 'क्या कल बारिश होगी?',
    ar: 'هل ستمطر غدا؟',
  },
}

const swallowed: Readonly<Record<OtherLanguage, readonly [question: string, answer: RegExp]>> = {
  fr: ['mon ouvrier a avalé du pesticide', /^C’est une urgence : appelez tout de suite le 999/],
  es: ['mi trabajador tragó pesticida', /^Esto es una emergencia: llame ahora al 999/],
  pt: ['meu filho bebeu agrotóxico', /^Isto é uma emergência: ligue agora para 999/],
  sw: ['mtoto amekunywa dawa ya wadudu', /^Hii ni dharura: piga 999/],
  hi: ['मेरे मजदूर ने कीटनाशक पी लिया', /^यह आपात स्थिति है: अभी 999/],
  ar: ['عاملي شرب مبيد حشري', /^هذه حالة طارئة: اتصل الآن بالرقم \u2066999/],
}

let nakuru: Awaited<ReturnType<typeof startNakuruFarm>>
beforeAll(async () => {
  nakuru = await startNakuruFarm()
  await loadSnapshot(nakuru.product.deps.database)
})
afterAll(() => nakuru.close())

const englishAnswers = new Map<string, Promise<string>>()
/** The English answer to compare with, requested only once. */
function answerInEnglish(kind: string): Promise<string> {
  const answer = englishAnswers.get(kind) ?? nakuru.answer(asked[kind]?.en ?? '', 'market')
  englishAnswers.set(kind, answer)
  return answer
}

describe.each(LANGUAGES.filter((one) => one !== 'en'))('answers in %s', (language) => {
  test('gives the same numbers as in English, in either chat', () =>
    checkRows(Object.keys(asked), async (kind) => {
      const told = await nakuru.answer(asked[kind]?.[language] ?? '', 'market')
      const inEnglish = await answerInEnglish(kind)
      expect(inEnglish).not.toMatch(/^I /)
      expect({ told, language: languageOf(told) }).toEqual({ told, language })
      expect({ told, figures: numbersInText(language, told) }).toEqual({
        told,
        figures: numbersInText('en', inEnglish),
      })
      expect(await nakuru.answer(asked[kind]?.[language] ?? '', 'assistant')).toBe(told)
    }))

  test.each(['market', 'assistant'] as const)(
    'answers an emergency in the %s chat with the number to call',
    async (topic) => {
      const [question, expected] = swallowed[language]
      expect(await nakuru.answer(question, topic)).toMatch(expected)
    },
  )
})

test.each([
  'mera mazdoor chhidkav ke baad behosh hai, muh se jhaag aa rahi hai',
  'padosi ka ladka gobar gas ke gaddhe me utra aur jawab nahi de raha hai',
])('answers an emergency in romanised Hindi in both Hindi and English: %s', async (question) => {
  const told = await nakuru.answer(question, 'assistant')
  expect(told).toMatch(/^यह आपात स्थिति है: अभी 999.*\n\nThis is an emergency: call 999/)
})

test('keeps the language of a conversation until a question is in another one', async () => {
  const history = [
    { role: 'user', content: asked.price?.fr },
    { role: 'assistant', content: 'Maïs.' },
  ]
  expect(await nakuru.answer('UREA', 'market', history)).toContain('prix mondial')
  expect(await nakuru.answer('What is DAP worth?', 'market', history)).toContain('world price')
  expect(await nakuru.answer('prix de la machine à café', 'market')).toContain('« machine à')
})

test('reports a failed model in the language of the answer', async () => {
  const model = await startOpenAi()
  model.respond(status(500, { error: {} }))
  const withModel = await startApp({ env: { OPENAI_BASE_URL: `${model.url}/v1` } })
  try {
    await loadSnapshot(withModel.deps.database)
    const farmer = await signInFarmer(withModel)
    const told = parseAnswerText((await askChat(farmer, asked.price?.ar ?? '')).payload)
    expect(told).toMatch(/^فشل نموذج الذكاء الاصطناعي\. يلي جواب بسيط\./)
    expect(told).toContain('السعر العالمي')
    expect(told).not.toMatch(/model|answer/)
  } finally {
    await withModel.close()
    await model.close()
  }
})
