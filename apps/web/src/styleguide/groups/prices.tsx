import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { QueryClient } from '@tanstack/react-query'
import { CropCard } from '../../features/prices/board/crop-card.tsx'
import { PriceBoard } from '../../features/prices/board/price-board.tsx'
import { CropDetail } from '../../features/prices/detail/crop-detail.tsx'
import { monthly, yearsBefore } from '../../features/prices/series/price-history.ts'
import { pointsQuery, ratesQuery, seriesQuery } from '../../features/prices/series/queries.ts'
import { type MoneyAndUnit, shownAs } from '../../features/prices/series/shown-price.ts'
import { type CropPrices, MOST_YEARS } from '../../features/prices/series/use-crop-prices.ts'
import { Known } from '../known.tsx'
import { nakuru } from '../shown/places.ts'
import { dollar, eldoretMaize, NOW, nakuruMaize, nakuruPoints, worldMaize } from '../shown/prices.ts'
import { State } from '../state.tsx'

const HISTORY = monthly(nakuruPoints, 'month')
const PUBLISHED: MoneyAndUnit = { unit: undefined, currency: undefined }
const BAGS: MoneyAndUnit = { unit: 'bag', currency: 'KES' }
interface Card {
  lead: PriceSeries
  history?: CropPrices['history']
  wish?: MoneyAndUnit
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
  const from = yearsBefore(nakuruMaize.latest.date, MOST_YEARS)
  cache.setQueryData(seriesQuery(crops, nakuru).queryKey, [nakuruMaize, eldoretMaize, worldMaize])
  cache.setQueryData(ratesQuery(['KES', 'USD'], ['2026-02']).queryKey, [dollar])
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

/** Prices: a crop's card in each state, its details, and the board with and without them. */
export const Prices = () => (
  <section>
    <h2>Prices</h2>
    {Object.entries(CARDS).map(([name, { wish = PUBLISHED, ...card }]) => (
      <State key={name} name={name}>
        <ul className="crop-list">
          <CropCard
            price={{ crop: 'maize', others: [], history: HISTORY, ...card }}
            shown={shownAs(card.lead, wish, [dollar])}
            now={NOW}
            isChosen={false}
          >
            {null}
          </CropCard>
        </ul>
      </State>
    ))}
    <Known fill={known}>
      <State name="Details: markets as bars, chart, own prices, sources">
        <CropDetail
          price={{
            crop: 'maize',
            lead: nakuruMaize,
            others: [eldoretMaize, worldMaize],
            history: HISTORY,
          }}
          settings={SETTINGS}
          wish={BAGS}
          rates={[dollar]}
          now={NOW}
          onSave={save}
          heading="h3"
        />
      </State>
      <State name="Board: one crop without a price, one target reached">
        <PriceBoard {...board} settings={SETTINGS} />
      </State>
    </Known>
    {Object.entries(BOARDS).map(([name, props]) => (
      <State key={name} name={name}>
        <Known>
          <PriceBoard {...props} />
        </Known>
      </State>
    ))}
  </section>
)
