import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import type { Message } from '../asking/way.ts'
import { findDanger } from '../danger/find-danger.ts'
import { findCommodities } from '../find-commodities.ts'
import { plainText } from '../plain-text.ts'
import type { Role } from '../quantities/farm-figures.ts'
import type { Question } from '../reading.ts'
import { storedNames } from '../stored/stored-names.ts'
import { saysPrice } from '../topic/asked-of.ts'
import { hasSign } from '../topic/topic-signs.ts'
import { type AskedAlone, askedAlone } from './asked-alone.ts'
import { hasSum, isOfAPrice, isTroubled, leftOf } from './reads-alone.ts'
import { isOfTold, needsTold } from './refers-back.ts'
import { sentencesOf } from './sentences.ts'
import { saysMoreOf, withPlaceAndTime } from './told-around.ts'

/**
 * What a message asks, where one part of it asks and says all of it, and the rest tells a story: its goods, years and
 * figures are no part of the question. Undefined where the message as a whole is the question.
 */
export function askedInStory({
  text,
  written,
  language,
  places,
  whole,
  readAlone: read,
}: Message): Question | undefined {
  if (whole.danger === 'emergency' || whole.smallTalk !== undefined) return undefined
  const isForeign = language !== undefined
  const stored = storedNames(places)
  const own = sentencesOf(written)
  for (const part of askedAlone(text, isForeign)) {
    const { asked, at, of } = part
    if (
      needsTold(asked) ||
      countsOwn(asked, whole) ||
      (whole.danger !== undefined && !isPlainlyOfAPrice(asked))
    )
      continue
    const inOwn = own.length === of ? (own[at] ?? written) : written
    const alone = isOfTold(asked, stored) ? undefined : read(asked, inOwn)
    const question =
      alone === undefined || (alone.commodities.length === 0 && /^(?:price|other)$/.test(alone.topic))
        ? (ofToldGoods(part, whole, (one) => read(one, inOwn)) ?? alone)
        : alone
    if (question === undefined || !isBetter(question, whole, isOfNewThing(question, part))) continue
    if (saysMoreOf(question, part, places, isForeign)) continue
    const placed = withPlaceAndTime(question, whole, part, places)
    if (placed !== undefined) return placed
  }
  return undefined
}

const isBetter = (question: Question, whole: Question, isNew: boolean): boolean =>
  isNearer(question, whole) &&
  (isOfAPrice(question)
    ? isTroubled(whole, question, isNew)
    : namesNothingKnown(question) &&
      whole.commodities.length === 0 &&
      whole.danger === undefined &&
      !hasSum(whole))

/** "How much is a bag of urea", where nothing of urea is told. */
const isOfNewThing = ({ commodities }: Question, { asked, told }: AskedAlone): boolean =>
  (saysPrice(plainText(asked)) || whatIs.test(plainText(asked))) &&
  !told.some((one) => findCommodities(plainText(one)).some((id) => commodities.includes(id)))

const whatIs = /^(?:and |so |now )*(?:what|whats|how much|where) (?:is|are|s|re|was|were)(?![^ ])/

/** "A man swears that the meal is at 700 dollars. How much is it really?": of the one thing that the story names. */
function ofToldGoods(
  { asked, isTail }: AskedAlone,
  whole: Question,
  read: (text: string) => Question,
): Question | undefined {
  const [id, ...others] = whole.commodities
  const name = id === undefined ? undefined : (commodityById(id)?.name ?? storedNameOf(id))
  const isSum = whole.atStored !== undefined || whole.basket !== undefined || hasSum(whole)
  const asksPrice = hasSign(plainText(asked), 'price') || ofCourse.test(plainText(asked))
  const isOfAmount = counted.test(plainText(asked)) || (whole.figures.given ?? []).some(isOfLot)
  if (name === undefined || others.length > 0 || isSum || isTail || !asksPrice || isOfAmount) return undefined
  if (leftOf(whole).length === 0 && whole.story === undefined) return undefined
  const question = read([name, ...(whole.variety ?? []), asked].join(' '))
  if (question.commodities.length !== 1 || leftOf(question).length > 0) return undefined
  return { ...question, ...(whole.place && { place: whole.place }) }
}

/** "How many bags is that", "how much rice do I get": of what was told. What one thing buys of another is not. */
const countsOwn = (asked: string, { intent }: Question): boolean =>
  intent !== 'input-ratio' && counted.test(plainText(asked))
const counted =
  /(?<![^ ])how many (?!(?:us )?(?:dollars|euros|rand|rands|rupees|shillings|naira|reais|pesos|francs|cents|pounds|cordobas|times|months|years)(?![^ ]))/

/** So much of it may be what the question is of. */
const isOfLot = ({ role }: { role: Role }): boolean =>
  role === 'amount' || role === 'yield' || role === 'cost'

const ofCourse =
  /(?<![^ ])(?:highest|lowest|peak|average|mean|dearest|cheapest|up or down|(?:go|going|gone|went|come|came) (?:up|down)|ris(?:e|en|ing)|rose|fall(?:en|ing)?|fell|drop(?:ped)?|changed?|how (?:high|low))(?![^ ])/

/** No dose is asked for where a price is. */
const isPlainlyOfAPrice = (asked: string): boolean =>
  hasSign(plainText(asked), 'price') &&
  findDanger(plainText(asked)) === undefined &&
  !/(?<![^ ])(?:doses?|dosages?|mix|mixing|apply|put|spray|inject|give|rates? (?:per|for|of))(?![^ ])/.test(
    plainText(asked),
  )

/** Of what a part leaves over by itself, all stands in it: the story adds nothing. */
const isNearer = (alone: Question, whole: Question): boolean =>
  leftOf(alone).length === 0 || leftOf(alone).length < leftOf(whole).length

/** A thing that nobody knows: it is named, and not what was told around it. */
const namesNothingKnown = ({ topic, commodities, unplaced = [], figures, story }: Question): boolean =>
  topic === 'price' &&
  commodities.length === 0 &&
  unplaced.length > 0 &&
  figures.given === undefined &&
  figures.unused === undefined &&
  story === undefined
