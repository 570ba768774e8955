import type { PriceSourceId } from '../imports/price-item.ts'

/**
 * Prefixes of each publisher's own addresses. HDX redirects downloads to Amazon's storage, where
 * anybody can have a bucket, so only HDX's own bucket counts.
 */
const homes: Readonly<Record<PriceSourceId, RegExp>> = {
  'world-bank': /^https:\/\/([a-z\d-]+\.)*worldbank\.org\//,
  wfp: /^https:\/\/(data\.humdata\.org|s3\.us-east-1\.amazonaws\.com\/hdx-production-filestore|hdx-production-filestore\.s3(\.us-east-1)?\.amazonaws\.com)\//,
  eu: /^https:\/\/([a-z\d-]+\.)*ec\.europa\.eu\//,
  ecb: /^https:\/\/([a-z\d-]+\.)*ecb\.europa\.eu\//,
  frankfurter: /^https:\/\/([a-z\d-]+\.)*frankfurter\.dev\//,
}

/** True if an address belongs to the publisher, over https and on the default port. */
export function isPublisherAddress(source: PriceSourceId, address: URL): boolean {
  return homes[source].test(address.href)
}
