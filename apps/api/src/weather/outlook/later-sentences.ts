import type { Outlook } from '@smart-farming/contracts/weather'
import type { DayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import type { LaterStatement } from '@smart-farming/weather-core/outlook/later-statements'

type Later = NonNullable<Outlook['days'][number]['later']>

/**
 * Sentences for each day as its hours pass, latest first, and only if they differ from the one before.
 * @returns a function from a day to an empty object, or to its `later`
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
