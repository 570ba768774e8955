import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { factsInWords } from '../../facts-in-words.ts'
import { type AskedOfFarm, type FarmAnswer, farmAnswer } from '../farm-answer.ts'
import type { FarmQuestion } from '../farm-question.ts'
import { type FarmPorts, farmWeather } from '../farm-weather.ts'
import { type AskedPlace, placeElsewhere } from './find-asked-place.ts'
import { heldAgainstLine } from './held-against.ts'

/**
 * As {@link farmAnswer}, of two places where a question holds two against each other: which has more, then each.
 *
 * @throws {ToolRefusal} as {@link farmAnswer}
 */
export async function answerForPlaces(
  ports: FarmPorts & { words: Pick<ServerWords, 'chat'> },
  question: AskedOfFarm,
  asked?: FarmQuestion,
  words: AnswerWords = ports.words,
): Promise<FarmAnswer | undefined> {
  const two = asked?.beside ? undefined : await bothPlaces(ports, question)
  if (two === undefined) return farmAnswer(ports, question, asked, words)
  const [said] = question.reading.clauses
  const answers: FarmAnswer[] = []
  for (const at of two) {
    const answer = await farmAnswer(ports, question, asked, words, at)
    if (answer !== undefined) answers.push(answer)
  }
  const [first, second] = answers
  if (first === undefined || second === undefined) return first ?? second
  const line = said && (await whichLine(ports, question, said, words, two))
  return {
    text: [...(line === undefined ? [] : [line]), first.text, second.text].join('\n\n'),
    facts: [...factsInWords(line === undefined ? [] : [line]), ...first.facts, ...second.facts],
    sources: [...first.sources, ...second.sources],
    references: [...first.references, ...second.references],
  }
}

async function whichLine(
  ports: FarmPorts,
  question: AskedOfFarm,
  said: FarmQuestion,
  words: AnswerWords,
  [one, other]: readonly [AskedPlace, AskedPlace],
): Promise<string | undefined> {
  const { held } = question.reading
  if (held === undefined || said.when.since !== undefined) return undefined
  const weatherAt = ({ elsewhere }: AskedPlace) =>
    farmWeather({ ...ports, words }, question, elsewhere === 'here' ? undefined : elsewhere)
  const farms = [await weatherAt(one), await weatherAt(other)] as const
  return heldAgainstLine(words, held, said, farms, question.at.getTime() / 1000)
}

/** Both places that a question holds against each other; undefined where it does not, or one of them is not found. */
async function bothPlaces(
  ports: FarmPorts,
  question: AskedOfFarm,
): Promise<readonly [AskedPlace, AskedPlace] | undefined> {
  const { two: names } = question.reading
  if (names === undefined) return undefined
  const find = async (name: string): Promise<AskedPlace | undefined> => {
    if (name === 'here') return { elsewhere: 'here' }
    const elsewhere = await placeElsewhere(ports, question, name)
    return elsewhere && { name, elsewhere }
  }
  const [one, other] = [await find(names[0]), await find(names[1])]
  return one === undefined || other === undefined ? undefined : [one, other]
}
