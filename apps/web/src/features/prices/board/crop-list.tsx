import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { useMediaQuery } from '../../../components/use-media-query.ts'
import { useNow } from '../../../use-now.ts'
import { lazyWords } from '../../../words.ts'
import { localPricesNote } from '../series/local-prices-note.ts'
import { toPriceDisplay } from '../series/price-display.ts'
import type { PriceSearchPlace } from '../series/queries.ts'
import { cropName, cropNameInSentence } from '../series/series-labels.ts'
import { type CropPrices, useCropPrices } from '../series/use-crop-prices.ts'
import { reachedTargets } from '../targets/reached-targets.ts'
import type { SaveBoard } from '../use-save.ts'
import { BoardLoadError } from './board-load-error.tsx'
import { CropCard } from './crop-card.tsx'
import { CropDetailsToggle } from './crop-details-toggle.tsx'
import css from './crop-list.css?inline'

adoptStyle(css)

const loadDetail = () => import('../detail/crop-detail.tsx')

interface CropListProps {
  settings: BoardSettings
  place: PriceSearchPlace | undefined
  onSave: SaveBoard
  children: ReactNode
}

/** Unicode isolates keep a name's writing direction from affecting the sentence, like `bdi`. */
const isolated = (name: string) => `\u2068${name}\u2069`

/**
 * The farmer's crops as cards. A phone opens details within the card. A desktop shows details below
 * all cards, starting with the first crop.
 */
export function CropList({ settings, place, onSave, children }: CropListProps) {
  const { board, price: words } = lazyWords.prices
  const now = useNow()
  const wide = useMediaQuery('(min-width: 960px)')
  const detailId = useId()
  const [chosen, setChosen] = useState<string>()
  const [element, put] = useOneForGood()
  const { status, prices, without, rates, wish, retry } = useCropPrices(settings, place)
  if (status === 'failed') return <BoardLoadError words={board.pricesFailed} onRetry={retry} />
  if (status === 'loading')
    return (
      <p className="price-board__waiting" role="status">
        {board.loadingPrices}
      </p>
    )
  const noRates = new Set(prices.flatMap(({ lead }) => toPriceDisplay(lead, wish, rates).noRate ?? []))
  const open = prices.find(({ crop }) => crop === chosen) ?? (wide ? prices[0] : undefined)
  const detail = open && (
    <LazyBoundary
      load={loadDetail}
      missing={words.detailsMissing}
      waiting={<p className="crop-list__waiting">{words.loadingDetails}</p>}
    >
      {({ CropDetail }) => (
        <CropDetail
          key={open.crop}
          price={open}
          settings={settings}
          wish={wish}
          rates={rates}
          now={now}
          onSave={onSave}
          heading={wide ? 'h3' : 'h4'}
        />
      )}
    </LazyBoundary>
  )
  const way = (price: CropPrices) => {
    const name = words.detailsOf({ crop: cropNameInSentence(price.crop) })
    if (!wide)
      return (
        <CropDetailsToggle
          label={words.details}
          name={name}
          load={loadDetail}
          isOpen={price === open}
          onToggle={() => setChosen(price === open ? undefined : price.crop)}
        >
          {price === open && <div ref={put} />}
        </CropDetailsToggle>
      )
    return (
      <button
        className="crop-card__choose"
        type="button"
        aria-label={name}
        aria-pressed={price === open}
        aria-controls={detailId}
        onClick={() => setChosen(price.crop)}
      />
    )
  }
  return (
    <>
      <div className="crop-list__head">
        <p className="crop-list__place">
          {[localPricesNote(place && isolated(place.name), prices, now), ...noRates].join(' ')}
        </p>
        {children}
      </div>
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
            shown={toPriceDisplay(price.lead, wish, rates)}
            now={now}
            isChosen={wide && price === open}
          >
            {way(price)}
          </CropCard>
        ))}
        {without.length > 0 && (
          <li className="crop-list__without">
            {board.without({ crops: formatEnumeration(lazyWords.tag, without.map(cropName)) })}
          </li>
        )}
      </ul>
      {wide && open && (
        <section
          className="crop-list__detail"
          id={detailId}
          aria-label={words.detailsOf({ crop: cropNameInSentence(open.crop) })}
          ref={put}
        />
      )}
      {detail && createPortal(detail, element)}
    </>
  )
}

/**
 * Returns one permanent element and a function that moves it. A half-filled form survives turning a
 * tablet.
 */
function useOneForGood() {
  const [element] = useState(() => document.createElement('div'))
  const put = useCallback((place: HTMLElement | null) => place?.append(element), [element])
  return [element, put] as const
}
