import type { PriceSeries } from '@smart-farming/contracts/prices'
import { longDate } from '@smart-farming/words/format/dates/long-date'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Enumeration } from '../../../components/enumeration.tsx'
import { partWords } from '../../../words.ts'
import css from './price-source.css?inline'

adoptStyle(css)

/** Who says so, under which licence and as of when; figures that came with the product say that, too. */
export function PriceSourceLine({ source }: { source: PriceSeries['source'] }) {
  const { tag, prices } = partWords
  const { url, attribution, licence, licenceUrl, updatedOn, bundled } = source
  const items = [
    // Another page in this tab would lose the conversation above.
    <a key="source" href={url} target="_blank" rel="noopener">
      {attribution}
    </a>,
    <a key="licence" href={licenceUrl} target="_blank" rel="noopener">
      {licence}
    </a>,
    ...(updatedOn ? [prices.price.source.madeOn({ date: longDate(tag, updatedOn) })] : []),
    ...(bundled ? [prices.price.source.bundled] : []),
  ]
  return (
    <p className="price-source">
      <Enumeration tag={tag} items={items} />
    </p>
  )
}
