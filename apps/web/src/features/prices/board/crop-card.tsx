import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { capital } from '@smart-farming/words/format/names/capital'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Marked } from '../../../components/marked.tsx'
import { Part } from '../../../components/part/part.tsx'
import { partWords } from '../../../words.ts'
import { isOld } from '../series/price-history.ts'
import { cropInSentence, cropName, thingWords } from '../series/series-words.ts'
import { amountWords, type MoneyAndUnit, priceWords, publishedWords, shownAs } from '../series/shown-price.ts'
import type { CropPrices } from '../series/use-crop-prices.ts'
import { shownBreakEven } from '../targets/break-even.ts'
import { BreakEvenSheet } from '../targets/break-even-sheet.tsx'
import { shownTarget } from '../targets/price-target.ts'
import { TargetForm } from '../targets/target-form.tsx'
import type { SaveBoard } from '../use-save.ts'
import css from './crop-card.css?inline'
import { CropDetails } from './crop-details.tsx'
import { OtherPrices } from './other-prices.tsx'
import { PriceMoves } from './price-moves.tsx'
import { PriceSourceLine } from './price-source.tsx'
import { Report } from './report.tsx'
import { Sparkline } from './sparkline.tsx'

adoptStyle(css)

const loadPast = () => import('../past/price-past.tsx')

interface CropCardProps {
  price: CropPrices
  /** Unix seconds. */
  now: number
  settings: BoardSettings
  wish: MoneyAndUnit
  rates: readonly ExchangeRate[]
  onSave: SaveBoard
}

/** One crop: the price nearest to what the farmer will be paid, how it moved, and what there is besides. */
export function CropCard({ price, settings, wish, rates, now, onSave }: CropCardProps) {
  const { price: words, past } = partWords.prices
  const { crop, lead, others, history } = price
  const show = (series: PriceSeries) => shownAs(series, wish, rates)
  const shown = show(lead)
  const published = publishedWords(lead, shown)
  const amount = amountWords(lead.latest.value, shown)
  const costs = settings.boardCosts?.[crop]
  const kept = settings.boardTargets?.[crop]
  const breakEven = costs && shownBreakEven(costs, shown, rates)
  const target = kept && shownTarget(kept, shown, rates)
  const own = [
    ...(breakEven === undefined ? [] : [{ kind: 'breakEven' as const, value: breakEven }]),
    ...(target === undefined ? [] : [{ kind: 'target' as const, value: target }]),
  ]
  return (
    <li className="crop-card">
      <div className="crop-card__head">
        <h3 className="crop-card__crop">{cropName(crop)}</h3>
        <Sparkline history={history} />
      </div>
      <p className="crop-card__price">
        <Marked
          words={priceWords(lead.latest.value, shown)}
          marks={[
            [
              amount,
              <strong key="amount" className="crop-card__amount">
                {amount}
              </strong>,
            ],
          ]}
        />
      </p>
      <p className="crop-card__scope">
        <Report series={lead} now={now} />
      </p>
      {(lead.doubted || !isOld(lead, now)) && (
        <PriceMoves history={history} isDoubted={lead.doubted === true} />
      )}
      {lead.scope === 'world' && <p className="crop-card__caveat">{words.worldPrice}</p>}
      {shown.note && <p className="crop-card__note">{shown.note}</p>}
      {thingWords(lead) !== cropName(crop) && (
        <p className="crop-card__note">{capital(partWords.tag, thingWords(lead))}</p>
      )}
      <PriceSourceLine source={lead.source} />
      {published !== undefined && (
        <details className="crop-card__published">
          <summary>{words.asPublished}</summary>
          <p>{published}</p>
        </details>
      )}
      <CropDetails label={words.details({ crop: cropInSentence(crop) })} load={loadPast}>
        {() => (
          <>
            {history !== undefined && history !== 'failed' && (
              <Part
                load={loadPast}
                missing={past.missing}
                waiting={<p className="crop-card__chart">{past.drawing}</p>}
              >
                {({ PricePast }) => (
                  <PricePast
                    series={lead}
                    history={history}
                    others={others}
                    show={show}
                    own={own}
                    now={now}
                  />
                )}
              </Part>
            )}
            {shown.kg !== undefined && (
              <BreakEvenSheet
                crop={crop}
                settings={settings}
                shown={shown}
                breakEven={breakEven}
                latest={lead.doubted ? undefined : lead.latest.value * shown.factor}
                onSave={onSave}
              />
            )}
            <TargetForm crop={crop} settings={settings} shown={shown} target={target} onSave={onSave} />
          </>
        )}
      </CropDetails>
      {others.length > 0 && <OtherPrices series={others} now={now} show={show} />}
    </li>
  )
}
