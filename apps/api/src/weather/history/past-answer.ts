import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'
import { hourStep } from '../steps/hour-step.ts'

/**
 * The hours of the last two days, today and tomorrow, oldest first, from a source other than the
 * forecast's provider. Internal: never sent to clients.
 */
export const pastAnswer = z.object({ hours: z.array(hourStep), source })
export type PastAnswer = z.infer<typeof pastAnswer>
