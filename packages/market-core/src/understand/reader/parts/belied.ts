import { sentencesOf } from '../../asked-alone/sentences.ts'
import type { EmergencyKind } from '../../danger/emergency-kind.ts'
import { list, oneOf } from '../../danger/word-patterns.ts'
import { plainText } from '../../plain-text.ts'
import { dangerOfPart } from './danger-in-parts.ts'
import { partsOf, piecesOf } from './parts-of.ts'

/**
 * Below these the reader of parts belies what a rule heard: in the sentence, in the piece in which it is heard, and in
 * any other part. What is heard only where several are read together stays heard (0139).
 */
const BELIED = { sentence: 0.05, piece: 0.2, other: 0.75 } as const

/** That it was long ago: nobody calls for help for a fire of last fall. */
const longAgo = oneOf(
  list(`years_ago year_ago last_year last_fall last_autumn last_winter last_summer last_spring last_season harvests_ago seasons_ago months_ago when_i_was
  my_late hace_anos hace_un_ano el_ano_pasado anos_atras ha_anos ano_passado il_y_a_des_annees l_an_dernier l_annee_derniere mwaka_jana miaka_iliyopita
  zamani pichle_saal saal_pehle पिछले_साल साल_पहले من_سنين من_سنة السنة_الماضية قبل_سنين`),
)
const inAYear = /(?<![^ ])(?:in|en|em|mwaka|de|since) (?:19|20)\d\d(?![^ ])/

/**
 * Whether what a rule hears in a message is belied by the way in which it is told: by its sentences alone, where it is
 * heard in these, and by none of the others.
 *
 * @param heard the kind of emergency that rules hear in a text
 */
export function isBelied(text: string, heard: (text: string) => EmergencyKind | undefined): boolean {
  const sentences = sentencesOf(text)
  const some = sentences.filter((one) => heard(one) !== undefined)
  const told = some.length > 0 && some.length < sentences.length ? some : [text, ...sentences]
  const kinds = some.length > 0 ? some.map(heard) : [heard(text)]
  const plain = told.map(plainText)
  // A heart that stops is heard by a sign that a fright has, too; of accidents and poison only those of long ago.
  const mayBe = plain.some((one) => longAgo.test(one) || inAYear.test(one))
    ? !kinds.includes('despair')
    : kinds.every((kind) => kind === 'person')
  // A price in the same breath drowns what is told: each piece is read by itself, too.
  const heardAlone = told.flatMap(piecesOf).filter((one) => heard(one) !== undefined)
  return (
    mayBe &&
    told.every((one) => dangerOfPart(one) < BELIED.sentence) &&
    heardAlone.length > 0 &&
    heardAlone.every((one) => dangerOfPart(one) < BELIED.piece) &&
    partsOf(text).every((part) => dangerOfPart(part) < BELIED.other)
  )
}
