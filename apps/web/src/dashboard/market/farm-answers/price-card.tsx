import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery } from '@tanstack/react-query'
import { farmSettingsQuery } from '../../../features/farm-settings/queries.ts'
import { isOutdated } from '../../../features/prices/series/monthly-prices.ts'
import { formatAmount, toPriceDisplay } from '../../../features/prices/series/price-display.ts'
import { cropNameInSentence, priceDateLabel } from '../../../features/prices/series/series-labels.ts'
import { useCropSeries } from '../../../features/prices/series/use-crop-series.ts'
import { marketLabel } from '../../../features/prices/today/market-label.ts'
import { useWantedSettings } from '../../../phone/use-wanted-settings.ts'
import { useNow } from '../../../use-now.ts'
import { lazyWords, words } from '../../../words.ts'
import { farmBoardSettings } from '../../crops/farm-crops.ts'
import { useFarmPlace } from '../../use-farm-place.ts'
import { ChooseCropsCard } from './choose-crops-card.tsx'
import { FarmAnswerCard } from './farm-answer-card.tsx'

interface PriceCardProps {
  onAsk: (question: string) => void
}

/** Price of the farm's first crop that has a price. */
export function PriceCard({ onAsk }: PriceCardProps) {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  // Waits for the place: prices for a different place would need a second request.
  if (settings === undefined || isPending)
    return (
      <FarmAnswerCard sign="looking" question={words.chat.openings.market.questions.price} onAsk={onAsk} />
    )
  const board = farmBoardSettings(settings, place?.country)
  const [first] = board.boardCrops ?? []
  if (first === undefined) return <ChooseCropsCard />
  return <Priced settings={board} first={first} onAsk={onAsk} />
}

interface PricedProps extends PriceCardProps {
  settings: FarmSettings
  first: string
}

function Priced({ settings, first, onAsk }: PricedProps) {
  const now = useNow()
  const { status, found, rates, wish } = useCropSeries(settings, useFarmPlace().place)
  const { price, questions, worth } = lazyWords.prices
  const [best] = found
  const question = questions.price({ crop: cropNameInSentence(best?.crop ?? first) })
  if (status === 'loading') return <FarmAnswerCard sign="looking" question={question} onAsk={onAsk} />
  if (!best)
    return (
      <FarmAnswerCard
        sign="unknown"
        question={question}
        answer={status === 'failed' ? words.today.unknown : worth.none}
        more={status === 'failed' ? words.today.failed : undefined}
        onAsk={onAsk}
      />
    )
  const { lead } = best
  const shown = toPriceDisplay(lead, wish, rates)
  const date = priceDateLabel(lead, lead.latest.date)
  const when = isOutdated(lead, now) ? worth.lastKnown({ date }) : date
  return (
    <FarmAnswerCard
      sign="price"
      question={question}
      answer={formatAmount(lead.latest.value, shown)}
      more={lazyWords.chat.own.priced({
        per: shown.per,
        where: marketLabel(lead),
        when: lead.doubted ? price.doubted : when,
      })}
      onAsk={onAsk}
    />
  )
}
