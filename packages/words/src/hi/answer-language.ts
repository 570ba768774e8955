import { hi as names } from '@smart-farming/market-core/commodities/names/hi'
import { type AnswerLanguage, namesBy } from '../answers/answer-language.ts'
import { phrases } from '../icu/phrases.ts'
import goods from './goods.json' with { type: 'json' }
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'

export const answerLanguage: AnswerLanguage = {
  tag: 'hi',
  say: phrases('hi', answers),
  terms: phrases('hi', answerTerms),
  nameOf: namesBy(names, goods),
}
