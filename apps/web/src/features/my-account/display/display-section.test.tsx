import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { accountServer, openSection } from '../my-account.fixture.ts'

accountServer()
afterEach(() => {
  delete document.documentElement.dataset.display
})

test('choosing a theme keeps the other display settings, and "System" removes the theme', async () => {
  document.documentElement.dataset.display = 'outdoors large'
  const section = await openSection('Display')
  const radio = (name: string) => section.getByRole<HTMLInputElement>('radio', { name })
  expect(radio('System').checked).toBe(true)
  fireEvent.click(radio('Dark'))
  expect(document.documentElement.dataset.display).toBe('dark outdoors large')
  expect([radio('Dark').checked, radio('Large').checked]).toEqual([true, true])
  fireEvent.click(radio('Light'))
  expect(localStorage.getItem('display')).toBe('light outdoors large')
  fireEvent.click(radio('System'))
  expect(document.documentElement.dataset.display).toBe('outdoors large')
})

test('text size and outdoor display show the current choice and apply changes at once', async () => {
  document.documentElement.dataset.display = 'outdoors'
  const section = await openSection('Display')
  const outdoors = section.getByRole<HTMLInputElement>('checkbox')
  expect([outdoors.checked, section.getByRole<HTMLInputElement>('radio', { name: 'Usual' }).checked]).toEqual(
    [true, true],
  )
  fireEvent.click(section.getByRole('radio', { name: 'Larger' }))
  expect(document.documentElement.dataset.display).toBe('outdoors larger')
  fireEvent.click(outdoors)
  expect(document.documentElement.dataset.display).toBe('larger')
  expect(section.getByRole('status').textContent).toBe('')
})

test('a browser that blocks storage applies the choice to this page and shows a message', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  const section = await openSection('Display')
  fireEvent.click(section.getByRole('checkbox'))
  expect(section.getByRole('status').textContent).toMatch(/^This browser cannot save settings/)
  expect(document.documentElement.dataset.display).toBe('outdoors')
})
