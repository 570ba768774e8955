import { longDate } from '../../format/dates/long-date.ts'
import { tag } from '../tag.ts'

/** The ways to the page on which farmers run their own account, and what other pages say of it. */
export const myAccount = {
  open: 'My account',
  forgotten: 'Forgotten your password?',
  privacy: 'What we keep, and who sees it',
  /** On the log-in page, after a farmer has asked for it. `day`: `YYYY-MM-DD`. */
  goes: ({ day }: { day: string }) =>
    `Your account will be deleted on ${longDate(tag, day)}. Until then a log-in brings it back.`,
}
