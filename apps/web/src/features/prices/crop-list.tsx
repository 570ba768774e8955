import type { BoardSettings } from '@smart-farming/contracts/price-board'
import { useNow } from '../../use-now.ts'
import { BoardFailed } from './board-failed.tsx'
import { CropCard } from './crop-card.tsx'
import './crop-list.css'
import type { FarmPlace } from './queries.ts'
import { ReachedTargets } from './reached-targets.tsx'
import { cropName } from './series-words.ts'
import { useCropPrices } from './use-crop-prices.ts'
import type { SaveBoard } from './use-save.ts'

interface CropListProps {
  /** Catalogue ids, at least one. */
  crops: readonly string[]
  settings: BoardSettings
  place: FarmPlace | undefined
  onSave: SaveBoard
}

/** The farmer's crops, each with its price. */
export function CropList({ crops, settings, place, onSave }: CropListProps) {
  const now = useNow()
  const { status, prices, without, rates, retry } = useCropPrices(crops, currenciesIn(settings), place, now)
  if (status === 'failed') return <BoardFailed words="The prices could not be fetched." onRetry={retry} />
  if (status === 'loading')
    return (
      <p className="price-board__waiting" role="status">
        Loading prices...
      </p>
    )
  return (
    <>
      <p className="crop-list__place">
        {placeWords(
          place?.name,
          prices.some(({ lead }) => lead.scope !== 'world'),
        )}
      </p>
      <ReachedTargets prices={prices} settings={settings} rates={rates} />
      <ul className="crop-list">
        {prices.map((price) => (
          <CropCard
            key={price.crop}
            price={price}
            settings={settings}
            rates={rates}
            now={now}
            onSave={onSave}
          />
        ))}
      </ul>
      {without.length > 0 && (
        <p className="crop-list__without">
          No prices yet for: {without.map(cropName).join(', ')}. Nobody whose figures we may show reports them
          here.
        </p>
      )}
    </>
  )
}

/** What prices have to be compared with: the currency that is wished for, and those of what is kept. */
const currenciesIn = ({ boardCurrency, boardCosts = {}, boardTargets = {} }: BoardSettings): string[] => [
  ...(boardCurrency === undefined ? [] : [boardCurrency]),
  ...Object.values(boardCosts).map(({ currency }) => currency),
  ...Object.values(boardTargets).map(({ currency }) => currency),
]

function placeWords(place: string | undefined, isLocal: boolean): string {
  if (place === undefined) return 'Choose your location beside the weather to see prices of markets near it.'
  return isLocal ? `Nearest to ${place} first.` : `We have no prices of markets near ${place} yet.`
}
