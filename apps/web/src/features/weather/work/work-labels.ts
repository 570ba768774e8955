import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { Verdict } from '@smart-farming/weather-core/work/verdict'
import { lazyWords } from '../../../words.ts'

/** Label of a job. A job without a label, sent by a newer server, appears by its id. */
export function jobLabel(work: string): string {
  const jobs: Readonly<Record<string, string>> = lazyWords.work.jobs
  return jobs[work] ?? work.replaceAll('_', ' ')
}

/** Label of a verdict. Frost is not a job: its verdicts say whether frost is expected. */
export function verdictLabel(work: string, verdict: Verdict): string {
  const { frost, verdicts } = lazyWords.work
  return (work === 'frost' ? frost : verdicts)[verdict]
}

/** A window's verdict, with the reason to take care if there is a word for it. */
export function windowLabel(work: string, { verdict, care }: Pick<WorkWindow, 'verdict' | 'care'>): string {
  const said = verdictLabel(work, verdict)
  const { cares, withCare } = lazyWords.work
  return care ? withCare({ verdict: said, care: cares[care] }) : said
}
