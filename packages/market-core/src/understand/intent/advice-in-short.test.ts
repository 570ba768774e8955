import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  'just tell me buy or sell, wheat',
  'tell me, sell or buy maize',
  'should I switch from cotton to soybeans',
  'ought we to move out of maize and over to wheat, should we change from maize to wheat',
  'on what day ought I to sell my maize',
  'which week should we sell the soybeans',
  'is it wise to lay in urea today',
  'would it be wise to stock up on DAP',
])('Q114 whether and when to buy, to sell or to change is declined, however short: %s', (text) => {
  expect(understand(text, storedPlaces)).toMatchObject({ intent: 'advice' })
})

test.each([
  ['What does wheat sell for now?', 'price'],
  ['what do soybeans sell at today', 'price'],
  ['maize sells for how much now', 'price'],
])('Q114 what a thing sells for is its price: %s', (text, intent) => {
  expect(understand(text, storedPlaces)).toMatchObject({ intent })
})
