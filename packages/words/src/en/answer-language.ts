import { type AnswerLanguage, namesBy } from '../answers/answer-language.ts'
import { phrases } from '../icu/phrases.ts'
import { commodities } from './commodities.ts'
import { knownCrops } from './known-crops.ts'
import { answerTerms } from './messages/answer-terms.ts'
import { answers } from './messages/answers.ts'
import { tag } from './tag.ts'

export const answerLanguage: AnswerLanguage = {
  tag,
  say: phrases(tag, answers),
  terms: phrases(tag, answerTerms),
  nameOf: namesBy({ ...commodities, ...knownCrops }),
}
