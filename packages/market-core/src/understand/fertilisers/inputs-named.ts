import { knownInputs } from '../../commodities/known/known-inputs.ts'
import { plainText } from '../plain-text.ts'
import { hasSign } from '../topic/topic-signs.ts'

interface Name {
  readonly id: string
  readonly phrase: string
}

const kinds = ['fertiliser', 'fertilizer', 'fertilisers', 'fertilizers', 'fert']

/** With "fertiliser" on either side, and that word as others spell it. */
const formsOf = (phrase: string): string[] =>
  phrase.includes('fertiliser')
    ? [phrase, phrase.replace('fertiliser', 'fertilizer')]
    : [
        phrase,
        ...kinds.flatMap((kind) => [
          `${phrase} ${kind}`,
          ...['', 'of ', 'ya '].map((of) => `${kind} ${of}${phrase}`),
        ]),
      ]

const names: readonly Name[] = knownInputs.flatMap(({ id, name, alsoCalled }) =>
  [name, ...alsoCalled].flatMap((called) => formsOf(plainText(called)).map((phrase) => ({ id, phrase }))),
)

/** What is asked of a field, not of a shop. */
const ofTheField =
  /(?<![^ ])(?:per acre|per hectare|per ha|an acre|a hectare|appl(?:y|ied|ying|ication)|dose|dosage|deficien[^ ]*|spray(?:ed|ing)?|mix(?:ed|ing)?|top ?dress[^ ]*|when (?:to|do|should)|how (?:to|do|should) (?:i )?(?:use|put|give))(?![^ ])/

const merged = new WeakMap<readonly Name[], readonly Name[]>()

/**
 * The stored names with those of fertilisers that have no price, where a price is asked for: "NPK price". Anywhere else
 * they say that the question is of feeding a crop.
 */
export function withInputs(stored: readonly Name[], plain: string): readonly Name[] {
  if (!hasSign(plain, 'price') || ofTheField.test(plain)) return stored
  const before = merged.get(stored)
  if (before !== undefined) return before
  const taken = new Set(stored.map(({ phrase }) => phrase))
  const all = [...stored, ...names.filter(({ phrase }) => !taken.has(phrase))]
  merged.set(stored, all)
  return all
}
