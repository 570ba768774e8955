import { es as names } from '@smart-farming/market-core/commodities/names/es'
import { type AnswerLanguage, namesBy } from '../answers/answer-language.ts'
import { phrases } from '../icu/phrases.ts'
import goods from './goods.json' with { type: 'json' }
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'

export const answerLanguage: AnswerLanguage = {
  tag: 'es',
  say: phrases('es', answers),
  terms: phrases('es', answerTerms),
  nameOf: namesBy(names, goods),
}
