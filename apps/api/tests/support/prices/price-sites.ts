import {
  type Call,
  type CannedAnswer,
  type Double,
  startDouble,
} from '@smart-farming/upstream-doubles/double'
import type { PriceAddresses } from '../../../src/market/imports/download.ts'
import { createPinkSheet } from './price-files.ts'
import { createWfpFile } from './prices.ts'

/** One double for all price sources, each under its own path. */
export interface PriceSites {
  readonly double: Double
  readonly addresses: PriceAddresses
  /** Answers that replace the usual ones, by path. */
  readonly instead: Map<string, CannedAnswer>
  /** Requested paths with their queries. */
  asked(): string[]
}

export async function startPriceSites(): Promise<PriceSites> {
  const instead = new Map<string, CannedAnswer>()
  const double = await startDouble((call) => instead.get(call.path) ?? usual(call))
  const at = (path: string) => `${double.url}${path}`
  const addresses = {
    worldBankPage: at('/commodity-markets'),
    worldBankFile: at('/last-known/CMO-Historical-Data-Monthly.xlsx'),
    hdx: at('/hdx'),
    eu: at('/eu'),
    ecb: at('/ecb.xml'),
    frankfurter: at('/rates?base=USD'),
  }
  const asked = () =>
    double.calls.map(({ path, query }) =>
      query.size > 0 ? `${path}?${decodeURIComponent(String(query))}` : path,
    )
  return { double, addresses, instead, asked }

  function usual({ path }: Call): CannedAnswer {
    const found = answers(at)[path]
    return found ?? { status: 404, body: { success: false, error: { message: 'Not found' } } }
  }
}

const answers = (at: (path: string) => string): Record<string, CannedAnswer> => ({
  '/commodity-markets': {
    body: '<a href="/en/other.pdf">x</a> <a class="b" href="/new/CMO-Historical-Data-Monthly.xlsx">Monthly</a>',
  },
  '/new/CMO-Historical-Data-Monthly.xlsx': { body: Buffer.from(createPinkSheet()) },
  '/last-known/CMO-Historical-Data-Monthly.xlsx': { body: Buffer.from(createPinkSheet()) },
  '/hdx/package_show': {
    body: {
      success: true,
      result: {
        organization: { name: 'wfp' },
        resources: [
          { url: at('/download/wfp_markets_ken.csv') },
          { url: at('/download/wfp_food_prices_ken_qc.csv') },
          { url: at('/download/wfp_food_prices_ken.csv') },
        ],
      },
    },
  },
  '/hdx/package_search': {
    body: {
      success: true,
      result: {
        results: [
          { organization: { name: 'wfp' }, resources: [{ url: at('/download/wfp_food_prices_uga.csv') }] },
          // Anyone may give a file that name.
          { organization: { name: 'mallory' }, resources: [{ url: at('/mallory/wfp_food_prices_ken.csv') }] },
          { organization: null, resources: [{ url: at('/nobody/wfp_food_prices_ken.csv') }] },
          { organization: { name: 'wfp' }, resources: [{ url: at('/download/wfp_food_prices_ken.csv') }] },
        ],
      },
    },
  },
  '/download/wfp_food_prices_ken.csv': { status: 302, headers: { location: '/store/ken.csv?key=secret' } },
  '/store/ken.csv': { body: createWfpFile([['2026-07-15', 'Nakuru', 3650]]) },
  '/eu': {
    body: [
      {
        memberStateCode: 'FR',
        beginDate: '07/09/2026',
        price: '€191,50',
        unit: 'TONNES',
        productName: 'Feed maize',
        marketName: 'Rouen',
        stageName: null,
      },
    ],
  },
  '/ecb.xml': {
    body: "<?xml version='1.0'?><Cube><Cube time='2026-09-21'><Cube currency='USD' rate='1.17'/></Cube></Cube>",
  },
  '/rates': { body: [{ date: '2026-09-21', base: 'USD', quote: 'KES', rate: 129.5 }] },
})
