/**
 * Whom to call: the number of the ambulance, of the fire brigade where that has another, and of a poison centre where
 * the country has one.
 */
export interface EmergencyNumbers {
  readonly ambulance: string
  readonly fireBrigade?: string
  readonly poisonCentre?: string
}

const european =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK CH TR UA'.split(
    ' ',
  )

// Numbers that are publicly known, noted in November 2026; those of the poison centres of Australia, New Zealand and
// South Africa were read on their own pages, none was dialled. Whoever runs the product for a country checks its own.
const numbers: Readonly<Record<string, EmergencyNumbers>> = {
  ...Object.fromEntries(european.map((country) => [country, { ambulance: '112' }])),
  IN: { ambulance: '112' },
  PK: { ambulance: '1122' },
  BD: { ambulance: '999' },
  LK: { ambulance: '1990', fireBrigade: '110' },
  KE: { ambulance: '999' },
  UG: { ambulance: '999' },
  TZ: { ambulance: '112' },
  RW: { ambulance: '912' },
  NG: { ambulance: '112' },
  GH: { ambulance: '112' },
  ZA: { ambulance: '10177', poisonCentre: '0861 555 777' },
  GB: { ambulance: '999' },
  US: { ambulance: '911', poisonCentre: '1-800-222-1222' },
  CA: { ambulance: '911' },
  MX: { ambulance: '911' },
  BR: { ambulance: '192', fireBrigade: '193' },
  AR: { ambulance: '107', fireBrigade: '100' },
  CO: { ambulance: '123' },
  CL: { ambulance: '131', fireBrigade: '132' },
  NI: { ambulance: '128', fireBrigade: '115' },
  EG: { ambulance: '123', fireBrigade: '180' },
  MA: { ambulance: '15' },
  SN: { ambulance: '1515', fireBrigade: '18' },
  CI: { ambulance: '185', fireBrigade: '180' },
  PH: { ambulance: '911' },
  TH: { ambulance: '1669', fireBrigade: '199' },
  AU: { ambulance: '000', poisonCentre: '13 11 26' },
  NZ: { ambulance: '111', poisonCentre: '0800 764 766' },
}

/** The number that a mobile telephone takes in most countries. */
const INTERNATIONAL: EmergencyNumbers = { ambulance: '112' }

/**
 * The numbers of the first of these countries that is known; the international one without.
 *
 * @param countries ISO 3166-1 alpha-2
 */
export function emergencyNumbers(countries: readonly string[]): EmergencyNumbers {
  return countries.map((country) => numbers[country]).find((known) => known !== undefined) ?? INTERNATIONAL
}
