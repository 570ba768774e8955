// Once it is known that somebody is in danger, the words around it may be read wide: they only choose what is said.
import type { EmergencyKind } from '../emergency-kind.ts'
import { list, oneOf } from '../word-patterns.ts'

/** Where air may be without oxygen; a tank or a bin only where somebody was in it. */
const airless = oneOf(
  list(`slurry manure_pit manure_tank manure_store septic cesspit digester biogas silo silos silage_pit well borewell manhole sump whey_tank
  lisier fosse puits silo cuve citerne purin estercolero fosa pozo silo cisterna purines chorume esterqueira poco fossa silo cisterna biodigestor
  kisima kisimani shimo tangi_la_kinyesi silo kuen kuan kuein gutter gobar_gas septic कुएं कुआं कुएँ कुआँ गोबर_गैस सेप्टिक
  بئر البئر صومعة الصومعة خزان_المجاري خزان_الروث بيارة البيارة`),
)
const store = oneOf(
  list('tank tanks bin bins vat hopper cellar hatch tanque deposito cuve tangi tanki टंकी خزان الخزان'),
)
const wentIn = oneOf(
  list(`went_in went_into went_down go_in_after went_after gone_in climbed_in climbed_into climbed_down down_the_ladder leaned_over opened_the
  got_in jumped_in entered inside agitating stirring mixing_the dropped keeled slumped collapsed fell fainted passed_out unconscious quiet silent
  descendu entre_dans est_entre brassait tombe ecroule evanoui bajo entro cayo desmayo desceu entrou tombou caiu desmaiou ameshuka ameingia
  ameanguka amezimia utra utre gaya gira gir behosh उतरा उतरे गिर बेहोश نزل دخل طاح وقع سقط اغمي`),
)
const grain = oneOf(
  list(
    'corn maize grain wheat rice soya beans barley soja trigo maiz milho ble mahindi ngano gandum gehun makka अनाज गेहूं قمح القمح ذرة',
  ),
)
const stored = oneOf(
  list(
    'bin bins silo silos pit hopper heap pile store auger tolva moega tremie ghala kothi ढेर صومعة الصومعة',
  ),
)
const under = oneOf(
  list(`under buried drowned sank sinking sunk covered only_his_hand one_hand his_cap cant_see_him cannot_see_him walking_the_corn enseveli hundido
  enterrado tapado amezama dab dhans दब धंस غرق اندفن`),
)
const heavy = oneOf(
  list(`sacks sack bags bales bale stack pile tree branch wall roof tractor trailer lorry truck quad machine tracteur remorque sacs arbre balles
  sacos estiba tractor remolque arbol pilha trator carreta arvore magunia trekta mti boriyan bori tractor trolley ped बोरियां ट्रैक्टर الاكياس اكياس الجرار الشجرة`),
)
const lies = oneOf(
  list(`under underneath beneath crushed pinned dessous sous coince debajo encima aplasto bajo embaixo debaixo prensou chini limemlalia
  yamemwangukia neeche niche dab नीचे दब تحت طاحت`),
)

const kinds: readonly (readonly [EmergencyKind, (plain: string) => boolean])[] = [
  ['grain', (plain) => grain.test(plain) && stored.test(plain) && under.test(plain)],
  ['gas', (plain) => (airless.test(plain) || store.test(plain)) && wentIn.test(plain)],
  ['injury', (plain) => heavy.test(plain) && lies.test(plain)],
]

/** What has happened in a plain text of which only that somebody is in danger is known; undefined for anything else. */
export const kindOfKnown = (plain: string): EmergencyKind | undefined =>
  kinds.find(([, holds]) => holds(plain))?.[0]
