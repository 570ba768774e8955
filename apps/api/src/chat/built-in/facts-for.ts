import { textOf } from '@smart-farming/words/answers/answer-texts'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { questionsBefore } from '../history.ts'
import { factsTold } from '../tools/prices/facts-told.ts'
import type { FactsFor, Knowledge } from './knowledge.ts'
import { runsOf } from './runs-of.ts'

/** Looks up facts as the built-in answers do: stored prices or, where none answer the question, the farm's forecast. */
export const factsFor =
  (
    { prices, localTo, farmOf, weather }: Pick<Knowledge, 'prices' | 'localTo' | 'farmOf' | 'weather'>,
    words: Pick<ServerWords, 'said'>,
  ): FactsFor =>
  async ({ message, history, asker, at, reading }) => {
    const [local, own] = await Promise.all([localTo(asker), farmOf(asker)])
    const { parts } = reading ?? (await prices.read(message, questionsBefore(history), local))
    const runs = runsOf(parts)
    for (const run of runs) {
      if (run.kind === 'weather') continue
      const { answered, statements, sources } = await prices.answer(run.parts, local, own)
      if (!answered) continue
      return {
        data: { prices: textOf(words.said, statements) },
        // The product repeats the farmer's own figures, and has not found them.
        facts: factsTold(statements.filter(({ code }) => code !== 'given')),
        sources,
        names: sources.map(({ series }) => series),
      }
    }
    const asked = runs.find((run) => run.kind === 'weather')?.asked
    if (asked === undefined) return undefined
    const told = await weather({ asked, asker, at })
    return { ...told, provenance: 'forecast', data: { farm: told.text } }
  }
