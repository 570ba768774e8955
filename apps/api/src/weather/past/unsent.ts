import * as z from 'zod/mini'
import { keptText } from '../answers/kept-text.ts'

/** What is the same of every answer that is only worked with here, and sent to nobody. */
export const unsent = <T>(schema: z.ZodMiniType<T>) => ({
  later: (answer: T): T => answer,
  ...keptText(schema),
  fit: (answer: T): T => z.parse(schema, answer),
  wire: (): null => null,
})
