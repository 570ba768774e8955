import type { Question } from '../../src/understand/reading.ts'
import type { Labelled } from './corpus.ts'

/** So many of so many. */
type Share = readonly [count: number, of: number]

/** How labelled questions were read. */
export interface HowRead {
  /** Emergencies that were read as such. */
  readonly emergencies: Share
  /** Other questions that were read as an emergency: near misses on purpose, and ordinary ones. */
  readonly falseAlarms: { readonly nearMisses: Share; readonly ordinary: Share }
  /** Questions of a labelled topic, no danger, that were read as that. */
  readonly topics: Share
  /** The same by the file of the corpus that they stand in. */
  readonly byFile: Readonly<Record<string, Share>>
  /** Questions about something else than prices and sums that were read as a price. */
  readonly prices: Share
}

/** Holds what is read of labelled questions against their labels. */
export function howRead(labelled: readonly Labelled[], read: (text: string) => Question): HowRead {
  const rows = labelled.map((one) => ({ one, reading: read(one.text) }))
  type Row = (typeof rows)[number]
  const share = (of: readonly Row[], holds: (row: Row) => boolean): Share => [
    of.filter(holds).length,
    of.length,
  ]
  const isAlarm = ({ reading }: Row) => reading.danger === 'emergency'
  const calm = rows.filter(({ one }) => one.danger !== 'emergency')
  const ofTopics = calm.filter(({ one }) => one.danger === 'none' && one.topics.length > 0)
  const isRight = ({ one, reading }: Row) =>
    one.topics.some((topic) => (topic === 'small-talk' ? reading.topic === 'other' : topic === reading.topic))
  const isNear = ({ one }: Row) => one.file.includes('harmless')
  const ofFiles = Object.entries(Object.groupBy(ofTopics, ({ one }) => one.file))
  return {
    emergencies: share(
      rows.filter(({ one }) => one.danger === 'emergency'),
      isAlarm,
    ),
    falseAlarms: {
      nearMisses: share(calm.filter(isNear), isAlarm),
      ordinary: share(
        calm.filter((row) => !isNear(row)),
        isAlarm,
      ),
    },
    topics: share(ofTopics, isRight),
    byFile: Object.fromEntries(ofFiles.map(([file, of = []]) => [file, share(of, isRight)])),
    prices: share(
      ofTopics.filter(({ one }) => !one.topics.includes('price') && !one.topics.includes('sums')),
      ({ reading }) => reading.topic === 'price' && reading.danger === undefined,
    ),
  }
}
