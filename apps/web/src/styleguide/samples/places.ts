import type { Farm } from '@smart-farming/contracts/farm'

export const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
export const lanet = { name: 'Lanet', state: 'Nakuru County', country: 'KE', lat: -0.298, lon: 36.14 }

export const farm: Farm = {
  places: [
    { ...nakuru, id: 1, zone: 'Africa/Nairobi' },
    { ...lanet, id: 2, zone: 'Africa/Nairobi' },
  ],
  current: 1,
  candidates: [],
}
