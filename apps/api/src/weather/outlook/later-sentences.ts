import type { Outlook } from '@smart-farming/contracts/weather'
import type { DayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import type { LaterStatement } from '@smart-farming/weather-core/outlook/later-statements'

type Later = NonNullable<Outlook['days'][number]['later']>

/**
 * Groups the sentences of each day, latest first. Repeated sentences are left out.
 * @returns a function that returns the `later` property of a day, or an empty object
 */
export function laterSentences(
  statements: readonly LaterStatement[],
  say: (statement: DayStatement) => string,
): (day: string) => { later?: Later } {
  const byDay = new Map<string, Later>()
  for (const { fromDt, statement } of statements) {
    const told = byDay.get(statement.day) ?? []
    const sentence = say(statement)
    if (told[0]?.sentence !== sentence) byDay.set(statement.day, [{ fromDt, sentence }, ...told])
  }
  return (day) => {
    const later = byDay.get(day)
    return later ? { later } : {}
  }
}
