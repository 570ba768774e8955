import { expect, test } from 'vitest'
import { kilograms } from '../mass.ts'
import { bushelCropFor } from './bushel-crop.ts'
import { catalogue } from './catalogue.ts'

test('U2 gives each commodity the bushel weight in its catalogue entry, or none', () => {
  const weights = (crop: (one: (typeof catalogue)[number]) => string | undefined) =>
    catalogue.map((one) => [one.id, kilograms('bushel', crop(one))])
  expect(weights(({ id }) => bushelCropFor(id))).toEqual(weights(({ bushel }) => bushel))
})
