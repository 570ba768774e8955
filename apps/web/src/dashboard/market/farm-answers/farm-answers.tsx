import { adoptStyle } from '../../../components/adopt-style.ts'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import { words } from '../../../words.ts'
import { ChooseCropsCard } from './choose-crops-card.tsx'
import { FarmAnswerCard } from './farm-answer-card.tsx'
import css from './farm-answers.css?inline'
import { SprayingCard } from './spraying-card.tsx'

adoptStyle(css)

// Price code loads only for farmers with crops.
const loadPrice = () => import('./price-card.tsx')

interface OwnAnswersProps {
  at: FarmLocationState
  /** Undefined until known. */
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/**
 * Short answers from the farm's own data, shown in the empty chat. Each leads to the full answer.
 */
export const FarmAnswers = ({ at, hasCrops, onAsk }: OwnAnswersProps) => (
  <>
    <FirstCrop hasCrops={hasCrops} onAsk={onAsk} />
    <SprayingCard at={at} onAsk={onAsk} />
  </>
)

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
