import { expect, test } from '@playwright/test'
import { wordsCutOff } from './_cut-off.ts'

const page = `
  <style>div { width: 100px; font: 16px monospace } .low { height: 20px }</style>
  <div class="whole">all is well here, and it wraps</div>
  <div class="straight" style="white-space: nowrap">much too long a line of words</div>
  <div class="low hides" style="overflow: hidden"><p>line one and line two and line three</p></div>
  <div class="low scrolls" style="overflow: auto">line one and line two and line three</div>
  <div class="wide">Donaudampfschifffahrtsgesellschaft</div>
  <div class="around"><span>a <b>Donaudampfschifffahrt</b></span></div>
  <div class="drawn" aria-hidden="true">Donaudampfschifffahrtsgesellschaft</div>`

test('words that cannot be read to their end are found, each with what cuts them, and no others', async ({
  page: tab,
}) => {
  await tab.setContent(page)
  expect(await wordsCutOff(tab)).toEqual([
    '"much too long a line of words" by straight',
    '"line one and line two and line three" by low hides',
    '"Donaudampfschifffahrtsgesellschaft" by wide',
    '"a " by around',
    '"Donaudampfschifffahrt" by around',
  ])
})
