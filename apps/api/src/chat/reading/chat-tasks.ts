import { type Fact, figuresInText } from '@smart-farming/market-core/chat'

/** The figures in a farmer's texts, each with the word for its unit, and as a fact. */
export function readFigures(texts: readonly string[]) {
  return texts.flatMap((text) =>
    figuresInText(text).map(({ text: figure, value, percent, currency }) => {
      // A bare figure may be repeated with or without a currency: its unit is often left out.
      const kind = percent ? 'percent' : 'money'
      const fact: Fact = { value, kind, ...(currency !== undefined && { currency }) }
      return { figure, fact }
    }),
  )
}

/** Pure functions that read figures, for a pool of threads. */
export const chatTasks = { readFigures }
