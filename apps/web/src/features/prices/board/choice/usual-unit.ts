import type { BOARD_UNITS } from '@smart-farming/contracts/prices/board-limits'

type BoardUnit = (typeof BOARD_UNITS)[number]

/**
 * The unit that crops are sold by where it is not the tonne or the kilogram of the source: Kenya's 90 kg bag (NCPB),
 * India's quintal (Agmarknet), Pakistan's maund (AMIS Punjab), the bushel of the United States (USDA AMS).
 */
const UNITS: Readonly<Partial<Record<string, BoardUnit>>> = {
  KE: 'bag',
  IN: 'quintal',
  PK: 'maund',
  US: 'bushel',
}

/** The unit to begin with in a country (ISO 3166-1 alpha-2); undefined where it is the source's. */
export const usualUnit = (country: string | undefined): BoardUnit | undefined =>
  country === undefined ? undefined : UNITS[country]
