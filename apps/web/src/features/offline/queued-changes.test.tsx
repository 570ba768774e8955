import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '../../phone/outbox/change.ts'
import * as outbox from '../../phone/outbox/outbox.ts'
import { clearRetryDelay, sendChanges } from '../../phone/outbox/send-changes.ts'
import * as savedResponses from '../../phone/storage/saved-responses.ts'
import { renderView } from '../../testing/render.tsx'
import { QueuedChanges } from './queued-changes.tsx'

const MADE = Date.parse('2026-11-24T06:10:00Z')
const WEEK_MS = 7 * 24 * 3_600_000
const kept = { ...savedResponses, outbox, ownAccount: () => 'a' }

const meadow: Change = {
  kind: 'place',
  name: 'Meadow',
  call: { action: 'choose', args: { body: { id: 7 } } },
}
const wait = (change: Change, slot: string = change.kind) => outbox.addChange('a', { change, slot }, MADE)

let answer: () => Response
let asked: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MADE })
  // happy-dom lacks Web Locks, and this test has only one page.
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { request: (_name: string, _how: object, run: (lock: object) => Promise<void>) => run({}) },
  })
  asked = []
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  clearRetryDelay()
  await savedResponses.wipeSavedData()
})
afterEach(async () => {
  await savedResponses.wipeSavedData()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a rejected change shows its name and the reason, and stays until removed', async () => {
  const why = { code: 'newer_than_this_page', message: 'Your farm has no such place.', requestId: '1' }
  answer = () => Response.json(why, { status: 404 })
  await wait(meadow)
  renderView(<QueuedChanges kept={kept} />)
  await screen.findByText(/^Will be sent when .*: Meadow as your location\.$/)
  await sendChanges('a', Date.now(), () => {})
  await screen.findByText('Could not be saved: Meadow as your location. Your farm has no such place.')
  expect(buttons()).toEqual(['Remove'])
  // A permanently refused change is neither sent again nor deleted.
  await sendChanges('a', Date.now(), () => {})
  expect(asked).toEqual(['/api/farm/current'])
  expect(await outbox.readQueuedChanges('a')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(await outbox.readQueuedChanges('a')).toEqual([])
})

test('a change rejected without a reason still shows its name', async () => {
  answer = () => Response.json({ message: '', code: 'unheard_of', requestId: '1' }, { status: 400 })
  await wait(meadow)
  await sendChanges('a', Date.now(), () => {})
  renderView(<QueuedChanges kept={kept} />)
  await screen.findByText(/^Could not be saved: Meadow as your location\./)
})

test('a change that has been queued for over a week is sent only after "Send now"', async () => {
  await wait(meadow)
  vi.setSystemTime(MADE + WEEK_MS)
  renderView(<QueuedChanges kept={kept} />)
  await screen.findByText('Waiting for more than a week: Meadow as your location.')
  expect(buttons()).toEqual(['Send now', 'Remove'])
  await sendChanges('a', Date.now(), () => {})
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(asked).toEqual(['/api/farm/current'])
  expect(await outbox.readQueuedChanges('a')).toEqual([])
})

test('an old change confirmed while offline waits like a new change', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await wait(meadow)
  vi.setSystemTime(MADE + WEEK_MS)
  renderView(<QueuedChanges kept={kept} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }))
  await screen.findByText(/^Will be sent when the network is back and this page is open: Meadow/)
  await waitFor(() => expect(asked).toEqual(['/api/farm/current']))
  expect(await outbox.readQueuedChanges('a')).toMatchObject([{ madeAt: MADE + WEEK_MS }])
})

test('each queued change is named by its subject, even just before a week has passed', async () => {
  await wait({ kind: 'settings', base: {}, wanted: { soil: 'clay' } })
  await wait({ kind: 'settings', base: {}, wanted: { boardUnit: 'bag' } }, 'board')
  await wait({ kind: 'message', args: { body: { name: 'Ama', replyTo: '0700', message: 'Frost' } } })
  vi.setSystemTime(MADE + WEEK_MS - 60_000)
  renderView(<QueuedChanges kept={kept} />)
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3))
  for (const what of ['your farm settings', 'your price board', 'your message to us'])
    expect(
      screen.getByText(`Will be sent when the network is back and this page is open: ${what}.`),
    ).toBeTruthy()
})
