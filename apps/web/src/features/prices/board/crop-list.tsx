import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { enumerated } from '@smart-farming/words/format/names/list'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useNow } from '../../../use-now.ts'
import { partWords } from '../../../words.ts'
import { placeWords } from '../series/place-words.ts'
import type { PriceSearchPlace } from '../series/queries.ts'
import { cropName } from '../series/series-words.ts'
import { useCropPrices } from '../series/use-crop-prices.ts'
import { reachedTargets } from '../targets/reached-targets.ts'
import type { SaveBoard } from '../use-save.ts'
import { BoardFailed } from './board-failed.tsx'
import { CropCard } from './crop-card.tsx'
import css from './crop-list.css?inline'

adoptStyle(css)

interface CropListProps {
  /** With at least one crop. */
  settings: BoardSettings
  place: PriceSearchPlace | undefined
  onSave: SaveBoard
}

/** A name in the middle of a sentence: whichever way it is written, it turns nothing around it (`bdi`, as text). */
const isolated = (name: string) => `\u2068${name}\u2069`

/** The farmer's crops, each with its price. */
export function CropList({ settings, place, onSave }: CropListProps) {
  const words = partWords.prices.board
  const now = useNow()
  const { status, prices, without, rates, wish, retry } = useCropPrices(settings, place)
  if (status === 'failed') return <BoardFailed words={words.pricesFailed} onRetry={retry} />
  if (status === 'loading')
    return (
      <p className="price-board__waiting" role="status">
        {words.loadingPrices}
      </p>
    )
  return (
    <>
      <p className="crop-list__place">{placeWords(place && isolated(place.name), prices, now)}</p>
      <div role="status">
        {reachedTargets(prices, { ...settings, wish }, rates, now).map((reached) => (
          <p key={reached.crop} className="crop-list__target">
            {reached.words}
          </p>
        ))}
      </div>
      <ul className="crop-list">
        {prices.map((price) => (
          <CropCard
            key={price.crop}
            price={price}
            settings={settings}
            wish={wish}
            rates={rates}
            now={now}
            onSave={onSave}
          />
        ))}
      </ul>
      {without.length > 0 && (
        <p className="crop-list__without">
          {words.without({ crops: enumerated(partWords.tag, without.map(cropName)) })}
        </p>
      )}
    </>
  )
}
