import { readFile } from 'node:fs/promises'
import * as z from 'zod'

const line = z
  .looseObject({ question: z.string().optional(), turns: z.array(z.string()).min(1).optional() })
  .transform(({ question, turns, ...about }, context) => {
    if (turns !== undefined) return { ...about, turns }
    if (question !== undefined) return { ...about, turns: [question] }
    context.addIssue({ code: 'custom', message: 'a line has `turns` or a `question`' })
    return z.NEVER
  })

/**
 * A question with the earlier questions of its conversation, oldest first. Other fields are passed
 * through.
 */
export interface Conversation {
  readonly turns: readonly string[]
  readonly [about: string]: unknown
}

/**
 * Reads a file of questions, one JSON object per line. Each has `turns` (a conversation that ends
 * with the question) or a `question`.
 * @throws {Error} with the line number of a fault
 */
export async function readQuestionFile(path: string): Promise<Conversation[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return []
    try {
      return [line.parse(JSON.parse(text))]
    } catch (error) {
      throw new Error(`line ${at + 1} of ${path} is no question`, { cause: error })
    }
  })
}
