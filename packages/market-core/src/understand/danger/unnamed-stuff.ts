// What has no name but "the product" or "the stuff": farmers call so what they spray. Alone it is anything that is
// bought or sold; breathed in, swallowed, or splashed into an eye it is an emergency.
import { splitWords } from '../plain-text.ts'
import { matcher, ourselves, people, swallowed, unwell } from './emergency-words.ts'
import { list, near, oneOf, sourceOf, whole } from './word-patterns.ts'
import { alsoPeople } from './words/somebody.ts'

const stuff =
  list(`product produit producto produto bidhaa stuff liquid liquide liquido powder poudre polvo mixture melange
  mezcla mistura solution calda caldo kemikali utpad उत्पाद दवा दवाई المنتج المادة المحلول السائل المسحوق`)
const breathed =
  list(`breathed_in breathed inhal* breathing_in sniffed whiffed_of respire respiro respirou inhalo inale inalou aspiro aspirou inspire
  renifle olio cheirou amevuta nimevuta alivuta amenusa soongh* sungh* सूंघ सूँघ استنشق استنشقت شم`)
const isBreathed = near(breathed, stuff)
const isSwallowed = near(
  // "A woman sipped" and "he took a sip" are one; "piya" alone is drunk of anything.
  [...swallowed.filter((word) => !breathed.includes(word)), ...list('sip gulp mouthful gorgee trago gole')],
  stuff,
)
const eye = list(
  'eye eyes ojo ojos oeil yeux olho olhos jicho macho machoni aankh ankh aankhon ankhon आंख आँख आंखों आँखों عين عيني عينه عينها عينيه عينيها عيون',
)
/** It flew or ran there: nobody has a disease of the eyes by that. */
const flewIn = near(
  list(`splash* squirt* blew_into blew_in flew_into flew_in flicked spurted sprayed_in sprayed_into shot_into shot_in got_in got_into went_in went_into
  spilled_in spilt_in dripped_in dripped_into salpico me_cayo le_cayo cayo_en me_entro le_entro salto gicle eclabouss* recu_dans recu_du dans_les projet*
  respingou espirrou caiu_no caiu_nos entrou_no entrou_nos imeingia imemwingia imerukia imemwagikia gir_gaya gir_gayi gir_gai chala_gaya chali_gayi
  pad_gaya गिर_गया गिर_गई चला_गया चली_गई पड़_गया पड़_गई دخل دخلت رش تطاير`),
  eye,
  5,
)
const hurts = oneOf(
  list(`burn* sting* smart* hurt* sore red watering blind blurred swollen arde* ardiendo quema* pica pican rojo rojos brul* pique* rouge rouges pleur* ardem
  ardendo queima* vermelho* doendo inawasha yanawasha inauma yanauma jal jalan jalti जल जलन दर्द लाल يحرق تحرق تحرقني حرقة حرقان احمر`),
)
const anyone = [
  ...people,
  ...alsoPeople,
  ...list('toddler infant lad lads petit petite rapaz menino menina nene'),
]
const isSomebody = oneOf(anyone, ourselves)
const isPerson = oneOf(anyone)
const isUnwell = matcher([...unwell, ...list('trembl* tembl* tiembl* treme tremor* kaanp* कांप काँप يرتجف')])
const isStuff = whole(sourceOf(stuff))

/** As whom or what it has met, of a plain question; undefined for none. */
export function unnamedStuffIn(plain: string): 'breathed' | 'swallowed' | 'eyes' | 'poison' | undefined {
  if (flewIn.test(plain) && hurts.test(plain)) return 'eyes'
  if (isBreathed.test(plain) && isSomebody.test(plain)) return 'breathed'
  if (isSwallowed.test(plain) && isPerson.test(plain)) return 'swallowed'
  const signs = new Set(splitWords(plain).filter(isUnwell))
  return signs.size > 1 && isStuff.test(plain) && isPerson.test(plain) ? 'poison' : undefined
}
