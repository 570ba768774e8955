import { poisons } from './chemicals.ts'
import { pests } from './emergency-words.ts'
import { list, near, oneOf } from './word-patterns.ts'
import * as seen from './words/animals.ts'
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

/** Each a sign that an animal, which the question names, is poisoned, hurt or dying. */
export const ofAnimals: readonly ((plain: string) => boolean)[] = [
  (plain) => fed.test(plain) && bait.test(plain) && !ofPests.test(plain),
  (plain) => inFits.test(plain) && (bait.test(plain) || (fed.test(plain) && poison.test(plain))),
  (plain) => fitsAlone.test(plain),
  (plain) => bloated.test(plain) && dire.test(plain),
  (plain) => bleeds.test(plain),
]
