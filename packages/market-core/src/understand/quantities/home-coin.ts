import { currencyOfCountries, OWN_MONEY } from '../../own-money.ts'
import type { Question } from '../reading.ts'

/** Coins that several countries have by one name: what the bare name is read as, and what it is elsewhere. */
const shared: readonly {
  readonly code: string
  /** Says whose it is. */
  readonly owned: RegExp
  readonly elsewhere: Readonly<Record<string, string>>
}[] = [
  {
    code: 'KES',
    owned: /(?<!\p{L})(?:kes|k?shs?\.? ?ke|ksh|kshs|keny\p{L}*|bob)(?!\p{L})/iu,
    elsewhere: { UG: 'UGX', TZ: 'TZS', SO: 'SOS' },
  },
  {
    code: 'INR',
    owned: /(?<!\p{L})(?:inr|india\p{L}*|₹)(?!\p{L})/iu,
    elsewhere: { PK: 'PKR', NP: 'NPR', LK: 'LKR', MU: 'MUR' },
  },
  {
    code: 'EGP',
    owned: /(?<!\p{L})(?:egp|egypt\p{L}*)(?!\p{L})/iu,
    elsewhere: { SD: 'SDG', LB: 'LBP', SY: 'SYP' },
  },
  {
    code: 'GBP',
    owned: /(?<!\p{L})(?:gbp|sterling|brit\p{L}*|english|uk|quid|pence|£)(?!\p{L})/iu,
    elsewhere: { EG: 'EGP', SD: 'SDG', SS: 'SSP', LB: 'LBP', SY: 'SYP' },
  },
  {
    code: 'MXN',
    owned: /(?<!\p{L})(?:mxn|mexic\p{L}*)(?!\p{L})/iu,
    elsewhere: { PH: 'PHP', AR: 'ARS', CO: 'COP', CL: 'CLP', UY: 'UYU', DO: 'DOP', CU: 'CUP' },
  },
  {
    code: 'AED',
    owned: /(?<!\p{L})(?:aed|emirat\p{L}*|uae)(?!\p{L})/iu,
    elsewhere: { MA: 'MAD' },
  },
  { code: 'ZMW', owned: /(?<!\p{L})(?:zmw|zambia\p{L}*)(?!\p{L})/iu, elsewhere: { MW: 'MWK', PG: 'PGK' } },
  {
    code: 'JOD',
    owned: /(?<!\p{L})(?:jod|jordan\p{L}*)(?!\p{L})/iu,
    elsewhere: { TN: 'TND', DZ: 'DZD', IQ: 'IQD', LY: 'LYD', KW: 'KWD', BH: 'BHD', RS: 'RSD' },
  },
  {
    code: 'SAR',
    owned: /(?<!\p{L})(?:sar|saudi\p{L}*)(?!\p{L})/iu,
    elsewhere: { YE: 'YER', OM: 'OMR', QA: 'QAR', IR: 'IRR' },
  },
  {
    code: 'XAF',
    owned: /(?<!\p{L})(?:xaf|central)(?!\p{L})/iu,
    elsewhere: {
      SN: 'XOF',
      CI: 'XOF',
      ML: 'XOF',
      BF: 'XOF',
      NE: 'XOF',
      TG: 'XOF',
      BJ: 'XOF',
      GW: 'XOF',
      KM: 'KMF',
      RW: 'RWF',
      BI: 'BIF',
      GN: 'GNF',
      DJ: 'DJF',
      CD: 'CDF',
    },
  },
]

/**
 * A question in the money of the farm's own country: its shillings, rupees and francs are those of where it is, unless
 * they are told to be another's.
 *
 * @param told what the farmer has written so far
 * @param local countries that count as "here", ISO alpha-2
 */
export function withHomeCoin(asked: Question, told: string, local: readonly string[]): Question {
  const own = currencyOfCountries(local)
  const question = withoutOwnMoney(own === undefined ? asked : inCoin(asked, OWN_MONEY, own))
  for (const { code, owned, elsewhere } of shared) {
    const home = local.flatMap((country) => elsewhere[country] ?? [])[0]
    if (home !== undefined && !owned.test(told)) return inCoin(question, code, home)
  }
  return question
}

/** Whatever is of one currency is of the other. */
function inCoin<T>(value: T, from: string, to: string): T {
  if (Array.isArray(value)) return value.map((one) => (one === from ? to : inCoin(one, from, to))) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      one === from && key === 'currency' ? to : inCoin(one, from, to),
    ]),
  ) as T
}

/** A question that asks for the farm's own money, where nobody knows which that is: no figure is plainly in it. */
function withoutOwnMoney(question: Question): Question {
  const { currency, alsoIn = [], unplaced = [], ...rest } = question
  if (currency !== OWN_MONEY && !alsoIn.includes(OWN_MONEY)) return question
  const others = alsoIn.filter((code) => code !== OWN_MONEY)
  return {
    ...rest,
    ...(currency !== undefined && currency !== OWN_MONEY && { currency }),
    ...(others.length > 0 && { alsoIn: others }),
    unplaced: [...unplaced, 'currency'],
  }
}
