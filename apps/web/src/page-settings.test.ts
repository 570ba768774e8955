import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { readPageSettings } from './page-settings.ts'

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument('')
  const element = page.createElement('script')
  element.type = 'application/json'
  element.id = PAGE_SETTINGS_ID
  element.textContent = text
  page.body.append(element)
  return page
}

test('readPageSettings reads the settings that the server wrote into the page', () => {
  const page = pageWith('{"weatherIconBaseUrl":"https://icons.example","other":1}')
  expect(readPageSettings(page)).toEqual({ weatherIconBaseUrl: 'https://icons.example' })
})

test('invalid settings keep the defaults', () =>
  checkRows(['', '{}', 'not json', '[]', '{"farmAssistantUrl":7}'], (text) => {
    expect(readPageSettings(pageWith(text))).toEqual({})
  }))

test('a page without a settings element keeps the defaults', () => {
  expect(readPageSettings(document.implementation.createHTMLDocument(''))).toEqual({})
})
