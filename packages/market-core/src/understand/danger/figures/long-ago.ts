import { sentencesOf } from '../../asked-alone/sentences.ts'
import { plainText } from '../../plain-text.ts'
import { emergencyIn } from '../emergency.ts'
import { wantsToDie } from '../own-despair.ts'
import { list, oneOf, whole } from '../word-patterns.ts'

/** A year that lies so far back that whoever lived through it has been to a doctor since. */
const longPast = whole(
  '(?:in|en|em|mwaka|back in|around|during|sal|वरष|سنة|عام|في)(?: the)?(?: year| summer of| spring of)? (?:19\\d\\d|200\\d|201[0-5])(?! (?:l|litres?|liters?|kg|kilos?|gallons?|m|mm|feet|ft|acres?|ha)(?![^ ]))|(?:19\\d\\d|200\\d|201[0-5]) (?:me|mein|में|म)|back in the (?:[5-9]0s|19[5-9]0s)|(?:\\d\\d|ten|twenty|thirty|forty|fifty|sixty) years (?:ago|back)|decades (?:ago|back)|hace (?:\\d\\d|diez|veinte|treinta|cuarenta) años|il y a (?:\\d\\d|dix|vingt|trente|quarante) ans|(?:ha|faz) (?:\\d\\d|dez|vinte|trinta) anos|miaka (?:\\d\\d|kumi|ishirini|thelathini) iliyopita|(?:\\d\\d|bees|tees) saal pehle',
)
/** That it is not over, or has come again. */
const stillSo = oneOf(
  list(`now today tonight just again still since help urgent hurry breathing hours minutes yesterday morning this_time this_week same_thing what_do_i_do what_should_i_do what_to_do is_this has_been
  ambulance hospital_now doctor_now ahora hoy otra_vez ayuda maintenant aujourd_hui encore aidez agora hoje de_novo ajuda sasa leo tena msaada abhi aaj phir madad अभी आज फिर मदद الان الآن اليوم مرة_ثانية ساعدوني`),
)

/** The year may be of a birth, of a pit or of a bottle, and what happened of now. */
const ofAnother = whole(
  '(?:born|birth|nacid[oa]|ne|nee|nascid[oa]|alizaliwa|amezaliwa|janm[^ ]*|पद|مواليد|bought|built|dug|made|manufactured|installed|planted|married|opened|retired|kept|stored|found|dated|expired|registered|acquired|inherited|poured|fixed|repaired|laid|sold|left|got|came|arrived|moved|started|since|model|old bottle|from|we|us|which|that|where|whose|with|he has|she has|been|being)',
)

/**
 * A text in which an accident of a year that is long past is only called a story: "a snake bit my grandfather in 1971".
 * A text with any word of now, or of somebody who wants to die, stays as it was written.
 */
export function withoutLongAgo(text: string): string {
  const plain = plainText(text)
  if (!longPast.test(plain) || stillSo.test(plain) || wantsToDie(plain)) return text
  const sentences = sentencesOf(text)
  const isOld = (one: string) => isOfThen(plainText(one)) && emergencyIn(plainText(one)) !== undefined
  if (!sentences.some(isOld)) return text
  const others = sentences.filter((one) => !isOld(one))
  // What else is told may be of today.
  if (others.some((one) => emergencyIn(plainText(one)) !== undefined)) return text
  return others.length > 0 ? others.join(' ') : A_STORY
}

/** Nothing else in the sentence has a time of its own. */
const isOfThen = (plain: string): boolean => longPast.test(plain) && !ofAnother.test(plain)

const A_STORY = 'this is a tale of long ago'
