import { fr as names } from '@smart-farming/market-core/commodities/names/fr'
import { type AnswerLanguage, namesBy } from '../answers/answer-language.ts'
import { phrases } from '../icu/phrases.ts'
import goods from './goods.json' with { type: 'json' }
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'

export const answerLanguage: AnswerLanguage = {
  tag: 'fr',
  say: phrases('fr', answers),
  terms: phrases('fr', answerTerms),
  nameOf: namesBy(names, goods),
}
