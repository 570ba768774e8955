import type { PriceReader, PriceSourceId } from '../imports/price-item.ts'
import { readEcbRates } from './ecb-rates.ts'
import { readEuPrices } from './eu-prices.ts'
import { readFrankfurterRates } from './frankfurter-rates.ts'
import { readPinkSheet } from './pink-sheet.ts'
import { readWfpPrices } from './wfp-prices.ts'

/** A source's reader, and the attribution that must accompany its prices. */
export interface PriceSource {
  name: string
  url: string
  attribution: string
  licence: string
  licenceUrl: string
  read: PriceReader
}

/** All sources of prices and exchange rates, with attributions in the sources' own wording. */
export const sourceList: Readonly<Record<PriceSourceId, PriceSource>> = {
  'world-bank': {
    name: 'World Bank Pink Sheet',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    attribution: 'The World Bank: Commodity Price Data (The Pink Sheet)',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    read: readPinkSheet,
  },
  wfp: {
    name: 'WFP food prices',
    url: 'https://data.humdata.org/organization/wfp',
    attribution: 'WFP - VAM Food Prices, via Humanitarian Data Exchange (HDX)',
    licence: 'CC BY-IGO',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/igo/',
    read: readWfpPrices,
  },
  eu: {
    name: 'EU Agri-food Data Portal',
    url: 'https://agridata.ec.europa.eu/',
    attribution: 'Source: European Commission, Agri-food Data Portal',
    licence: 'Reuse with the source named (Decision 2011/833/EU)',
    licenceUrl: 'https://eur-lex.europa.eu/eli/dec/2011/833/oj',
    read: readEuPrices,
  },
  ecb: {
    name: 'European Central Bank',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/',
    attribution: 'Exchange rates: European Central Bank reference rates, information only',
    licence: 'Free reuse with the source named',
    licenceUrl: 'https://www.ecb.europa.eu/services/disclaimer/',
    read: readEcbRates,
  },
  frankfurter: {
    name: 'Frankfurter',
    url: 'https://frankfurter.dev/',
    attribution: 'Exchange rates: central banks, via Frankfurter, information only',
    licence: 'Free reuse with the source named',
    licenceUrl: 'https://frankfurter.dev/',
    read: readFrankfurterRates,
  },
}
