import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { formatShortMonthAndYear } from '@smart-farming/words/format/dates/month'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx'
import { UnansweredCard } from '../../../components/answer-card/unanswered-card.tsx'
import { useNow } from '../../../use-now.ts'
import { lazyWords, words } from '../../../words.ts'
import { PriceDateLine } from '../board/price-date-line.tsx'
import { PriceSourceLine } from '../board/price-source.tsx'
import { latestPriceChange } from '../series/latest-price-change.ts'
import { isOutdated, monthlyPrices, yearsBefore } from '../series/monthly-prices.ts'
import { formatAmount, formatPrice, publishedPriceText, toPriceDisplay } from '../series/price-display.ts'
import { type PriceSearchPlace, pointsQuery } from '../series/queries.ts'
import { cropName, cropNameInSentence, priceDateLabel } from '../series/series-labels.ts'
import { useCropSeries } from '../series/use-crop-series.ts'
import { marketLabel } from './market-label.ts'

/** Validity in seconds of the card's text, which contains the price's age. */
const DAY = 86_400

interface CropWorthProps {
  settings: BoardSettings
  place: PriceSearchPlace | undefined
  board: ReactNode
  /** Called when the card shows its answer. Must be a stable function. */
  onShown: () => void
}

/** Main price of the farmer's first crop, with its unit and month. A tap shows the source. */
export function CropPriceCard({ settings, place, board, onShown }: CropWorthProps) {
  const now = useNow()
  const { status, found, without, rates, wish } = useCropSeries(settings, place)
  const [first, ...others] = found
  const moved = useMoved(first?.lead, now)
  const isShown = status !== 'loading'
  useEffect(() => {
    if (isShown) onShown()
  }, [isShown, onShown])
  const { today } = words
  const { worth, price: said } = lazyWords.prices
  if (!isShown) return <UnansweredCard title={today.worth} />
  if (!first)
    return (
      <AnswerCard
        sign="unknown"
        title={formatEnumeration(lazyWords.tag, without.map(cropName)) || today.worth}
        verdict={status === 'failed' ? today.unknown : worth.none}
        when={status === 'failed' ? today.failed : undefined}
      >
        {board}
      </AnswerCard>
    )
  const show = (series: PriceSeries) => toPriceDisplay(series, wish, rates)
  const { crop, lead } = first
  const shown = show(lead)
  const published = publishedPriceText(lead, shown)
  return (
    <AnswerCard
      sign="price"
      title={worth.ofCrop({ crop: cropName(crop), where: marketLabel(lead) })}
      verdict={formatAmount(lead.latest.value, shown)}
      when={worth.per({ per: shown.per, date: glanceDate(lead) })}
      untilDt={now + DAY}
      note={noteWords(lead, now) ?? moved}
    >
      <p>
        <PriceDateLine series={lead} now={now} />
      </p>
      {lead.scope === 'world' && <p>{said.worldPrice}</p>}
      {shown.note && <p>{shown.note}</p>}
      {wish.isChosen && shown.noRate && <p>{shown.noRate}</p>}
      {published && <p>{published}</p>}
      <PriceSourceLine source={lead.source} />
      {others.map(({ crop: other, lead: its }) => (
        <p key={other} className="answer-card__more">
          {(isOutdated(its, now) ? worth.otherCropLast : worth.otherCrop)({
            crop: cropName(other),
            price: its.doubted
              ? said.doubtedShort({ price: formatPrice(its.latest.value, show(its)) })
              : formatPrice(its.latest.value, show(its)),
            date: priceDateLabel(its, its.latest.date),
          })}
        </p>
      ))}
      {without.length > 0 && (
        <p>
          {lazyWords.prices.board.without({
            crops: formatEnumeration(lazyWords.tag, without.map(cropNameInSentence)),
          })}
        </p>
      )}
      {board}
    </AnswerCard>
  )
}

/** Change of a current price since last month or last year; undefined until known. */
function useMoved(series: PriceSeries | undefined, now: number): string | undefined {
  const isFresh = series !== undefined && !series.doubted && !isOutdated(series, now)
  const { data } = useQuery({
    ...pointsQuery(series ? [series.id] : [], series ? yearsBefore(series.latest.date, 1) : ''),
    enabled: isFresh,
  })
  return isFresh && data
    ? latestPriceChange(monthlyPrices(data.get(series.id) ?? [], series.period), [1, 12])?.words
    : undefined
}

/** "Feb 2026". The day of a weekly price is shown after a tap. */
const glanceDate = ({ latest }: PriceSeries) =>
  formatShortMonthAndYear(lazyWords.tag, latest.date.slice(0, 7))

/** Warning about a doubtful or outdated price. Both texts fit the card's reserved room. */
function noteWords(series: PriceSeries, now: number): string | undefined {
  const { price, worth } = lazyWords.prices
  if (series.doubted) return price.doubted
  return isOutdated(series, now) ? worth.old : undefined
}
