/** Placeholder for the farm's local currency until its country is known. */
export const LOCAL_CURRENCY = 'OWN'

/** ISO 4217 codes with the countries that use them, from CLDR 48 (Unicode licence). */
const paidIn = `
  AED AE; AFN AF; ALL AL; AMD AM; AOA AO; ARS AR; AUD AU KI NR TV; AZN AZ; BDT BD; BHD BH; BIF BI; BND BN;
  BOB BO; BRL BR; BSD BS; BTN BT; BWP BW; BYN BY; BZD BZ; CAD CA; CDF CD; CHF CH LI; CLP CL; CNY CN; COP CO;
  CRC CR; CUP CU; CVE CV; CZK CZ; DJF DJ; DKK DK; DOP DO; DZD DZ; EGP EG; ERN ER; ETB ET;
  EUR AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK; FJD FJ; GBP GB; GEL GE;
  GHS GH; GMD GM; GNF GN; GTQ GT; GYD GY; HKD HK; HNL HN; HTG HT; HUF HU; IDR ID; ILS IL PS; INR IN; IQD IQ;
  IRR IR; ISK IS; JMD JM; JOD JO; JPY JP; KES KE; KGS KG; KHR KH; KMF KM; KRW KR; KWD KW; KZT KZ; LAK LA;
  LBP LB; LKR LK; LRD LR; LSL LS; LYD LY; MAD MA EH; MDL MD; MGA MG; MKD MK; MMK MM; MNT MN; MRU MR; MUR MU;
  MVR MV; MWK MW; MXN MX; MYR MY; MZN MZ; NAD NA; NGN NG; NIO NI; NOK NO; NPR NP; NZD NZ; OMR OM; PEN PE;
  PGK PG; PHP PH; PKR PK; PLN PL; PYG PY; QAR QA; RON RO; RSD RS; RUB RU; RWF RW; SAR SA; SBD SB; SCR SC;
  SDG SD; SEK SE; SGD SG; SLE SL; SOS SO; SRD SR; SSP SS; STN ST; SYP SY; SZL SZ; THB TH; TJS TJ; TMT TM;
  TND TN; TOP TO; TRY TR; TTD TT; TWD TW; TZS TZ; UAH UA; UGX UG; USD EC PA PR SV TL US; UYU UY; UZS UZ; VES VE;
  VND VN; VUV VU; WST WS; XAF CF CG CM GA GQ TD; XCD AG DM GD KN LC VC; XOF BF BJ CI GW ML NE SN TG; YER YE;
  ZAR ZA; ZMW ZM; USD ZW`

const currencyOf: ReadonlyMap<string, string> = new Map(
  paidIn.split(';').flatMap((line) => {
    const [code = '', ...countries] = line.trim().split(' ')
    return countries.map((country) => [country, code] as const)
  }),
)

/** Currency of the first listed country (ISO 3166-1 alpha-2) that has a known currency. */
export const currencyForCountries = (countries: readonly string[]): string | undefined =>
  countries.flatMap((country) => currencyOf.get(country) ?? [])[0]
