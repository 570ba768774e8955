import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { QuestionRun } from './run-question.ts'

type Said = ServerMessages['commands']['questions']

/** Formats one question and answer for a terminal, with details that farmers do not see. */
export function questionRunText(
  said: Said,
  asked: QuestionRun,
  at: { number: number; count: number },
): string {
  const { question, by, text, sources, leftOut, troubles, seconds, calls, tokens } = asked
  return [
    said.question({ ...at, question }),
    said.answeredBy[by]({ seconds, calls, tokens }),
    ...troubles.map((trouble) => said.trouble({ trouble })),
    '',
    text === '' ? said.noAnswer : text,
    '',
    ...leftOut.map(({ sentence, kind, replacedBy }) =>
      replacedBy === '' ? said.leftOut({ sentence, kind }) : said.replaced({ sentence, kind, replacedBy }),
    ),
    ...sources.map((source) => said.source({ source })),
    '',
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** Summary of a run in one line. */
export function summaryText(said: Said, all: readonly QuestionRun[]): string {
  const count = (by: QuestionRun['by']) => all.filter((asked) => asked.by === by).length
  const kinds = new Map<string, number>()
  for (const { leftOut } of all) for (const { kind } of leftOut) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const known = all.flatMap(({ tokens }) => tokens ?? [])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return said.summary({
    questions: all.length,
    model: count('model'),
    fallback: count('fallback'),
    rule: count('rule'),
    leftOut: [...kinds],
    seconds: sum(all.map(({ seconds }) => seconds)),
    tokens: known.length === 0 ? undefined : sum(known),
  })
}
