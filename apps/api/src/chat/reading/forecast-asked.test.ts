import { expect, test } from 'vitest'
import { bearing } from './forecast-asked.ts'

test.each([
  ['aphids on my kale', ['rain']],
  ['downy mildew in the grapes', ['disease']],
  ['which spray against rust on my coffee', ['disease']],
])(
  'hours to spray, and what washes off or spreads it, stand beside a question of pests: %s',
  (text, measures) => {
    expect(bearing('pest-and-disease', text)).toMatchObject({ jobs: ['spraying'], measures, beside: true })
  },
)

test('whoever asks what it is gets the damp and the rain, and no hours to spray in', () => {
  expect(bearing('pest-and-disease', 'rust on the coffee leaves, what is it?')).toMatchObject({
    jobs: [],
    measures: ['disease'],
  })
})

test.each([
  ['pest-and-disease', 'rats in the maize store'],
  ['pest-and-disease', 'bruchids in the stored cowpeas'],
  ['pest-and-disease', 'moths in my granary'],
  ['nutrients', 'who tests soil here'],
  ['sowing-and-calendar', 'spacing of cabbages'],
  ['scheme', 'loan for a borehole'],
  ['variety-and-seed', 'which hybrid is best'],
] as const)('no weather bears on %s: %s', (topic, text) => {
  expect(bearing(topic, text)).toBeUndefined()
})

test('rain stands beside a question of when to sow in the year, and of what is spread', () => {
  expect(bearing('sowing-and-calendar', 'when do I sow sorghum')).toMatchObject({ measures: ['rain'] })
  expect(bearing('nutrients', 'when to top dress maize')).toMatchObject({ measures: ['rain'] })
})
