import type { Draft } from '../answer.ts'
import type { Statements } from '../statement.ts'
import { sackFacts } from './in-units.ts'

/** What a sum comes to, said as a gain or as a loss. */
export function sayResult(draft: Draft, values: Statements['result']): void {
  const { value, currency, share, per, area } = values
  draft.say(
    { code: 'result', values },
    { value, kind: 'money', ...(currency !== undefined && { currency }) },
    ...(share === undefined ? [] : [{ value: share, kind: 'percent' as const }]),
    ...(area === undefined ? [] : [{ value: area.value, kind: 'measure' as const }]),
    ...(per === undefined ? [] : sackFacts(per)),
  )
}
