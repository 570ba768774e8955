import * as z from 'zod/mini'

/** Unit of a limit and of the value compared with it; `C_difference` is a temperature difference. */
const limitUnit = z.enum(['C', 'C_difference', 'km/h', 'mm', 'share', '%', 'h', 'thi'])

/** Reason for the verdict of a window: a code and its values, which the client words. */
const workReason = z.object({
  /** An open string: a page older than the server must not fail on a new one. */
  code: z.string(),
  /** Value in the limit's unit, rounded to a thousandth. */
  value: z.optional(z.number()),
  limit: z.optional(z.object({ value: z.number(), unit: limitUnit })),
  /** Missing forecast data, where the code is `missing`. */
  input: z.optional(z.string()),
  /** Kind of precipitation, if the reason concerns it and it is not rain: `snow`. An open string like the codes. */
  fall: z.optional(z.string()),
  /** Hour of the value, or the hour in which the event begins; unix seconds. */
  atDt: z.optional(z.number()),
})

/** A time range with one verdict on a job, unix seconds. The windows of a day are contiguous. */
export const workWindow = z.object({
  startDt: z.number(),
  endDt: z.number(),
  /** `unknown`: not enough data, which never means good. */
  verdict: z.enum(['good', 'careful', 'dont', 'unknown']),
  /** The deciding reason first; empty if there are no problems. */
  reasons: z.array(workReason),
  /** Reason for care with its own icon; its reasons come first. */
  care: z.optional(z.enum(['dark', 'drift'])),
  /** Suitable, but shorter than the job. */
  short: z.optional(z.boolean()),
  /** Suitable, but at night; such windows begin and end with the night. */
  night: z.optional(z.boolean()),
})
export type WorkWindow = z.infer<typeof workWindow>

/** A judged job, with every limit applied and its source. */
export const judgedWork = z.object({
  /** An open string like the codes. */
  work: z.string(),
  limits: z.array(z.object({ name: z.string(), value: z.number(), unit: limitUnit, publisher: z.string() })),
})
export type JudgedWork = z.infer<typeof judgedWork>
