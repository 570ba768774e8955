import { judged } from './asides/learned/judge.ts'
import { withoutApart } from './asides/without-apart.ts'
import type { Message } from './asking/way.ts'
import { askedFirst } from './asking/ways.ts'
import { withBagTold } from './beside/bag-told.ts'
import { withOwnMeasure } from './beside/with-measure.ts'
import { withoutFiguresOfSpeech } from './danger/figures/figures-of-speech.ts'
import type { Danger } from './danger/find-danger.ts'
import { dosesThingOfBefore } from './danger/of-before.ts'
import { withFertilisersSpelt } from './fertilisers/fertilisers-spelt.ts'
import { findCommodities } from './find-commodities.ts'
import type { KnownPlaces } from './find-place.ts'
import { countsOfBefore } from './follow-up-share.ts'
import { withAnotherFigure } from './going-on/another-figure.ts'
import { withDateOfBefore } from './going-on/date-of-before.ts'
import { withOilOfBefore } from './going-on/oil-of-before.ts'
import { withThingOfBefore } from './going-on/thing-of-before.ts'
import { withoutLeadingNo } from './going-on/without-leading-no.ts'
import { repeats } from './intent/asked-otherwise.ts'
import { withCropsOfKinds } from './kinds/known-kinds.ts'
import { findLanguage, isOther } from './languages/find-language.ts'
import type { OtherLanguage } from './languages/language.ts'
import { understandInEnglish } from './languages/understand-in-english.ts'
import { unlessUnread } from './languages/unread/unless-unread.ts'
import { withMonthNames } from './period/said/month-numbers.ts'
import { withFeastAfter } from './period/said/named-times.ts'
import { plainText, withEnds } from './plain-text.ts'
import { conversionAsked, convertedAgain } from './quantities/measure-conversion.ts'
import { type OwnRate, rateTold, withoutCoin } from './quantities/own-rate.ts'
import { withTermsOf } from './quantities/told-terms.ts'
import type { Question } from './reading.ts'
import { withSeveralAsked } from './several/several-asked.ts'
import { readAgain } from './spelling/again/read-again.ts'
import { withThingsHeard } from './spelling/again/things-heard.ts'
import { withFiguresAsSaid } from './spelling/figures-as-said.ts'
import { withContainerTold } from './spoken/around/container-told.ts'
import { withFormsNamed } from './spoken/around/forms-told.ts'
import { withoutToldBeside } from './spoken/around/told-beside.ts'
import { withoutCircumstances } from './spoken/circumstances.ts'
import { withoutItems, withoutOccasions } from './spoken/occasions.ts'
import { withoutPurposes } from './spoken/purposes.ts'
import { readNames } from './spoken/read-names.ts'
import { withFullNames, withMade, withWholeBeans } from './spoken/short-names.ts'
import { withCostOfNow } from './spoken/told/at-stored-now.ts'
import { withBarterInOrder } from './spoken/told/bartered.ts'
import { withoutToldAside } from './spoken/told/told-aside.ts'
import { withToldBefore } from './spoken/told-before.ts'
import { withTradeWords } from './spoken/trade-words.ts'
import { withClaims } from './spoken/turns/claims.ts'
import { withCorrections } from './spoken/turns/corrections.ts'
import { withWholeNames } from './spoken/written-short.ts'
import { knownByNames, knownByWords } from './steps/at-once.ts'
import { inItsTurn } from './steps/in-its-turn.ts'
import { matterAsked } from './steps/matter-asked.ts'
import { putTogether } from './steps/put-together.ts'
import { thingsNamed } from './steps/things-named.ts'
import { readWords } from './steps/words-read.ts'
import { storedNames } from './stored/stored-names.ts'
import { withStory } from './story/with-story.ts'
import { withSumWords } from './story/wordings/ordinary.ts'
import { termBefore } from './terms/find-term.ts'
import { bushelsOfEach } from './together/bushels-of-each.ts'
import { withAmountAsked, withCourseAsked } from './together/limit-in-story.ts'

export type { Question } from './reading.ts'

/**
 * Understands a question without a model: names in several languages, slips, periods, units, currencies, the farmer's
 * own figures. Every word of it is used, or known to say little, or told in `unplaced`. "and wheat?" takes what it
 * leaves out from the question before it.
 *
 * @param places the countries, markets and names that prices are known for
 * @param previous the farmer's last question, as it was understood
 */
export function understand(written: string, places: KnownPlaces, previous?: Question): Question {
  const read = (text: string) => unlessUnread(text, understandAsWritten(text, places, previous))
  const stored = storedNames(places)
  const again = readAgain(written, read(written), stored.words, read)
  return withThingsHeard(written, again, stored, read)
}

function understandAsWritten(written: string, places: KnownPlaces, previous?: Question): Question {
  const before = previous === undefined ? undefined : (previous.language ?? 'en')
  const found = findLanguage(written, before) ?? before ?? 'en'
  const language = isOther(found) ? found : undefined
  const said =
    previous === undefined ? written : withOilOfBefore(withoutLeadingNo(written, language), previous)
  const text = withCropsOfKinds(
    withFertilisersSpelt(withFormsNamed(withoutToldBeside(withoutFiguresOfSpeech(withContainerTold(said))))),
  )
  const { words } = storedNames(places)
  return understandInEnglish(
    withoutItems(withWholeNames(withTradeWords(withoutPurposes(withFiguresAsSaid(text))))),
    language,
    words,
    (told, found) => {
      const danger = found ?? (dosesThingOfBefore(told, previous) ? 'dose' : undefined)
      const english = withMonthNames(
        withCorrections(
          withBarterInOrder(
            withSumWords(
              withCostOfNow(
                withClaims(
                  withFeastAfter(
                    withDateOfBefore(
                      danger === undefined ? withThingOfBefore(told, previous, storedNames(places)) : told,
                      previous,
                    ),
                    monthBefore(previous),
                  ),
                ),
              ),
            ),
          ),
          storedNames(places),
        ),
      )
      const alsoTerm = danger === undefined ? termBefore(english) : undefined
      const rest = [places, inLanguage(previous, language), danger, language, text] as const
      const question = ofStory(
        previous === undefined
          ? english
          : withFullNames(
              countsOfBefore(english),
              previous,
              new Set(storedNames(places).names.map(({ phrase }) => phrase)),
            ),
        ...rest,
      )
      const isPriced = question.topic === 'price' && question.commodities.length > 0
      return alsoTerm === undefined || !isPriced ? question : { ...question, alsoTerm }
    },
  )
}

/** The one month that was asked about before. */
const monthBefore = (previous: Question | undefined): string | undefined => {
  const period = previous?.period
  return period !== undefined && 'start' in period && period.start === period.end ? period.start : undefined
}

/** The question before, to lean on, told in the language of the one that follows it. */
const inLanguage = (
  previous: Question | undefined,
  language: OtherLanguage | undefined,
): Question | undefined => {
  if (previous === undefined) return undefined
  const {
    language: _,
    written: __,
    took: ___,
    alsoTerm: ____,
    alsoAsked: _____,
    bought: ______,
    ...question
  } = previous
  return { ...question, ...(language && { language }) }
}

/** As {@link askedIn}, with the amount of a change where any sentence asks for it, and with what is asked besides. */
function ofStory(text: string, ...rest: Rest): Question {
  const [places, , ...others] = rest
  const whole = withCourseAsked(withAmountAsked(text, askedIn(text, ...rest)))
  // What was told before is in what was asked already: "ok, and now?" asks for nothing besides.
  const read = (one: string) => askedIn(one, places, undefined, ...others)
  return withSeveralAsked({ ...messageOf(text, whole, ...rest), read })
}

/** A message, or the part of it that is the question where all else is a story. */
function askedIn(text: string, ...rest: Rest): Question {
  const whole = understandEnglish(text, ...rest)
  return askedFirst(messageOf(text, whole, ...rest)) ?? whole
}

function messageOf(text: string, whole: Question, ...rest: Rest): Message {
  const [places, previous, , language, written] = rest
  return {
    text,
    written,
    language,
    places,
    previous,
    whole,
    read: (one) => understandEnglish(one, ...rest),
    readAlone: (part, own) => understandEnglish(part, places, previous, undefined, language, own),
  }
}

function understandEnglish(text: string, ...rest: Rest): Question {
  return againWithAnotherFigure(text, ...rest) ?? understandOnce(text, ...rest)
}

/** The sum that was told, with the one figure in it that this turn tells anew; or which figure it is, asked back. */
function againWithAnotherFigure(
  text: string,
  ...[places, previous, danger, ...rest]: Rest
): Question | undefined {
  const varied =
    danger === undefined && isOfSum(previous) ? withAnotherFigure(previous?.told, text) : undefined
  if (varied === undefined || previous === undefined) return undefined
  // "And 5 ha of wheat?" is of another sum.
  if (findCommodities(plainText(text)).some((id) => !previous.commodities.includes(id))) return undefined
  if ('doubted' in varied) {
    const { language: _, written: __, figures: ___, ...before } = previous
    return { ...before, figures: {}, story: { unplaced: [varied.doubted] } }
  }
  const again = understandOnce(varied.told, places, undefined, danger, ...rest)
  const isNone = again.story !== undefined && 'unplaced' in again.story
  return isOfSum(again) && !isNone ? again : undefined
}

const isOfSum = (previous: Question | undefined): boolean =>
  previous !== undefined && (previous.topic === 'sums' || previous.figures.given !== undefined)

function understandOnce(text: string, ...rest: Rest): Question {
  const [, , danger, language, written] = rest
  const ofEach = danger === undefined ? bushelsOfEach(text) : undefined
  if (ofEach !== undefined) return ofEach
  const read = (one: string) => withRate(one, ...rest)
  return withBagTold(withOwnMeasure(text, read(text), read), text, written, language)
}

/** A rate that is told converts what has a price; without such a thing it is a figure of a sum. */
function withRate(text: string, ...rest: Rest): Question {
  const [, , danger] = rest
  const { text: asked, rate: ownRate } = danger === undefined ? rateTold(text) : { text }
  if (ownRate !== undefined) {
    const priced = understandWhole(asked, ...rest)
    if (isAgainstMarket(priced, ownRate)) {
      const { story: _, isHarvest: __, ...own } = priced
      return { ...own, topic: 'price', intent: 'price', currency: ownRate.currency, ownRate }
    }
    if (priced.topic === 'price' && priced.commodities.length > 0)
      return { ...priced, currency: priced.currency ?? ownRate.currency, ownRate }
    const sum = understandWhole(withoutCoin(asked, ownRate), ...rest)
    if (sum.topic === 'sums' || sum.figures.given !== undefined) return { ...sum, ownRate }
  }
  return understandWhole(text, ...rest)
}

/** "Here it is 42 shillings, is that more than the world price?": the farmer's price is set against the stored one. */
const isAgainstMarket = ({ figures, place, commodities }: Question, own: OwnRate): boolean =>
  figures.pricePerT !== undefined &&
  place === 'world' &&
  commodities.length === 1 &&
  figures.currency === own.currency

type Rest = [
  places: KnownPlaces,
  previous: Question | undefined,
  danger: Danger | undefined,
  language: OtherLanguage | undefined,
  written: string,
]

/**
 * One step after another: what is known at once, what is named, what else is said, what is asked, and in which turn.
 */
function understandWhole(text: string, ...[places, previous, danger, language, written]: Rest): Question {
  const atOnce = knownByWords(text, written, danger)
  if (atOnce !== undefined) return atOnce
  const whole = plainText(text)
  const itself = withToldBefore(withMade(withWholeBeans(withEnds(text))), places)
  const asking = withoutOccasions(withoutToldAside(withoutCircumstances(itself, places)))
  const short = withTermsOf(asking, itself)
  const names = readNames(short, places)
  const byNames = knownByNames(whole, names, places, previous, danger, written)
  if (byNames !== undefined) return byNames
  const stored = storedNames(places)
  const things = thingsNamed(names, stored, previous)
  const { commodities } = things
  const conversion =
    danger === undefined
      ? (conversionAsked(names.undated, commodities) ?? (previous && convertedAgain(names.plain, previous)))
      : undefined
  if (conversion !== undefined)
    return { topic: 'sums', intent: 'convert', commodities, figures: {}, conversion }
  const words = readWords(whole, names, things, places, danger, { written, language })
  const stands = judged({ text: short, written, language }, words.left, stored)
  const matter = matterAsked(whole, written, names, things, words, stands, language, text)
  const asked = danger === undefined && matter.topic === 'price' ? withoutApart(text, stands, stored) : text
  if (asked !== text) return understandWhole(asked, places, previous, danger, language, written)
  const read = { text, whole, names, things, words, matter, stands }
  const question = putTogether(read, { danger, language, follows: previous !== undefined })
  const inTurn = inItsTurn(question, read, previous)
  if (repeats.test(names.plain) || danger === 'emergency') return inTurn
  return withStory(inTurn, text, previous, language !== undefined)
}
