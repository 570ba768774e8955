import type { PriceSeries } from '@smart-farming/contracts/prices'
import { formatLongDate } from '@smart-farming/words/format/dates/long-date'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { FormattedList } from '../../../components/formatted-list.tsx'
import { lazyWords } from '../../../words.ts'
import css from './price-source.css?inline'

adoptStyle(css)

// A new tab, because the same tab would lose the chat on this page.
const link = (key: string, url: string, words: string) => (
  <a key={key} href={url} target="_blank" rel="noopener">
    {words}
  </a>
)

/** Source, licence and date of a price. Marks prices bundled with the product. */
export function PriceSourceLine({ source }: { source: PriceSeries['source'] }) {
  const { tag, prices } = lazyWords
  const { url, attribution, licence, licenceUrl, updatedOn, bundled } = source
  const items = [
    link('source', url, attribution),
    link('licence', licenceUrl, licence),
    ...(updatedOn ? [prices.price.source.madeOn({ date: formatLongDate(tag, updatedOn) })] : []),
    ...(bundled ? [prices.price.source.bundled] : []),
  ]
  return (
    <p className="price-source">
      <FormattedList tag={tag} items={items} />
    </p>
  )
}

/** Short form for a card. A tap shows {@link PriceSourceLine}. */
export const ShortPriceSource = ({
  source: { name, url, licence, licenceUrl },
}: {
  source: PriceSeries['source']
}) => (
  <FormattedList
    tag={lazyWords.tag}
    items={[link('source', url, name), link('licence', licenceUrl, licence)]}
  />
)
