import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'
import { parseShortPlusCode, recoverPlusCode } from './plus-code.ts'

/** The point of all notations below. */
const nakuru = { lat: -0.3072, lon: 36.0723 }
const notations = [
  // Google Maps, Garmin, Apple and Wikipedia, also typed without the signs.
  `0°18'25.92"S 36°04'20.28"E`,
  "S 00° 18.432' E 036° 04.338'",
  '0°18′25.92″ S  36°4′20.28″ E',
  '0º18´25.92´´S 36º04´20.28´´E',
  '0˚ 18’ 25.92” S, 36˚ 4’ 20.28” E',
  '−0° 18′ 25.92″  36° 4′ 20.28″',
  '0 18 25.92 S 36 4 20.28 E',
  '0d18m25.92sS 36d4m20.28sE',
  '0 deg 18 min 25.92 sec S, 36 deg 4 min 20.28 sec E',
  `36°04'20.28"E 0°18'25.92"S`,
  // Letters and words of direction. A minus beside an S does not negate twice.
  'S0.3072 E36.0723',
  '0.3072S36.0723E',
  'E 36.0723, S 0.3072',
  '-0.3072 S, 36.0723 E',
  'S-0.3072, E36.0723',
  '0.3072 sur, 36.0723 este',
  // Signs, separators, brackets, invisible characters.
  '-0.3072, 36.0723',
  '-0.3072 36.0723',
  '−0.3072,36.0723',
  '(–0.3072; +036.0723)',
  '-00.3072+036.0723/',
  '-.3072, 36.0723',
  '[-0.3072\u200b,\t36.0723\u200e].',
  // Decimal commas and other digits.
  '-0,3072, 36,0723',
  '-0,3072 36,0723',
  '0,3072° S; 36,0723° E',
  '-０．３０７２，３６．０７２３',
  '-०.३०७२, ३६.०७२३',
  '٠٫٣٠٧٢ S ٣٦٫٠٧٢٣ E',
  // Among words and labels; formats with the longitude first.
  'My farm is at -0.3072, 36.0723',
  'GPS: -0.3072, 36.0723, 1850 m',
  'Latitude : 0,3072 S, Longitude : 36,0723 E',
  'lon=36.0723, lat=-0.3072',
  '{"lat": -0.3072, "lng": 36.0723, "accuracy": 12.5}',
  '{"type":"Point","coordinates":[36.0723,-0.3072]}',
  'POINT(36.0723 -0.3072)',
  // Links and URIs.
  'geo:-0.3072,36.0723;u=35',
  'geo:0,0?q=-0.3072%2C36.0723(Shamba)',
  'google.navigation:q=-0.3072,36.0723',
  'https://www.google.com/maps/@-0.3072,36.0723,15z',
  'Here: maps.google.com/?q=loc:-0.3072,36.0723(My+farm) thanks',
  `https://www.google.com/maps/place/0%C2%B018'25.92%22S+36%C2%B004'20.28%22E/@1.5,2.5,17z?entry=ttu`,
  'https://www.google.com/maps/place/Farm/@1.5,2.5,17z/data=!4m6!3m5!8m2!3d-0.3072!4d36.0723!16s?entry=ttu',
  'https://www.google.com/maps/dir/?api=1&origin=1.5,2.5&destination=-0.3072%2C36.0723',
  'https://www.openstreetmap.org/?mlat=-0.3072&mlon=36.0723#map=15/1.5/2.5',
  'https://www.openstreetmap.org/#map=16/-0.3072/36.0723',
  'https://maps.apple.com/?ll=-0.3072,36.0723&q=My%20Farm',
  'https://www.bing.com/maps?cp=-0.3072~36.0723&lvl=16.0',
  'https://www.waze.com/live-map/directions?to=ll.-0.3072%2C36.0723',
  'https://yandex.com/maps/?ll=36.0723%2C-0.3072&z=16',
]

const none = [
  // Off the globe, half a pair, minutes and seconds past 59.
  ...[
    '91, 0',
    '0, 181',
    '52.37',
    '12345',
    'Lat: 12.1364',
    `0°75'25"S 36°04'20"E`,
    '12.5N 13.5N',
    '- 0.3072, 36.0723',
  ],
  // Postcodes, telephones, addresses.
  ...[
    '040 01',
    '110 001',
    'E1 6AN',
    'N1 1SE',
    '11000-000',
    '0712 345 678',
    '+254 712 345678',
    '+505 8888-1234',
  ],
  ...['Flat 3, 45 Market Road', 'Plot 12, 34', 'Calle 12 45-30', 'Ludlow 7', '192.168.1.10'],
  // Dates, times, prices, fertilisers.
  ...['12/05/2026', '12.05.2026', '05.12.2026 14:30', '6:00-18:00', '10:30, 12:45'],
  ...[
    '3,150',
    '1.234,56',
    '3,200 4,500',
    '32.50 to 36.00 per kg',
    '32.50-36.00',
    'Price 12.50, 13.20',
    '25° 30°',
  ],
  ...['NPK 17:17:17', '36 07 23 11 05', '2+2', 'AB12+CD'],
  // Links without coordinates.
  ...[
    'https://maps.app.goo.gl/36.07230',
    'https://www.google.com/maps/place/Nakuru,+Kenya',
    'geo:0,0?q=Nakuru',
  ],
]

test('reads coordinates in any usual notation and ignores any other text', () => {
  const misread = notations.filter((text) => {
    const { lat, lon } = parseCoordinates(text) ?? { lat: 0, lon: 0 }
    return Math.abs(lat - nakuru.lat) > 1e-5 || Math.abs(lon - nakuru.lon) > 1e-5
  })
  expect(misread).toEqual([])
  expect(none.filter((text) => parseCoordinates(text) !== undefined)).toEqual([])
  expect(parseCoordinates('52, -2')).toEqual({ lat: 52, lon: -2 })
  expect(parseCoordinates('12,1364° N 86,2514° O')).toEqual({ lat: 12.1364, lon: -86.2514 })
})

test('reads full Plus codes, and short ones near a reference point', () => {
  const full = { lat: 6.688563, lon: -1.624438 }
  for (const text of ['6crwm9qg+c6', 'Farm 6CRWM9QG+C6', 'https://plus.codes/6CRWM9QG+C6']) {
    expect(parseCoordinates(text)).toEqual(full)
  }
  expect(parseShortPlusCode('M9QG+C6, Kumasi')).toEqual({ code: 'M9QG+C6', locality: 'Kumasi' })
  expect(recoverPlusCode({ code: 'M9QG+C6' }, { lat: 6.9, lon: -1.9 })).toEqual(full)
  // Across the equator and across a whole degree.
  expect(recoverPlusCode({ code: '2XCP+GR' }, { lat: -0.0312, lon: 35.0214 })).toEqual({
    lat: 0.021312,
    lon: 34.987062,
  })
})

test('never reads a point off the globe', () => {
  const bits = fc.constantFrom(
    ...notations,
    ...none,
    '1',
    '1°',
    "1'",
    '1.1,',
    '-',
    'N ',
    'lat ',
    '&q=1.1,',
    '%',
    'a.',
  )
  const pasted = fc.array(fc.oneof(bits, fc.string({ maxLength: 9 })), { maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(pasted, (parts) => {
      const text = parts.join('').slice(0, 1_000)
      const point = parseCoordinates(text)
      if (point !== undefined)
        expect([Math.abs(point.lat) <= 90, Math.abs(point.lon) <= 180]).toEqual([true, true])
    }),
  )
})
