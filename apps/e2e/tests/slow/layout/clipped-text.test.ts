import { expect, test } from '@playwright/test'
import { findClippedWords } from '../../support/checks/clipped-words.ts'

const page = `
  <style>div { width: 100px; font: 16px monospace } .low { height: 20px }</style>
  <div class="whole">all is well here, and it wraps</div>
  <div class="straight" style="white-space: nowrap">much too long a line of words</div>
  <div class="low hides" style="overflow: hidden"><p>line one and line two and line three</p></div>
  <div class="low scrolls" style="overflow: auto">line one and line two and line three</div>
  <div class="wide">Donaudampfschifffahrtsgesellschaft</div>
  <div class="around"><span>a <b>Donaudampfschifffahrt</b></span></div>
  <div class="drawn" aria-hidden="true">Donaudampfschifffahrtsgesellschaft</div>`

test('findClippedWords finds every clipped text and names the element that clips it', async ({
  page: tab,
}) => {
  await tab.setContent(page)
  expect(await findClippedWords(tab)).toEqual([
    '"much too long a line of words" by straight',
    '"line one and line two and line three" by low hides',
    '"Donaudampfschifffahrtsgesellschaft" by wide',
    '"a " by around',
    '"Donaudampfschifffahrt" by around',
  ])
})

const lists = `
  <style>select { font: 16px monospace; width: 120px }</style>
  <select class="whole"><option>maize</option><option>a much longer one that is not chosen</option></select>
  <select class="cut"><option>Winter wheat of the far field</option></select>
  <select class="wraps" style="appearance: base-select"><option>Winter wheat of the far field</option></select>
  <select class="low" style="appearance: base-select; height: 20px"><option>Winter wheat of the field</option></select>
  <select class="wide" style="appearance: base-select"><option>Donaudampfschifffahrtsgesellschaft</option></select>
  <select class="closed" hidden><option>Winter wheat of the far field</option></select>`

test('findClippedWords finds a clipped option in a closed list', async ({ page: tab }) => {
  await tab.setContent(lists)
  const before = await tab.content()
  expect(await findClippedWords(tab)).toEqual([
    '"Winter wheat of the far field" chosen in cut',
    '"Winter wheat of the field" chosen in low',
    '"Donaudampfschifffahrtsgesellschaft" chosen in wide',
  ])
  expect(await tab.content()).toBe(before)
})
