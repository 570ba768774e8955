import { adoptStyle } from '../../../components/adopt-style.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import { words } from '../../../words.ts'
import { ChooseCropsCard } from './choose-crops-card.tsx'
import { FarmAnswerCard } from './farm-answer-card.tsx'
import css from './farm-answers.css?inline'
import { SprayingCard } from './spraying-card.tsx'

adoptStyle(css)

// Prices are loaded only for farmers who have chosen a crop.
const loadPrice = () => import('./price-card.tsx')

interface OwnAnswersProps {
  at: FarmLocationState
  /** Whether the farm has crops; undefined until it is known. */
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/** Short answers from the farm's own data in the empty chat: each leads to the full answer. */
export const FarmAnswers = ({ at, hasCrops, onAsk }: OwnAnswersProps) => (
  <>
    <FirstCrop hasCrops={hasCrops} onAsk={onAsk} />
    <SprayingCard at={at} onAsk={onAsk} />
  </>
)

/** The price of the first crop, or a link for choosing one. Its room is reserved while it loads. */
function FirstCrop({ hasCrops, onAsk }: Omit<OwnAnswersProps, 'at'>) {
  const looking = (
    <FarmAnswerCard sign="looking" question={words.chat.openings.market.questions.price} onAsk={onAsk} />
  )
  if (hasCrops === undefined) return looking
  if (!hasCrops) return <ChooseCropsCard />
  return (
    <LazyBoundary load={loadPrice} waiting={looking}>
      {({ PriceCard }) => <PriceCard onAsk={onAsk} />}
    </LazyBoundary>
  )
}
