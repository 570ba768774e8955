import { sentencesOf } from '../asked-alone/sentences.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { isForecastTopic, isForeignTopic } from '../topic/topic.ts'
import { asksForFigure, asksInIt } from './figure-asked.ts'
import { isOfSum, MOST_SENTENCES } from './price-sentence.ts'
import type { Message } from './way.ts'

const whatToDo =
  /(?<![^ ])(?:what (?:can|could|should|shall|do|must|to) (?:i |we |one )?(?:do|use|put|apply|spray|give)|what (?:to )?(?:do|use|put|apply|spray|give|pour)|(?:did|do) (?:i |we )?(?:put|apply|spray|use|pour)$|how (?:can|do|should|to) (?:i |we )?(?:stop|treat|cure|kill|control|manage|save|get rid of|fight))(?![^ ])/
/** How a price goes, in words that are also of plants and of rain. */
const ofCourse =
  /(?<![^ ])(?:drop|dropped|drops|fall|falls|rise|rises|climb|climbed|jump|jumped|high|higher|low|lower|up|down|dear|cheap|more|less|sell|selling|buy|pay|earn|true|money|income)(?![^ ])/

/**
 * What a message asks of a field, an animal, an office or the days to come, where a price is only told in it: "wheat is
 * worth nothing. Will it be dry on Thursday?" Undefined where any sentence asks for a price, or none for something
 * else.
 */
export function askedBesidePrice({ text, whole, read }: Message): Question | undefined {
  if (whole.topic !== 'price' || whole.danger !== undefined || whole.smallTalk !== undefined) return undefined
  if (isOfSum(whole)) return undefined
  const sentences = sentencesOf(text)
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return undefined
  const asking = sentences.flatMap((one, at) => (asksInIt(one) || whatToDo.test(plainText(one)) ? [at] : []))
  const asksPrice = (at: number) => {
    const sentence = sentences[at] ?? ''
    return (
      asksForFigure(sentence) || ofCourse.test(plainText(sentence)) || read(sentence).commodities.length > 0
    )
  }
  if (asking.length === 0 || asking.some(asksPrice)) return undefined
  const questions = asking.map((at) => ofAnother(sentences, at, read))
  return questions.every((one) => one !== undefined) ? questions.at(-1) : undefined
}

/** What one sentence asks, with the nearest before it that tells what it is asked of. */
function ofAnother(
  sentences: readonly string[],
  at: number,
  read: (part: string) => Question,
): Question | undefined {
  const sentence = sentences[at] ?? ''
  const alone = read(sentence)
  const isOther = ({ topic }: Question) => isForeignTopic(topic) || isForecastTopic(topic)
  const told = whatToDo.test(plainText(sentence))
    ? sentences
        .slice(0, at)
        .toReversed()
        .map((one) => read(`${one} ${sentence}`))
        .find(({ topic }) => isForeignTopic(topic))
    : undefined
  return told ?? (isOther(alone) ? alone : undefined)
}
