import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  ['where do I buy certified potato seed', 'variety-and-seed'],
  ['where can i get clean cassava stems, my own have mosaic', 'variety-and-seed'],
  ['where can I buy sweet potato vines for planting', 'variety-and-seed'],
  ['header losses on the combine in barley, what settings', 'machinery-and-inputs'],
  ['what concave clearance and drum speed for the combine in wheat', 'machinery-and-inputs'],
  ['where can I buy a seed drill', 'machinery-and-inputs'],
  ['where to get tractor tyres', 'machinery-and-inputs'],
  ['my combine shows error code 523.12 what is it', 'machinery-and-inputs'],
  ['combine code E45 flashing, what now', 'machinery-and-inputs'],
  ['tractor throws fault code P0087', 'machinery-and-inputs'],
  ['baler shows a red warning light', 'machinery-and-inputs'],
  ['sprayer monitor error 17 today', 'machinery-and-inputs'],
  ['harvester ka error code 12 aa raha hai', 'machinery-and-inputs'],
  ['mi cosechadora marca error 523.12', 'machinery-and-inputs'],
])('T1 %s is about %s', (question, topic) => {
  expect(understand(question, nowhere).topic).toBe(topic)
})
