import * as z from 'zod/mini'

/** The unit that a limit and the figure held against it are in; `C_difference` is a difference of temperatures. */
const limitUnit = z.enum(['C', 'C_difference', 'km/h', 'mm', 'share', '%', 'h', 'thi'])

/** Why a stretch of time is judged as it is: a code and its figures, which the client puts into words. */
const workReason = z.object({
  /** A name and no closed list: a page that is older than the server must not fail on a new one. */
  code: z.string(),
  /** The figure in the limit's unit, to a thousandth. */
  value: z.optional(z.number()),
  limit: z.optional(z.object({ value: z.number(), unit: limitUnit })),
  /** What the forecast does not have, where the code is `missing`. */
  input: z.optional(z.string()),
  /** As what it falls, where the reason tells of that and it is not rain: `snow`. Open, as the codes are. */
  fall: z.optional(z.string()),
  /** The hour of the figure, or the one in which what it tells of begins; unix seconds. */
  atDt: z.optional(z.number()),
})

/** A stretch of one verdict on a job, unix seconds. The windows of a day follow each other without a gap. */
export const workWindow = z.object({
  startDt: z.number(),
  endDt: z.number(),
  /** `unknown`: it cannot be judged, which is never the same as good. */
  verdict: z.enum(['good', 'careful', 'dont', 'unknown']),
  /** The one that decides first; none where nothing speaks against the job. */
  reasons: z.array(workReason),
  /** The reason for care, where it has a sign of its own; its reasons come first. */
  care: z.optional(z.enum(['dark', 'drift'])),
  /** It can be worked in, and is over before the job would be. */
  short: z.optional(z.boolean()),
  /** It can be worked in, and lies in the night: such windows begin and end with it. */
  night: z.optional(z.boolean()),
})
export type WorkWindow = z.infer<typeof workWindow>

/** A job that was judged, with every limit that it was held against and whose it is. */
export const judgedWork = z.object({
  /** Open, as the codes are. */
  work: z.string(),
  limits: z.array(z.object({ name: z.string(), value: z.number(), unit: limitUnit, publisher: z.string() })),
})
export type JudgedWork = z.infer<typeof judgedWork>
