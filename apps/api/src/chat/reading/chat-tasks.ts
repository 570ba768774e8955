import { figuresInText } from '@smart-farming/market-core/grounding/figures-in-text'
import { factsGiven } from '@smart-farming/market-core/grounding/ground'
import type { Topic } from '@smart-farming/market-core/understand/topic/topic'
import type { FarmQuestion } from '../tools/farm/farm-question.ts'
import { type FarmReading, readFarmQuestion } from '../tools/farm/farm-reading.ts'
import { type Conversation, conversationInEnglish, languageAsked, textToPart } from './asked-in.ts'
import { asksOfDays, bearing, goesOnWithForecast } from './forecast-asked.ts'
import { readSafety } from './read-safety.ts'

/** The part of the forecast that a message asks for. */
export interface ForecastReading {
  readonly farm: FarmReading
  readonly asksOfDays: boolean
  readonly goesOn: boolean
  /** The part of the forecast that bears on a topic of which nothing else is known. */
  readonly bears: FarmQuestion | undefined
}

/** Reads a message for the forecast. */
function readFarm(asked: Conversation): FarmReading {
  return readFarmQuestion(conversationInEnglish(asked))
}

/** As {@link readFarm}, for a message of a topic. */
function readForecast({ topic, ...asked }: Conversation & { topic: Topic }): ForecastReading {
  const english = conversationInEnglish(asked)
  return {
    farm: readFarmQuestion(english),
    asksOfDays: asksOfDays(topic, english.message),
    goesOn: goesOnWithForecast(topic, english.message, english.before),
    bears: bearing(topic, english.message),
  }
}

/** The figures of a farmer's texts, each with its unit's word, and the fact in it where one was read. */
export function readFigures(texts: readonly string[]) {
  return texts.flatMap((text) => {
    const facts = factsGiven(text)
    return figuresInText(text).map(({ text: written, unit, per, end }, at) => {
      const measured =
        unit === undefined && per === undefined
          ? ''
          : /^ ?(?:per |an? |each |\/ ?)?\p{L}+/iu.exec(text.slice(end, end + 40))?.[0]
      return { figure: `${written}${measured ?? ''}`, fact: facts[at] }
    })
  })
}

/** The chat's pure reading of messages, for a pool of threads. */
export const chatTasks = { readSafety, readFarm, readForecast, readFigures, languageAsked, textToPart }
