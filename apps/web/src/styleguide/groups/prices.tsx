import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { QueryClient } from '@tanstack/react-query'
import { CropCard } from '../../features/prices/board/crop-card.tsx'
import { PriceBoard } from '../../features/prices/board/price-board.tsx'
import { CropDetail } from '../../features/prices/detail/crop-detail.tsx'
import { monthlyPrices, yearsBefore } from '../../features/prices/series/monthly-prices.ts'
import { type CurrencyAndUnit, toPriceDisplay } from '../../features/prices/series/price-display.ts'
import { pointsQuery, ratesQuery, seriesQuery } from '../../features/prices/series/queries.ts'
import { type CropPrices, MAX_HISTORY_YEARS } from '../../features/prices/series/use-crop-prices.ts'
import { CachedQueries } from '../cached-queries.tsx'
import { nakuru } from '../samples/places.ts'
import { dollarRate, eldoretMaize, NOW, nakuruMaize, nakuruPoints, worldMaize } from '../samples/prices.ts'
import { StateExample } from '../state-example.tsx'

const HISTORY = monthlyPrices(nakuruPoints, 'month')
const PUBLISHED: CurrencyAndUnit = { unit: undefined, currency: undefined }
const BAGS: CurrencyAndUnit = { unit: 'bag', currency: 'KES' }
interface Card {
  lead: PriceSeries
  history?: CropPrices['history']
  wish?: CurrencyAndUnit
}
const CARDS: Record<string, Card> = {
  'A fresh change': { lead: nakuruMaize },
  'No change: an old price': { lead: { ...nakuruMaize, latest: { date: '2025-06-01', value: 4500 } } },
  'No change: a doubted price': { lead: { ...nakuruMaize, doubted: true } },
  'No change: nothing to compare with': { lead: nakuruMaize, history: HISTORY.slice(-1) },
  'Change on its way': { lead: nakuruMaize, history: undefined },
  'Change not to be had': { lead: nakuruMaize, history: 'failed' },
  'World price, converted': { lead: worldMaize, wish: BAGS },
  'World price, as published': { lead: worldMaize },
  'Sold by no weight': { lead: { ...nakuruMaize, unit: 'Dozen' }, wish: BAGS },
}

const SETTINGS = {
  boardCrops: ['maize', 'beans'],
  boardCosts: { maize: { currency: 'KES', costPerHa: 80_000, yieldTPerHa: 4, haulagePerT: 1500 } },
  boardTargets: { maize: { price: 4400, currency: 'KES', kg: 90 } },
}
const known = (cache: QueryClient) => {
  const crops = SETTINGS.boardCrops
  const from = yearsBefore(nakuruMaize.latest.date, MAX_HISTORY_YEARS)
  cache.setQueryData(seriesQuery(crops, nakuru).queryKey, [nakuruMaize, eldoretMaize, worldMaize])
  cache.setQueryData(ratesQuery(['KES', 'USD'], ['2026-02']).queryKey, [dollarRate])
  cache.setQueryData(pointsQuery([nakuruMaize.id], from).queryKey, new Map([[nakuruMaize.id, nakuruPoints]]))
}
const save = async () => {}
const board = { settings: undefined, hasFailed: false, onRetry: () => {}, onSave: save, place: nakuru }
const BOARDS = {
  'Board: crops on their way': board,
  'Board: crops not to be had': { ...board, hasFailed: true },
  'Board: prices not to be had': { ...board, settings: { boardCrops: ['wheat'] } },
  'Board: empty': { ...board, settings: {}, place: undefined },
}

/** Prices: a crop's card in each state, its details, and the board with and without prices. */
export const Prices = () => (
  <section>
    <h2>Prices</h2>
    {Object.entries(CARDS).map(([name, { wish = PUBLISHED, ...card }]) => (
      <StateExample key={name} name={name}>
        <ul className="crop-list">
          <CropCard
            price={{ crop: 'maize', others: [], history: HISTORY, ...card }}
            shown={toPriceDisplay(card.lead, wish, [dollarRate])}
            now={NOW}
            isChosen={false}
          >
            {null}
          </CropCard>
        </ul>
      </StateExample>
    ))}
    <CachedQueries fill={known}>
      <StateExample name="Details: markets as bars, chart, own prices, sources">
        <CropDetail
          price={{
            crop: 'maize',
            lead: nakuruMaize,
            others: [eldoretMaize, worldMaize],
            history: HISTORY,
          }}
          settings={SETTINGS}
          wish={BAGS}
          rates={[dollarRate]}
          now={NOW}
          onSave={save}
          heading="h3"
        />
      </StateExample>
      <StateExample name="Board: one crop without a price, one target reached">
        <PriceBoard {...board} settings={SETTINGS} />
      </StateExample>
    </CachedQueries>
    {Object.entries(BOARDS).map(([name, props]) => (
      <StateExample key={name} name={name}>
        <CachedQueries>
          <PriceBoard {...props} />
        </CachedQueries>
      </StateExample>
    ))}
  </section>
)
