import type { BOARD_UNITS } from '@smart-farming/contracts/prices/board-limits'

type BoardUnit = (typeof BOARD_UNITS)[number]

/**
 * Common units of sale, where they differ from the source's tonne or kilogram: Kenya's 90 kg bag
 * (NCPB), India's quintal (Agmarknet), Pakistan's maund (AMIS Punjab), and the US bushel (USDA
 * AMS).
 */
const UNITS: Readonly<Partial<Record<string, BoardUnit>>> = {
  KE: 'bag',
  IN: 'quintal',
  PK: 'maund',
  US: 'bushel',
}

/** Default unit in a country (ISO 3166-1 alpha-2); undefined for the source's unit. */
export const defaultUnit = (country: string | undefined): BoardUnit | undefined =>
  country === undefined ? undefined : UNITS[country]
