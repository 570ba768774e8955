import { searchKey } from '../gazetteer/search-key.ts'

/** ISO 3166-1 alpha-2, and XK for Kosovo as in GeoNames. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )

const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  burma: 'MM',
  macedonia: 'MK',
  'cape verde': 'CV',
  'south korea': 'KR',
  'north korea': 'KP',
  drc: 'CD',
  'democratic republic of the congo': 'CD',
  uae: 'AE',
  'viet nam': 'VN',
}

/** Languages in which a farmer may write a country's name. */
const languages = ['en', 'fr', 'es', 'pt', 'de', 'it', 'nl', 'sw']

let known: ReadonlyMap<string, string> | undefined

/** The country in a text, by code or by name in one of {@link languages}; undefined if unknown. */
export function countryCode(text: string): string | undefined {
  known ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      return codes.map((code): [string, string] => [searchKey(names.of(code) ?? code), code])
    }),
    ...codes.map((code): [string, string] => [code.toLowerCase(), code]),
    ...Object.entries(others),
  ])
  return known.get(searchKey(text))
}
