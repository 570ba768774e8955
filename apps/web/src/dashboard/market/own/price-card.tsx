import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useQuery } from '@tanstack/react-query'
import { farmSettingsQuery } from '../../../features/farm-settings/queries.ts'
import { isOld } from '../../../features/prices/series/price-history.ts'
import { cropInSentence, dateWords } from '../../../features/prices/series/series-words.ts'
import { amountWords, shownAs } from '../../../features/prices/series/shown-price.ts'
import { useCropSeries } from '../../../features/prices/series/use-crop-series.ts'
import { whereWords } from '../../../features/prices/worth/where-words.ts'
import { useWantedSettings } from '../../../phone/use-wanted-settings.ts'
import { useNow } from '../../../use-now.ts'
import { partWords, words } from '../../../words.ts'
import { farmBoard } from '../../crops/farm-crops.ts'
import { useFarmPlace } from '../../use-farm-place.ts'
import { ChooseCard } from './choose-card.tsx'
import { OwnCard } from './own-card.tsx'

interface PriceCardProps {
  onAsk: (question: string) => void
}

/** The price of the farm's first crop with one. */
export function PriceCard({ onAsk }: PriceCardProps) {
  const settings = useWantedSettings(useQuery(farmSettingsQuery()).data)
  const { place, isPending } = useFarmPlace()
  // Waits for the place: prices for another one would be a second request.
  if (settings === undefined || isPending)
    return <OwnCard sign="looking" question={words.chat.openings.market.questions.price} onAsk={onAsk} />
  const board = farmBoard(settings, place?.country)
  const [first] = board.boardCrops ?? []
  if (first === undefined) return <ChooseCard />
  return <Priced settings={board} first={first} onAsk={onAsk} />
}

interface PricedProps extends PriceCardProps {
  settings: FarmSettings
  first: string
}

function Priced({ settings, first, onAsk }: PricedProps) {
  const now = useNow()
  const { status, found, rates, wish } = useCropSeries(settings, useFarmPlace().place)
  const { price, questions, worth } = partWords.prices
  const [best] = found
  const question = questions.price({ crop: cropInSentence(best?.crop ?? first) })
  if (status === 'loading') return <OwnCard sign="looking" question={question} onAsk={onAsk} />
  if (!best)
    return (
      <OwnCard
        sign="unknown"
        question={question}
        answer={status === 'failed' ? words.today.unknown : worth.none}
        more={status === 'failed' ? words.today.failed : undefined}
        onAsk={onAsk}
      />
    )
  const { lead } = best
  const shown = shownAs(lead, wish, rates)
  const date = dateWords(lead, lead.latest.date)
  const when = isOld(lead, now) ? worth.lastKnown({ date }) : date
  return (
    <OwnCard
      sign="price"
      question={question}
      answer={amountWords(lead.latest.value, shown)}
      more={partWords.chat.own.priced({
        per: shown.per,
        where: whereWords(lead),
        when: lead.doubted ? price.doubted : when,
      })}
      onAsk={onAsk}
    />
  )
}
