import { type AnswerLanguage, createNameLookup } from '../answers/answer-language.ts'
import { createMessages } from '../icu/phrases.ts'
import { commodities } from './commodities.ts'
import { knownCrops } from './known-crops.ts'
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'
import { tag } from './tag.ts'

export const answerLanguage: AnswerLanguage = {
  tag,
  say: createMessages(tag, answers),
  terms: createMessages(tag, answerTerms),
  nameOf: createNameLookup({ ...commodities, ...knownCrops }),
}
