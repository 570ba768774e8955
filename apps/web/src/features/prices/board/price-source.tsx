import type { PriceSeries } from '@smart-farming/contracts/prices'
import './price-source.css'

/** Who says so, under which licence and as of when; figures that came with the product say that, too. */
export function PriceSource({ source }: { source: PriceSeries['source'] }) {
  const { url, attribution, licence, licenceUrl, updatedOn, bundled } = source
  return (
    <p className="price-source">
      {/* Another page in this tab would lose the conversation above. */}
      <a href={url} target="_blank" rel="noopener">
        {attribution}
      </a>
      ,{' '}
      <a href={licenceUrl} target="_blank" rel="noopener">
        {licence}
      </a>
      {updatedOn && `, made on ${day.format(Date.parse(updatedOn))}`}
      {bundled && ', as it came with this product'}
    </p>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
