import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { alertsState } from './alerts-state.ts'

const seen = {
  isSample: false,
  isElsewhere: false,
  isMissing: false,
  hasFailed: false,
  notSince: undefined,
  isUsual: false,
}
const nothing = { sentences: [], unchecked: [], until: () => 'Friday 18:00' }
const frost = { ...nothing, sentences: ['Frost on Tuesday.', 'Gusts on Friday.'] }

test('alertsState gives each state its tone and text', () =>
  checkRows(
    [
      ['still looking', { ...seen, ahead: undefined }, 'looking', 'Checking for alerts...'],
      ['nothing ahead', { ...seen, ahead: nothing }, 'calm', 'No alerts until Friday 18:00.'],
      ['something ahead', { ...seen, ahead: frost }, 'alert', 'Frost on Tuesday.'],
      [
        'sample weather, whatever it holds',
        { ...seen, isSample: true, ahead: frost },
        'unchecked',
        'Alerts are not checked for sample weather.',
      ],
      [
        'the weather of somewhere else than the farm',
        { ...seen, isElsewhere: true, ahead: frost },
        'unchecked',
        'Alerts are not checked: choose your place.',
      ],
      [
        'no forecast',
        { ...seen, isMissing: true, ahead: undefined },
        'unchecked',
        'Alerts are not checked: there is no forecast.',
      ],
      [
        'a forecast that nobody has looked at',
        { ...seen, hasFailed: true, ahead: undefined },
        'unchecked',
        'Alerts could not be loaded, so they have not been checked.',
      ],
      [
        'an old forecast with nothing in it',
        { ...seen, notSince: '18:00', ahead: nothing },
        'unchecked',
        'Alerts not checked since 18:00.',
      ],
      [
        'an old forecast with something in it',
        { ...seen, notSince: '18:00', ahead: frost },
        'unchecked',
        'Alerts not checked since 18:00. Found then: Frost on Tuesday.',
      ],
      [
        'nothing found, but not everything was there to look at',
        { ...seen, ahead: { ...nothing, unchecked: ['gusts', 'potato blight'] } },
        'unchecked',
        'Not checked: gusts, potato blight. No other alerts.',
      ],
      [
        'nothing found, but not at the limits of the farmer',
        { ...seen, isUsual: true, ahead: nothing },
        'unchecked',
        'No alerts at the usual limits until Friday 18:00. Your own limits could not be loaded.',
      ],
    ] as const,
    ([, state, tone, words]) => {
      expect(alertsState(state)).toMatchObject({ tone, words })
    },
  ))

test('screen readers are not notified while alerts are loading or when there are none', () => {
  expect(alertsState({ ...seen, ahead: nothing }).isNews).toBe(false)
  expect(alertsState({ ...seen, ahead: undefined }).isNews).toBe(false)
  expect(alertsState({ ...seen, ahead: frost })).toMatchObject({ isNews: true, more: 1 })
  expect(alertsState({ ...seen, isMissing: true, ahead: undefined }).isNews).toBe(true)
})
