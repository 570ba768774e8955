const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/**
 * How a thing is said to have its price. None of these says of what sort the thing is. A closed list: "my barley is
 * malting" does say it.
 */
const pricing = words(
  'costing bringing fetching commanding realising realizing flying soaring cruising hovering skyrocketing',
)

/**
 * Adverbs by which somebody says how he speaks, not what he speaks of. A closed list: of the open class, "freshly" and
 * "finely" say what is sold, and "poorly" that something is ill.
 */
const ofSpeech = words(
  `plainly simply frankly honestly briefly openly squarely precisely accurately normally usually merely namely certainly
  surely evidently seemingly supposedly presumably unfortunately sadly luckily obviously clearly definitely absolutely`,
)

/** True for a word that says nothing of a thing, whatever it stands beside. */
export const saysNothingOfAThing = (word: string): boolean => pricing.has(word) || ofSpeech.has(word)
