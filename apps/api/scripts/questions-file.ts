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

/** A question with those before it, oldest first; what else its line has goes through untouched. */
export interface Conversation {
  readonly turns: readonly string[]
  readonly [about: string]: unknown
}

/**
 * The questions of a file, a JSON object a line with `turns` (a conversation, its last the question) or `question`.
 *
 * @throws what is wrong, with the number of its line
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
