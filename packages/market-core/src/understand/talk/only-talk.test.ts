import { describe, expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { plainText } from '../plain-text.ts'
import { understand } from '../question.ts'
import { onlyTalk } from './only-talk.ts'

const before = ['', 'ok ', 'okay then, ', 'Oh ', 'yes yes ']
const behind = ['', ' boss', ' sir', ' my friend', ' so much', ' bro!!', '. Bye', ' 🙏🙏', ' and God bless']

describe.each([
  ['thank u', 'thanks'],
  ['thaaanks', 'thanks'],
  ['God bless', 'thanks'],
  ['i appreciate', 'thanks'],
  ['well done', 'thanks'],
  ['merci beaucoup', 'thanks'],
  ['Dios le bendiga', 'thanks'],
  ['valeu', 'thanks'],
  ['Mungu akubariki', 'thanks'],
  ['dhanyawaad', 'thanks'],
  ['you are useless', 'insult'],
  ['you dey craze', 'insult'],
] as const)('Q8 "%s" asks for nothing, whatever small words stand beside it', (text, kind) => {
  test.each(before.flatMap((first) => behind.map((last) => `${first}${text}${last}`)))('Q8 %s', (said) => {
    expect(onlyTalk(plainText(said))).toBe(kind)
    const { smallTalk, danger, commodities } = understand(said, pricePlaces)
    expect({ smallTalk, danger, commodities }).toEqual({
      smallTalk: kind,
      danger: undefined,
      commodities: [],
    })
  })
})

test.each([
  ['ok thank u boss God bless', 'thanks'],
  ['que Dieu vous bénisse mon frère', 'thanks'],
  ['muchísimas gracias, bendiciones', 'thanks'],
  ['Deus abençoe, obrigadão', 'thanks'],
  ['asante sana mkuu, ubarikiwe', 'thanks'],
  ['आपका बहुत बहुत धन्यवाद जी', 'thanks'],
  ['भगवान आपका भला करे', 'thanks'],
  ['بارك الله فيك يا أخي', 'thanks'],
  ['الله يعطيك العافية', 'thanks'],
  ['how far', 'greeting'],
  ['buenas tardes señor', 'greeting'],
  ['habari yako', 'greeting'],
  ['राम राम भाई', 'greeting'],
  ['السلام عليكم ورحمة الله', 'greeting'],
  ['no wahala', 'agreed'],
  ['ta bom, até amanhã', 'agreed'],
  ['👍', 'agreed'],
  ['🙏🏾🙏🏾', 'agreed'],
  ['you dey craze', 'insult'],
  ['tum bekar ho', 'insult'],
])('Q8 small talk in the words of many: %s', (text, kind) => {
  expect(understand(text, pricePlaces).smallTalk).toBe(kind)
})

test.each([
  'thank you my child drank paraquat',
  'ok thanks, price of maize?',
  'god bless, now the rain',
  'good morning, will it rain',
  'hello my cow is sick',
  'asante, bei ya mahindi',
  'ok and wheat',
  'ok and now',
  'ok and today?',
  'ok how much',
  'and you',
  'what is this',
  'how much',
])('Q8 what stands beside it is asked: %s', (text) => {
  expect(understand(text, pricePlaces).smallTalk).toBeUndefined()
})
