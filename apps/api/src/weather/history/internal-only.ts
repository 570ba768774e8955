import * as z from 'zod/mini'
import { checksummedJson } from '../answers/checksummed-json.ts'

/** Common properties of questions whose answers are never sent. */
export const internalOnly = <T>(schema: z.ZodMiniType<T>) => ({
  later: (answer: T): T => answer,
  ...checksummedJson(schema),
  fit: (answer: T): T => z.parse(schema, answer),
  wire: (): null => null,
})
