import * as z from 'zod/mini'
import { decode } from '../answers/question.ts'

/** What is the same of every answer that is only worked with here, and sent to nobody. */
export const unsent = <T>(schema: z.ZodMiniType<T>) => ({
  later: (answer: T): T => answer,
  decode: (json: string): T | undefined => decode(schema, json),
  fit: (answer: T): T => z.parse(schema, answer),
  wire: (): null => null,
})
