import { type Fact, figuresInText } from '@smart-farming/market-core/chat'

/** Reads the numbers in a farmer's texts, each as written with its unit and as a fact. */
export function readFigures(texts: readonly string[]) {
  return texts.flatMap((text) =>
    figuresInText(text).map(({ text: figure, value, percent, currency }) => {
      // The unit of a bare number is often left out, so it may be repeated with or without a
      // currency.
      const kind = percent ? 'percent' : 'money'
      const fact: Fact = { value, kind, ...(currency !== undefined && { currency }) }
      return { figure, fact }
    }),
  )
}

/** Pure functions for a pool of threads. */
export const chatTasks = { readFigures }
