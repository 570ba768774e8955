import type { ParsedPart } from '../reader/question.ts'
import { isSameStatement, type PriceAnswer } from './answer-builder.ts'
import { answerQuestion } from './answer-question.ts'
import type { PriceData } from './price-data.ts'
import type { CodedStatement, Statement } from './statement.ts'

const MAX_WORDS = 4

/** Statements that concern the whole answer and go to its end. */
const ofAll: ReadonlySet<CodedStatement['code']> = new Set(['not_your_price', 'converted', 'ask_whom'])

/**
 * Answers the parts of a message in order, and states shared sentences once. Unknown words beside a
 * product or its price make the answer a nearest match. Other unknown words and corrected spellings
 * are listed at the end.
 */
export function answerParts(parts: readonly ParsedPart[], data: PriceData): PriceAnswer {
  const answers = parts.map((part) => addUnknownWords(part, answerQuestion(part.question, data)))
  const took = new Map(parts.flatMap((part) => [...part.took]))
  const told = answers.length === 0 ? undefined : answers.reduce(bothOf)
  const empty = { statements: [], series: [], suggestions: [], answered: false }
  const { statements, ...rest } = told ?? empty
  return {
    ...rest,
    statements:
      took.size === 0 ? statements : [...statements, said({ code: 'took', values: { words: [...took] } })],
  }
}

/** Adds the unknown words of a part to its answer. */
export function addUnknownWords(
  { question, forbidding, beside }: ParsedPart,
  told: PriceAnswer,
): PriceAnswer {
  const words = forbidding.slice(0, MAX_WORDS)
  const isNearest = words.length > 0 && told.series.length > 0 && question.kind !== 'sum'
  const left = [...(isNearest ? [] : words), ...beside].slice(0, MAX_WORDS)
  return {
    ...told,
    statements: [
      ...(isNearest ? asNearest(told.statements, words) : told.statements),
      ...(left.length > 0 ? [said({ code: 'not_read', values: { words: left } })] : []),
    ],
  }
}

/** The `nearest` statement goes after these refusals and gaps, and before the values. */
const before: ReadonlySet<CodedStatement['code']> = new Set([
  'no_forecast',
  'no_advice',
  'kind_not_stored',
  'unknown_place',
  'not_found',
  'none_then',
])

function asNearest(statements: readonly Statement[], words: readonly string[]): readonly Statement[] {
  const others = statements.filter(({ code }) => code !== 'nearest')
  const at = others.findIndex(({ code }) => !before.has(code))
  const nearest = said({ code: 'nearest', values: { words } })
  return at < 0 ? [...others, nearest] : others.toSpliced(at, 0, nearest)
}

function bothOf(first: PriceAnswer, other: PriceAnswer): PriceAnswer {
  const others = other.statements.filter(
    (one) => !first.statements.some((before) => isSameStatement(before, one)),
  )
  const all = [...first.statements, ...others]
  return {
    statements: [...all.filter(({ code }) => !ofAll.has(code)), ...all.filter(({ code }) => ofAll.has(code))],
    series: [...new Set([...first.series, ...other.series])],
    suggestions: other.suggestions,
    answered: first.answered || other.answered,
  }
}

const said = (statement: CodedStatement): Statement => ({ ...statement, facts: [] })
