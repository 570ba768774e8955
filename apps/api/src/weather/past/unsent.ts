import * as z from 'zod/mini'
import { keptText } from '../answers/kept-text.ts'

/** Common properties of answers for internal use only. */
export const unsent = <T>(schema: z.ZodMiniType<T>) => ({
  later: (answer: T): T => answer,
  ...keptText(schema),
  fit: (answer: T): T => z.parse(schema, answer),
  wire: (): null => null,
})
