import type { EmergencyKind } from './emergency-kind.ts'
import { animals, bodyParts, ourselves, people, pests, swallowed } from './emergency-words.ts'
import { ofAnimals } from './of-animals.ts'
import { before, list, near, oneOf, whole } from './word-patterns.ts'
import * as force from './words/current-and-heat.ts'
import * as machine from './words/machines.ts'
import * as place from './words/places.ts'
import * as who from './words/somebody.ts'
import * as substance from './words/substances.ts'
import * as venom from './words/venom.ts'
import * as element from './words/water-fire-ammonia.ts'

const all = [...people, ...who.alsoPeople]
const person = oneOf(all)
const oneself = whole(
  'i|i am|i m|me|my (?:arms?|hands?|legs?|foot|feet|fingers?|head|thumb|sleeve|jacket|face)|ma main|mi mano|minha mao|mera haath|mkono wangu',
)
const anybody = oneOf(
  all,
  ourselves.filter((word) => word !== 'after'),
)
const animal = oneOf([...animals.filter((word) => word !== 'गाय'), ...who.cows, ...who.alsoAnimals])
const bodies = [...bodyParts, ...who.limbs]
const body = oneOf(bodies)
const notYet = oneOf(who.notYet)
const toCome = oneOf(who.toCome)

/** "The grain" buries nobody whose price fell; "well" is also a little word. */
const asPlaces = (plain: string): string =>
  plain.replace(
    /(?<!(?:the|a|our|my|his|her|old|open|deep|dry|that|water|village|hand-dug) )(?<![^ ])well(?![^ ])/g,
    '',
  )

const inAPlace = oneOf(place.deadlyPlaces)
const silent = oneOf(place.silent)
const fellIn = near(place.fellIn, place.deadlyPlaces)
const buried = near(place.buried, place.grains)
const between = oneOf(list('between entre kati_ya बीच بين'))
const isStore = oneOf(
  list(
    'silo bin bins hopper grain_store grain_bin elevator tolva tremie cellule moega ghala kothi silo कोठी साइलो صومعة الصومعة',
  ),
)
const isBin = oneOf(list('bin bins hopper tolva tremie moega'))
const inStore = near(place.buried, place.deadlyPlaces)
const ofGrain = oneOf(place.grains)
const inWater = near(element.inWater, element.waters)
const drowning = oneOf(element.drowning)
const wells = oneOf(list('well wells borewell puits pozo poco kisima kisimani kuan kuen कुएं कुआं بئر البئر'))
const overturned = near(machine.machines, machine.overturned, 8)
const hurtByAnimal = near(
  [...animals, ...who.alsoAnimals],
  list(
    'gored kicked_in_the pinned pinning cornered trampled trampling crushed horned butted corneo cornada pateo encorne chifrou coiceou amempiga_pembe',
  ),
  5,
)
const fromAbove = before(
  list('fell fallen fallen_off tombe cayo caiu ameanguka gir_gaya gir_gaye सقط سقط وقع'),
  list(
    'off from_the du_toit de_l_echelle del_techo do_telhado da_escada de_la_escalera roof ladder tree scaffold loft toit echelle techo escalera telhado escada mtini paa ped_se chhat पेड़_से छत_से من_السطح من_الشجرة السلم',
  ),
  5,
)
const maimed = oneOf(
  list(`cant_feel_his_legs can_t_feel_his_legs cannot_feel_his_legs bleeding_badly bleeding_heavily bleeding_a_lot wont_stop_bleeding blood_everywhere
  blood_is_spurting broken_bone bone_sticking cannot_move_his bleeding sangra_mucho saigne_beaucoup sangrando_muito damu_nyingi khoon_bah_raha खून_बह ينزف الدم_كثير`),
)
const bitten = near(venom.venomous, venom.bit)
/** Whoever says so is the victim. */
const ofOneself = oneOf(
  list(`bitten_by stung_by got_bitten got_stung bit_me stung_me fui_picado fui_mordido me_pico me_mordio m_a_mordu m_a_pique nimeumwa nimegongwa mujhe
  मुझे لدغتني لسعتني لدغني لسعني`),
)
const shocked = near(force.current, force.shocked)
const lies = oneOf(force.afterShock)
const currentAlone = oneOf(force.currentAlone)
const heat = oneOf(force.heat)
const hot = oneOf(force.hot)
const confused = oneOf(force.confused)
const drank = near(swallowed, substance.vessels)
const ofTheShed = oneOf(substance.ofTheShed)
const burns = near(element.burning, element.burnable, 3)
const onPurpose = oneOf(element.ofBurning)
const burntBody = near(element.burnt, bodies, 4)
const flames = oneOf(element.flames)
const gasOut = near(element.ammonia, element.escaped)

const somebody = (plain: string) => person.test(plain) || oneself.test(plain)
const isAnAnimals = (plain: string) => animal.test(plain) && !person.test(plain)

const rules: readonly (readonly [EmergencyKind, (plain: string) => boolean])[] = [
  ['ammonia', (plain) => gasOut.test(plain)],
  ['fire', (plain) => burns.test(plain) && !onPurpose.test(plain)],
  ['fire', (plain) => somebody(plain) && burntBody.test(plain) && flames.test(plain)],
  [
    'grain',
    (plain) => person.test(plain) && ((buried.test(plain) && !between.test(plain)) || isInGrain(plain)),
  ],
  [
    'current',
    (plain) => somebody(plain) && (currentAlone.test(plain) || (shocked.test(plain) && lies.test(plain))),
  ],
  [
    'heat',
    (plain) =>
      person.test(plain) &&
      !toCome.test(plain) &&
      (heat.test(plain) || (hot.test(plain) && confused.test(plain))),
  ],
  ['water', (plain) => person.test(plain) && inWater.test(plain) && !isWell(plain)],
  ['water', (plain) => drowning.test(plain) && person.test(plain)],
  [
    'gas',
    (plain) => person.test(plain) && (fellIn.test(plain) || (inAPlace.test(plain) && silent.test(plain))),
  ],
  ['injury', (plain) => somebody(plain) && overturned.test(plain)],
  [
    'injury',
    (plain) =>
      person.test(plain) && (hurtByAnimal.test(plain) || fromAbove.test(plain) || maimed.test(plain)),
  ],
  [
    'venom',
    (plain) => bitten.test(plain) && [ofOneself, anybody, animal, body].some((one) => one.test(plain)),
  ],
  ['swallowed', (plain) => person.test(plain) && drank.test(plain) && ofTheShed.test(plain)],
]

/** Grain takes whoever falls into its store; without a word of grain the store may hold gas. */
const isInGrain = (plain: string): boolean =>
  isStore.test(plain) &&
  ((ofGrain.test(plain) && fellIn.test(plain)) ||
    (isBin.test(plain) && fellIn.test(plain)) ||
    inStore.test(plain))
/** A well is no open water: nobody reaches in with a rope who does not know what air is down there. */
const isWell = (plain: string): boolean => wells.test(plain)

const ofPests = near(pests, ['ate', 'eat', 'eaten', 'eats', 'died'], 1)

/**
 * Which accident a plain question tells of that nobody calls poisoning: somebody down in a pit, a silo or under a
 * machine, bitten, burnt, struck by current or by the heat; an animal that ate a bait, is in fits or blown up.
 * Undefined for none, and where it asks how such things are kept away.
 */
export function accidentIn(plain: string): EmergencyKind | undefined {
  const text = asPlaces(plain)
  if (notYet.test(text)) return undefined
  const kind = rules.find(([, holds]) => holds(text))?.[0]
  if (kind !== undefined) return kind === 'venom' && isAnAnimals(text) ? 'animal' : kind
  return animal.test(text) && !ofPests.test(text) && ofAnimals.some((holds) => holds(text))
    ? 'animal'
    : undefined
}
