import type { Term } from '@smart-farming/market-core/answering/topics/terms'
import { namesOf } from '@smart-farming/market-core/commodities/names/names-in-language'
import { storedNameOf } from '@smart-farming/market-core/commodities/stored-name'
import type { answerTerms } from '../en/messages/answer-terms.ts'
import type { answers } from '../en/messages/answers.ts'
import type { Phrases } from '../icu/phrases.ts'

/** Everything that answers of a language are made of. */
export interface AnswerLanguage {
  /** BCP 47: the way that numbers, months and countries are written. */
  readonly tag: string
  readonly say: Phrases<typeof answers>
  readonly terms: Phrases<typeof answerTerms>
  readonly definitions: Readonly<Record<Term, string>>
  /** A commodity in a sentence, by its id. */
  readonly nameOf: (commodity: string) => string
}

/**
 * Names of commodities in a language.
 *
 * @param names by id; of several with commas between them the first is used
 * @param goods by the stored name, of what the catalogue does not have
 */
export function namesBy(
  names: Readonly<Record<string, string>>,
  goods: Readonly<Record<string, string>> = {},
): (commodity: string) => string {
  return (id) => {
    const known = names[id]
    if (known !== undefined) return namesOf(known)[0] ?? id
    const stored = storedNameOf(id) ?? id
    return goods[stored] ?? stored
  }
}
