import * as z from 'zod/mini'

/** `C_difference` is a temperature difference. */
const limitUnit = z.enum(['C', 'C_difference', 'km/h', 'mm', 'share', '%', 'h', 'thi'])

/** Reason for a window's verdict: a code and its values. The client adds the text. */
const workReason = z.object({
  /** An open string, because a page older than the server must not fail on a new code. */
  code: z.string(),
  /** In the limit's unit, rounded to a thousandth. */
  value: z.optional(z.number()),
  limit: z.optional(z.object({ value: z.number(), unit: limitUnit })),
  /** The missing forecast data if the code is `missing`. */
  input: z.optional(z.string()),
  /**
   * Kind of precipitation if other than rain, for example `snow`. An open string, like the codes.
   */
  fall: z.optional(z.string()),
  /** Time of the value, or the start of the event, unix seconds. */
  atDt: z.optional(z.number()),
})

/** A time range with one verdict on a job, unix seconds. The windows of a day are contiguous. */
export const workWindow = z.object({
  startDt: z.number(),
  endDt: z.number(),
  /** `unknown` means too little data to judge. Never treat it as good. */
  verdict: z.enum(['good', 'careful', 'dont', 'unknown']),
  /** The deciding reason first; empty if there are no problems. */
  reasons: z.array(workReason),
  /** Reason for care with its own icon. Its reasons come first. */
  care: z.optional(z.enum(['dark', 'drift'])),
  /** Suitable, but shorter than the job needs. */
  short: z.optional(z.boolean()),
  /** Suitable, but at night. Such windows begin and end with the night. */
  night: z.optional(z.boolean()),
})
export type WorkWindow = z.infer<typeof workWindow>

/** A judged job, with every applied limit and its source. */
export const judgedWork = z.object({
  /** An open string, like the codes. */
  work: z.string(),
  limits: z.array(z.object({ name: z.string(), value: z.number(), unit: limitUnit, publisher: z.string() })),
})
export type JudgedWork = z.infer<typeof judgedWork>
