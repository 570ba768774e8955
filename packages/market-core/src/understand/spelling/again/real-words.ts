const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Verbs and forms of them that are no things, of those that have no regular past: a closed class, to which no season
 * adds one. What is also sold or is a thing of its own ("rose", "saw", "led") is none of them.
 */
const verbs = words(
  `arise arisen awake became become been began begun begin bind bled bleed breed bred bring brought build built burnt buy
  bought catch caught came come dealt did done drawn driven eat eaten fallen fled flee forget forgot freeze froze frozen gave
  give given go gone grew grow grown hear heard held hold kept keep knew know known laid lain lam learnt leave left lend lent lose
  lost made make meant meet met paid read ridden rise risen said seek sought sell sold send sent sew sewn shake shown slain
  slay speak spoke spoken spend spent steal stole stolen swear sworn swept take taken teach taught tell told think thought
  threw thrown understand understood wake woken wear weave wept woven write written wrote`,
)

/** True for a word that is said of things, and is none: nobody asks for its price. */
export const isVerbAlone = (word: string): boolean => verbs.has(word)
