import { poisons } from './chemicals.ts'
import { animals, pests, sprayed } from './emergency-words.ts'
import { list, near, oneOf } from './word-patterns.ts'
import * as seen from './words/animals.ts'
import { alsoAnimals, cows } from './words/somebody.ts'
import { alsoMedicine, baits } from './words/substances.ts'

const fed = oneOf(seen.fed)
const bait = oneOf(baits)
const poison = oneOf(poisons.filter((name) => !alsoMedicine.includes(name)))
const inFits = oneOf(seen.inFits)
const fitsAlone = oneOf(seen.fitsAlone)
const bloated = oneOf(seen.bloated)
const dire = oneOf(seen.dire)
const ofPests = near(pests, ['ate', 'eat', 'eaten', 'eats', 'died'], 1)
const bleeds = oneOf(
  list(
    'bleeding_badly bleeding_heavily bleeding_a_lot wont_stop_bleeding hit_by_a_car hit_by_a_truck tangled_in_barbed_wire prolapsed',
  ),
)

const anyAnimal = [...animals.filter((word) => word !== 'गाय'), ...cows, ...alsoAnimals]
const died = near(anyAnimal, seen.dead, 4)
const besideSpray = near(
  seen.dead,
  [
    ...sprayed.filter((word) => !['dust', 'mixing', 'medicine*'].includes(word)),
    ...poisons,
    ...list(
      'sprayed_field fumigado traite traitee lililopuliziwa kupulizia المرشوش المرشوشة مرشوش spray_wale',
    ),
  ],
  10,
)
const othersAil = near(seen.more, seen.ailing, 4)

/** Each a sign that an animal, which the question names, is poisoned, hurt or dying. */
export const ofAnimals: readonly ((plain: string) => boolean)[] = [
  (plain) => fed.test(plain) && bait.test(plain) && !ofPests.test(plain),
  (plain) => inFits.test(plain) && (bait.test(plain) || (fed.test(plain) && poison.test(plain))),
  (plain) => fitsAlone.test(plain),
  (plain) => bloated.test(plain) && dire.test(plain),
  (plain) => bleeds.test(plain),
  // Several at once, or one beside what was sprayed: the next may be saved, whatever else is asked.
  (plain) => {
    const told = plain.replace(seen.meantToDie, ' ')
    return died.test(told) && (besideSpray.test(told) || othersAil.test(told))
  },
]
