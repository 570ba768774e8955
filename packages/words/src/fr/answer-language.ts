import { fr as names } from '@smart-farming/market-core/commodities/names/fr'
import { type AnswerLanguage, createNameLookup } from '../answers/answer-language.ts'
import { createMessages } from '../icu/phrases.ts'
import goods from './goods.json' with { type: 'json' }
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'

export const answerLanguage: AnswerLanguage = {
  tag: 'fr',
  say: createMessages('fr', answers),
  terms: createMessages('fr', answerTerms),
  nameOf: createNameLookup(names, goods),
}
