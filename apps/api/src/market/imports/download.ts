import * as z from 'zod'
import { BoundedGet, type UpstreamResponse } from '../../upstream/bounded-get.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { toAlpha3 } from '../files/iso-countries.ts'
import { isPublisherAddress } from '../sources/publisher-hosts.ts'
import type { PriceSourceId } from './price-item.ts'

/** A country's file has up to 12 MB, a year of the EU's cereal prices less. */
const MAX_BYTES = 32_000_000
/** Limit of a page that only gives the file's address; such pages are read in this thread. */
const MAX_PAGE_BYTES = 4_000_000
/** Enough for 12 MB at little more than 1 Mbit/s. */
const DEADLINE_MS = 90_000
const MAX_REDIRECTS = 4
/** Addresses of the sources; tests use their own. */
export const publicAddresses = {
  worldBankPage: 'https://www.worldbank.org/en/research/commodity-markets',
  /** Its middle part changes about once a year; the page links to the new file. */
  worldBankFile:
    'https://thedocs.worldbank.org/en/doc/74e8be41ceb20fa0da750cda2f6b9e4e-0050012026/related/CMO-Historical-Data-Monthly.xlsx',
  hdx: 'https://data.humdata.org/api/3/action',
  eu: 'https://api.tech.ec.europa.eu/agrifood/api/cereal/prices',
  ecb: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  frankfurter: 'https://api.frankfurter.dev/v2/rates?base=USD',
}
export type PriceAddresses = typeof publicAddresses

export interface DownloadOptions {
  /** ISO 3166-1 alpha-2. WFP has one file per country. */
  country?: string | undefined
  /** Selects the year for sources that publish by year. */
  now: Date
  signal: AbortSignal
  addresses?: PriceAddresses
}

/** The source works but has no prices for the country. */
export class NoPricesForCountry extends UpstreamFailure {
  constructor(source: PriceSourceId, detail: string) {
    super(source, 'no_data', detail)
  }
}

export interface Download {
  /** Final address, after all redirects. */
  origin: string
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Downloads the newest file of a source from its publisher only: the first address, links on pages
 * and redirect targets are all checked.
 * @throws {UpstreamFailure} if the file is not available; {@link NoPricesForCountry} if the source
 * has no prices for the country
 */
export async function download(source: PriceSourceId, options: DownloadOptions): Promise<Download> {
  const { signal, addresses } = options
  const named = new Set(Object.values<string>(addresses ?? {}).map((address) => new URL(address).origin))
  const mayAsk = (address: URL) => isPublisherAddress(source, address) || named.has(address.origin)
  const get = (address: string) => follow(source, address, { mayAsk, maxBytes: MAX_PAGE_BYTES, signal })
  const file = await fileAddress(source, options, get)
  const found = await follow(source, file, { mayAsk, maxBytes: MAX_BYTES, signal })
  return { origin: withoutQuery(found.address), bytes: onePiece(found.reply.body) }
}

type Get = (address: string) => Promise<{ reply: UpstreamResponse; address: string }>

async function fileAddress(
  source: PriceSourceId,
  { country, now, addresses = publicAddresses }: DownloadOptions,
  get: Get,
): Promise<string> {
  if (source === 'world-bank') return worldBankAddress(addresses, get)
  if (source === 'wfp') return wfpAddress(addresses, country, get)
  if (source !== 'eu') return addresses[source]
  const year = now.getUTCFullYear()
  // In January, the newest weeks still belong to the old year.
  return `${addresses.eu}?years=${now.getUTCMonth() === 0 ? `${year - 1},${year}` : year}`
}

async function worldBankAddress({ worldBankPage, worldBankFile }: PriceAddresses, get: Get): Promise<string> {
  const page = await get(worldBankPage).catch(() => undefined)
  const link = /href\s*=\s*["']([^"']+\/CMO-Historical-Data-Monthly\.xlsx)["']/i.exec(
    page?.reply.body.toString('utf8') ?? '',
  )?.[1]
  return link === undefined || page === undefined ? worldBankFile : new URL(link, page.address).href
}

const dataSet = z.object({
  organization: z.object({ name: z.string() }).nullish(),
  resources: z.array(z.object({ url: z.string() })),
})
const shown = z.object({ success: z.literal(true), result: dataSet })
const searched = z.object({ success: z.literal(true), result: z.object({ results: z.array(dataSet) }) })

/**
 * Finds a country's file on HDX, by the country's English name or by HDX's search. Anybody may
 * publish there under any name, so only WFP's own data sets count.
 */
async function wfpAddress({ hdx }: PriceAddresses, country: string | undefined, get: Get): Promise<string> {
  const code = toAlpha3(country ?? '')
  if (country === undefined) throw new UpstreamFailure('wfp', 'no_data', 'no country was named')
  if (code === undefined) throw new NoPricesForCountry('wfp', `no country has the code ${country}`)
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
  const file = new RegExp(`/wfp_food_prices_${code.toLowerCase()}\\.csv$`)
  const own = (sets: readonly z.output<typeof dataSet>[]) =>
    sets
      .filter(({ organization }) => organization?.name === 'wfp')
      .flatMap(({ resources }) => resources)
      .find(({ url }) => file.test(url))
  const byName = async () => {
    const { reply } = await get(`${hdx}/package_show?id=wfp-food-prices-for-${slug}`)
    return own([decode(shown, reply).result])
  }
  const bySearch = async () => {
    const words = encodeURIComponent(`WFP food prices for ${name}`)
    const { reply } = await get(`${hdx}/package_search?q=${words}&fq=organization:wfp&rows=20`)
    return own(decode(searched, reply).result.results)
  }
  const named = await byName().catch((error: unknown) => {
    if (!(error instanceof UpstreamFailure && error.kind === 'no_data')) throw error
  })
  const found = named ?? (await bySearch())
  if (found === undefined) throw new NoPricesForCountry('wfp', `HDX has no prices for ${name}`)
  return found.url
}

function decode<S extends z.ZodType>(schema: S, { body }: UpstreamResponse): z.output<S> {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch (cause) {
    throw new UpstreamFailure('wfp', 'malformed', 'HDX did not return a data set', { cause })
  }
}

interface Bounds {
  mayAsk: (address: URL) => boolean
  maxBytes: number
  signal: AbortSignal
}

/** Follows redirects, but only to the publisher's addresses. */
async function follow(source: PriceSourceId, from: string, { mayAsk, maxBytes, signal }: Bounds) {
  let address = URL.parse(from)
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    if (address === null || !mayAsk(address))
      throw new UpstreamFailure(source, 'malformed', 'it leads to another site, not its publisher’s')
    const service = new BoundedGet(source, address.origin, { maxBytes, passRedirects: true })
    const query = Object.fromEntries(address.searchParams)
    const headers = { accept: '*/*', 'user-agent': 'SmartFarming/1' }
    const reply = await service
      .get(address.pathname, { query, headers, signal, deadlineMs: DEADLINE_MS })
      .finally(() => service.close())
    if (reply.status < 300 || reply.status === 304) return { reply, address: address.href }
    address = URL.parse(String(reply.headers.location), address.href)
  }
  throw new UpstreamFailure(source, 'malformed', 'it redirects too often')
}

/** Removes the query, where signed addresses carry keys that must not be logged. */
function withoutQuery(address: string): string {
  const [bare = address] = address.split('?')
  return bare
}

async function* onePiece(body: Buffer): AsyncGenerator<Uint8Array> {
  yield body
}
