/**
 * Every currency of today by its name in English and its country, as CLDR 48 has them (Unicode licence): the code, the
 * name, and behind a comma the country where that is one word.
 */
const named = `
  AED united arab emirates dirham; AFN afghan afghani, afghanistan; ALL albanian lek, albania;
  AMD armenian dram, armenia; ANG netherlands antillean guilder, curacao; AOA angolan kwanza, angola;
  ARS argentine peso, argentina; AUD australian dollar, australia; AWG aruban florin, aruba;
  AZN azerbaijani manat, azerbaijan; BBD barbadian dollar, barbados; BDT bangladeshi taka, bangladesh;
  BGN bulgarian lev, bulgaria; BHD bahraini dinar, bahrain; BIF burundian franc, burundi;
  BMD bermudan dollar, bermuda; BND brunei dollar, brunei; BOB bolivian boliviano, bolivia;
  BRL brazilian real, brazil; BSD bahamian dollar, bahamas; BTN bhutanese ngultrum, bhutan;
  BWP botswanan pula, botswana; BYN belarusian ruble, belarus; BZD belize dollar, belize;
  CAD canadian dollar, canada; CDF congolese franc; CHF swiss franc, switzerland; CLP chilean peso, chile;
  CNY chinese yuan, china; COP colombian peso, colombia; CRC costa rican colon; CUP cuban peso, cuba;
  CVE cape verdean escudo; CZK czech koruna, czechia; DJF djiboutian franc, djibouti; DKK danish krone, denmark;
  DOP dominican peso; DZD algerian dinar, algeria; EGP egyptian pound, egypt; ERN eritrean nakfa, eritrea;
  ETB ethiopian birr, ethiopia; EUR euro; FJD fijian dollar, fiji; FKP falkland islands pound; GBP british pound;
  GEL georgian lari, georgia; GHS ghanaian cedi, ghana; GIP gibraltar pound, gibraltar;
  GMD gambian dalasi, gambia; GNF guinean franc, guinea; GTQ guatemalan quetzal, guatemala;
  GYD guyanaese dollar, guyana; HKD hong kong dollar; HNL honduran lempira, honduras; HTG haitian gourde, haiti;
  HUF hungarian forint, hungary; IDR indonesian rupiah, indonesia; ILS israeli new shekel, israel;
  INR indian rupee, india; IQD iraqi dinar, iraq; IRR iranian rial, iran; ISK icelandic krona, iceland;
  JMD jamaican dollar, jamaica; JOD jordanian dinar, jordan; JPY japanese yen, japan; KES kenyan shilling, kenya;
  KGS kyrgyz som, kyrgyzstan; KHR cambodian riel, cambodia; KMF comorian franc, comoros; KPW north korean won;
  KRW south korean won; KWD kuwaiti dinar, kuwait; KYD cayman islands dollar; KZT kazakhstani tenge, kazakhstan;
  LAK laotian kip, laos; LBP lebanese pound, lebanon; LKR sri lankan rupee; LRD liberian dollar, liberia;
  LSL lesotho loti, lesotho; LYD libyan dinar, libya; MAD moroccan dirham, morocco; MDL moldovan leu, moldova;
  MGA malagasy ariary, madagascar; MKD macedonian denar; MMK myanmar kyat; MNT mongolian tugrik, mongolia;
  MOP macanese pataca; MRU mauritanian ouguiya, mauritania; MUR mauritian rupee, mauritius;
  MVR maldivian rufiyaa, maldives; MWK malawian kwacha, malawi; MXN mexican peso, mexico;
  MYR malaysian ringgit, malaysia; MZN mozambican metical, mozambique; NAD namibian dollar, namibia;
  NGN nigerian naira, nigeria; NIO nicaraguan cordoba, nicaragua; NOK norwegian krone, norway;
  NPR nepalese rupee, nepal; NZD new zealand dollar; OMR omani rial, oman; PAB panamanian balboa, panama;
  PEN peruvian sol, peru; PGK papua new guinean kina; PHP philippine peso, philippines;
  PKR pakistani rupee, pakistan; PLN polish zloty, poland; PYG paraguayan guarani, paraguay;
  QAR qatari riyal, qatar; RON romanian leu, romania; RSD serbian dinar, serbia; RUB russian ruble, russia;
  RWF rwandan franc, rwanda; SAR saudi riyal; SBD solomon islands dollar; SCR seychellois rupee, seychelles;
  SDG sudanese pound, sudan; SEK swedish krona, sweden; SGD singapore dollar, singapore;
  SLE sierra leonean leone; SOS somali shilling, somalia; SRD surinamese dollar, suriname;
  SSP south sudanese pound; SVC salvadoran colon; SYP syrian pound, syria; SZL swazi lilangeni, eswatini;
  THB thai baht, thailand; TJS tajikistani somoni, tajikistan; TMT turkmenistani manat, turkmenistan;
  TND tunisian dinar, tunisia; TRY turkish lira, turkiye; TWD new taiwan dollar, taiwan;
  TZS tanzanian shilling, tanzania; UAH ukrainian hryvnia, ukraine; UGX ugandan shilling, uganda; USD us dollar;
  UYU uruguayan peso, uruguay; UZS uzbekistani som, uzbekistan; VES venezuelan bolivar, venezuela;
  VND vietnamese dong, vietnam; VUV vanuatu vatu, vanuatu; WST samoan tala, samoa; XAF central african cfa franc;
  XCD east caribbean dollar; XOF west african cfa franc; XPF cfp franc; YER yemeni rial, yemen;
  ZAR south african rand; ZMW zambian kwacha, zambia`

const all = named.split(';').map((line) => {
  const [, code = '', name = '', country = ''] =
    /^\s*([A-Z]{3}) ([a-z ]+)(?:, ([a-z]+))?\s*$/.exec(line) ?? []
  return { code, name, country, coin: name.split(' ').at(-1) ?? '' }
})

/** Coins that are words of every day, and of the land, besides. */
const ordinary = new Set('real colon dram pound won guarani dong'.split(' '))
const countries = Map.groupBy(all, ({ coin }) => coin)

/**
 * What every currency is called: "ghanaian cedi", "ghana cedis", and "cedi" alone where no other country has a coin of
 * that name. ISO 4217 codes by plain names.
 */
export const currencyOfName: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ code, name, country, coin }) => {
    const isOnly = countries.get(coin)?.length === 1 && coin.length > 3 && !ordinary.has(coin)
    const called = [name, ...(country === '' ? [] : [`${country} ${coin}`]), ...(isOnly ? [coin] : [])]
    return called.flatMap((one) => [one, `${one}s`].map((said) => [said, code] as const))
  }),
)

/** What a currency is told to be of: "brazilian", "brazil". */
export const adjectivesOf = (of: string): string[] =>
  all.flatMap(({ code, name, country, coin }) =>
    code === of ? [name.slice(0, -coin.length).trim(), country].filter((one) => one !== '') : [],
  )
