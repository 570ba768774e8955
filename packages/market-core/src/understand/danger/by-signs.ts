// Frightened people name neither poison nor accident: they say what they see. A sign that only a body shows is enough.
import type { EmergencyKind } from './emergency-kind.ts'
import { animals, asker, people, poisonous, swallowed, took, unwell } from './emergency-words.ts'
import { wantsToDie } from './own-despair.ts'
import { before, list, near, oneOf, sourceOf, whole } from './word-patterns.ts'
import { current, shocked as shockedBy } from './words/current-and-heat.ts'
import { machines } from './words/machines.ts'
import { deadlyPlaces, fellIn, silent } from './words/places.ts'
import * as sign from './words/signs.ts'
import { alsoAnimals, alsoPeople, cows, limbs } from './words/somebody.ts'
import { baits } from './words/substances.ts'
import { venomous } from './words/venom.ts'

const anyone = [
  ...people.filter((word) => !asker.includes(word)),
  ...alsoPeople,
  ...list(
    'herdsboy hubby missus ابويا ابوي امه ابوه بابا ماما اخويا اختي مراتي جوزي jamaa mwanamke mwanaume il elle ella ele ela nene nena bebe ado vieux vieille dele dela usko uske uski उसको उसके उसकी امي ابي اختي اخي ابنتي زوجتي mzee mjukuu',
  ),
]
const person = oneOf(anyone)
const oneself = whole('i|me|my|me ha|me han|mi|moi|mujhe|mera|meri|मुझे|मेरे|मेरी|nime[^ ]+|عيني|يدي|رجلي')
const animal = oneOf(
  animals.filter((word) => word !== 'गाय'),
  cows,
  alsoAnimals,
)
const limb = oneOf(limbs)

const dire = oneOf(sign.dire)
const isStill = before(anyone, sign.still, 1)
const bloodRuns = near(sign.blood, sign.runs, 4)
const noBlood = oneOf(sign.noBlood)
const ofSomebody = near(
  [...anyone, ...list('my s_ his her their the ma sa mon son su mi se o a')],
  sign.parts,
  3,
)
const harmed = near(sign.parts, sign.harm, 4)
const bladeInPart = near(sign.blades, sign.parts, 4)
const ownPartHarmed = near(sign.ownParts, sign.harm, 4)
const hurtThemselves = oneOf(sign.hurtThemselves)
const unwellAfter = near(sign.atSpraying, unwell, 8)
const loadFell = near(sign.loads, sign.fellOn, 4)
const ownHand = oneOf(sign.ownHand)
const chestPain = whole(
  'chest (?:pains?|hurts?|is tight|tight)|pain in (?:my|his|her) chest|cant feel my|can t feel my|mal a la poitrine|dolor en el pecho|dor no peito|(?:having|had) a (?:heart attack|stroke)|infarto|avc|crise cardiaque',
)
const faceDown = near(anyone, list('face_down boca_abajo face_contre_terre de_brucos kifudifudi'), 4)
const heldByMachine = near(limbs, [...machines, ...list('picadeira debulhadora moenda moulin')], 8)
const held = oneOf(sign.held)
/** Where a limb is that is in a machine, nobody needs to say that it is caught. */
const limbInMachine = whole(
  `(?:${sourceOf([...limbs, ...list('bras brazo brazos braco bracos')])}) (?:in|inside|dans|en|na|nas|no|nos|kwenye|mein|में) (?:[^ ]+ ){0,4}(?:${sourceOf(
    [
      ...machines,
      ...list(
        'rastra arado charrue presse herse grade arado plau haro harrow plough baler auger thresher elevator',
      ),
    ],
  )})`,
)
const asksForHelp = whole(
  '(?:legs?|arms?|hands?|foot|ankle|knee|neck|back|skull)(?: is| are)? (?:broken|crushed|severed|smashed|gone)(?: [^ ]+){0,4} (?:help|ambulance|urgent|hurry)',
)
const underMachine = before(anyone, sign.under, 3)
const machine = oneOf(machines)
const machineFell = near(machines, sign.fellOn, 3)
const bite = near([...venomous, ...sign.alsoVenomous], sign.bitBy, 5)
const bitThem = oneOf(sign.bitThem)
const struck = near(sign.lightning, sign.hitBy, 3)
const bigAnimals = new RegExp(oneOf(sign.bigAnimals).source, 'g')
const bigAnimal = oneOf(sign.bigAnimals)
const attackedSomebody = near(sign.attacked, anyone, 2)
const noReply = oneOf(silent)
const fellInto = near(fellIn, deadlyPlaces, 4)
const ate = [...swallowed, ...took.filter((word) => !['took', 'taken', 'pi', 'breath*'].includes(word))]
const ateBait = near(ate, baits, 5)
const ateKiller = whole(
  `(?:${sourceOf(ate)})(?: [^ ]+){0,4} (?:${sign.killersSource})|(?:${sign.killersSource})(?: [^ ]+){0,4} (?:${sourceOf(ate)})`,
)
const eyes = list(
  'eye eyes ojo ojos oeil yeux olho olhos jicho macho machoni aankh ankh aankhon आंख आँख आंखों आँखों عين عيني عينه عينها عينيه',
)
/** Drunk or swallowed, and over: by somebody, and nothing that is drunk every day. */
const drank = oneOf(
  list(`drank drunk swallowed gulped licked ingested has_drunk sipped bebio trago ingirio se_bebio se_tomo a_bu a_avale avale bebeu engoliu ingeriu tomou
  amekunywa alikunywa kanywa amemeza alimeza pi_liya pi_gaya pi_li nigal_liya nigal_gaya पी_लिया पी_गया पी_ली निगल_लिया निगल_गया شرب شربت ابتلع بلع`),
)
/** "He drank tea and asks": what is drunk stands right behind. */
const drankAsUsual =
  /(?<![^ ])(?:drank|drunk|sipped|gulped|bebio|tomo|bu|bebeu|amekunywa)(?: (?:a|an|some|his|her|their|my|the|cup|glass|bottle|of|un|una|du|de|la|um|uma|chai ya)){0,4} (?:tea|coffee|water|milk|beer|soda|juice|porridge|wine|te|cafe|agua|leche|cerveza|the|eau|lait|biere|cha|leite|cerveja|chai|maji|maziwa)(?! (?:bottle|can|container|jug|cup|mixed|with|from|in))(?![^ ])/
const isPoison = oneOf(poisonous)
const isKiller = whole(sign.killersSource)
const stuffInEye = near(
  eyes,
  [
    ...poisonous,
    ...list('product produit producto produto stuff liquid liquide liquido spray powder المنتج المادة'),
  ],
  6,
)
const blinded = oneOf(
  list(`cannot_see can_t_see cant_see no_veo no_ve no_puedo_ver ne_vois ne_voit ne_vois_rien nao_enxergo nao_enxerga nao_vejo sioni haoni
  dikhai_nahi dikh_nahi दिखाई_नहीं दिख_नहीं لا_ارى لا_يرى ما_اشوف burns burning arde* brul* quema* queima* inachoma inawasha jalan जलन تحرق يحرق`),
)
/** Nothing of it has happened. */
const notYet = oneOf(
  list(`prevent* avoid* protect* how_do_i_keep how_to_keep keep_out what_if in_case prevenir evitar eviter empecher kuzuia bachav bachaye बचाव बचाएं
  وقاية كيف_احمي would could training`),
)

const swollenBite = near(
  list('bitten bit stung sting bite picado picada mordido pique mordu ameumwa kaata काटा لدغ لسع'),
  list('swelling swollen swells swell enfle hinchado hinchada inchado inchada imevimba sooj सूज تورم تورمت'),
  10,
)
const shocked = near(current, shockedBy)
const deadly = oneOf(deadlyPlaces)

const rules: readonly (readonly [EmergencyKind, (plain: string) => boolean])[] = [
  ['current', (plain) => shocked.test(plain) && (dire.test(plain) || isStill.test(plain))],
  [
    'gas',
    (plain) => deadly.test(plain) && (faceDown.test(plain) || (dire.test(plain) && person.test(plain))),
  ],
  ['venom', (plain) => swollenBite.test(plain)],
  ['venom', (plain) => bite.test(plain) && (person.test(plain) || bitThem.test(plain) || limb.test(plain))],
  // From a bottle in which it is kept, say: however far the two stand apart.
  [
    'swallowed',
    (plain) =>
      person.test(plain) &&
      drank.test(plain) &&
      !drankAsUsual.test(plain) &&
      (isPoison.test(plain) || isKiller.test(plain)),
  ],
  ['swallowed', (plain) => person.test(plain) && (ateBait.test(plain) || ateKiller.test(plain))],
  ['injury', (plain) => heldByMachine.test(plain) && held.test(plain)],
  ['injury', (plain) => limbInMachine.test(plain) && (person.test(plain) || oneself.test(plain))],
  ['injury', (plain) => asksForHelp.test(plain)],
  ['injury', (plain) => machine.test(plain) && (underMachine.test(plain) || machineFell.test(plain))],
  ['despair', wantsToDie],
  ['person', (plain) => ownHand.test(plain) || chestPain.test(plain) || faceDown.test(plain)],
  [
    'injury',
    (plain) =>
      !animal.test(plain.replace(bigAnimals, ' ')) &&
      ((harmed.test(plain) && ofSomebody.test(plain)) ||
        [bladeInPart, ownPartHarmed, hurtThemselves].some((told) => told.test(plain))),
  ],
  ['injury', (plain) => loadFell.test(plain) && person.test(plain)],
  ['poison', (plain) => unwellAfter.test(plain) && !animal.test(plain)],
  ['gas', (plain) => fellInto.test(plain) && noReply.test(plain)],
  ['eyes', (plain) => stuffInEye.test(plain) && blinded.test(plain) && !animal.test(plain)],
  ['person', (plain) => struck.test(plain) && person.test(plain)],
  [
    'injury',
    (plain) =>
      bloodRuns.test(plain) &&
      !noBlood.test(plain) &&
      (person.test(plain) || (oneself.test(plain) && limb.test(plain))),
  ],
  ['injury', (plain) => bigAnimal.test(plain) && attackedSomebody.test(plain) && dire.test(plain)],
  [
    'person',
    (plain) => isStill.test(plain) || (dire.test(plain) && (person.test(plain) || isDropped(plain))),
  ],
]

/** Where the verb says that it is somebody: no animal, and nothing but the sign of it. */
const isDropped = (plain: string): boolean => !animal.test(plain) && !/[a-z]* ?(?:wake|breath)/.test(plain)

/**
 * Which emergency the signs in a plain text tell of; undefined for none. Of an animal alone it is for others to say.
 */
export function signsIn(plain: string): EmergencyKind | undefined {
  if (notYet.test(plain) || (animal.test(plain) && !person.test(plain) && !bigAnimal.test(plain)))
    return undefined
  return rules.find(([, holds]) => holds(plain))?.[0]
}
