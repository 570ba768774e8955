import { type CannedAnswer, type Double, startDouble } from '@smart-farming/upstream-doubles/double'

const wfpFile = [
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice',
  '2026-07-15,,,Nakuru,1205,-0.28,36.07,cereals and tubers,Maize (white),67,90 KG,actual,Wholesale,KES,3650,',
].join('\n')
const euPrices = [
  {
    memberStateCode: 'FR',
    beginDate: '07/09/2026',
    price: '€191,50',
    unit: 'TONNES',
    productName: 'Feed maize',
    marketName: 'Rouen',
    stageName: null,
  },
]
const ecbRates =
  "<?xml version='1.0'?><Cube><Cube time='2026-09-21'><Cube currency='USD' rate='1.17'/></Cube></Cube>"

/** Responses of the price sources by host. The World Bank's is missing: one source is always unreachable. */
const answers: Readonly<Record<string, (path: string) => CannedAnswer>> = {
  'data.humdata.org': (path) =>
    path.endsWith('.csv')
      ? { body: wfpFile }
      : {
          body: {
            success: true,
            result: { resources: [{ url: 'https://data.humdata.org/wfp_food_prices_ken.csv' }] },
          },
        },
  'api.tech.ec.europa.eu': () => ({ body: euPrices }),
  'www.ecb.europa.eu': () => ({ body: ecbRates }),
  'api.frankfurter.dev': () => ({
    body: [{ date: '2026-09-21', base: 'USD', quote: 'KES', rate: 129.5 }],
  }),
}

/** All price sources as one double, distinguished by the requested host. */
export function startPriceSources(): Promise<Double> {
  return startDouble(
    ({ headers, path }) => answers[String(headers.host)]?.(path) ?? { status: 404, body: 'Not found' },
  )
}
