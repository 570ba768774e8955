import type { PriceSourceId } from '../imports/price-item.ts'

/**
 * Where each source's publisher keeps its pages and files, as the beginning of an address. HDX sends whoever asks for a
 * file on to a store at Amazon, where anybody can have one: only its own counts, whose name is unique there.
 */
const homes: Readonly<Record<PriceSourceId, RegExp>> = {
  'world-bank': /^https:\/\/([a-z\d-]+\.)*worldbank\.org\//,
  wfp: /^https:\/\/(data\.humdata\.org|s3\.us-east-1\.amazonaws\.com\/hdx-production-filestore|hdx-production-filestore\.s3(\.us-east-1)?\.amazonaws\.com)\//,
  eu: /^https:\/\/([a-z\d-]+\.)*ec\.europa\.eu\//,
  ecb: /^https:\/\/([a-z\d-]+\.)*ecb\.europa\.eu\//,
  frankfurter: /^https:\/\/([a-z\d-]+\.)*frankfurter\.dev\//,
}

/** Whether an address is one of its publisher's, by https and at the usual port. */
export function isPublishers(source: PriceSourceId, address: URL): boolean {
  return homes[source].test(address.href)
}
