import { figuresInText } from '@smart-farming/market-core/grounding/figures-in-text'
import { factsGiven } from '@smart-farming/market-core/grounding/ground'

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

/** Pure reading of figures, for a pool of threads. */
export const chatTasks = { readFigures }
