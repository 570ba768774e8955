import { adoptStyle } from '../../../components/adopt-style.ts'
import { Part } from '../../../components/part/part.tsx'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import { words } from '../../../words.ts'
import { ChooseCard } from './choose-card.tsx'
import { JobCard } from './job-card.tsx'
import css from './own-answers.css?inline'
import { OwnCard } from './own-card.tsx'

adoptStyle(css)

// Only those who have chosen a crop pay for prices.
const loadPrice = () => import('./price-card.tsx')

interface OwnAnswersProps {
  at: FarmLocationState
  /** Undefined while that is not known. */
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/** Short answers from the farm's own data, in the chat's empty room: each is the way to the whole answer. */
export const OwnAnswers = ({ at, hasCrops, onAsk }: OwnAnswersProps) => (
  <>
    <FirstCrop hasCrops={hasCrops} onAsk={onAsk} />
    <JobCard at={at} onAsk={onAsk} />
  </>
)

/** The price of the first crop, or the way to choose one; its room is there before either is known. */
function FirstCrop({ hasCrops, onAsk }: Omit<OwnAnswersProps, 'at'>) {
  const looking = (
    <OwnCard sign="looking" question={words.chat.openings.market.questions.price} onAsk={onAsk} />
  )
  if (hasCrops === undefined) return looking
  if (!hasCrops) return <ChooseCard />
  return (
    <Part load={loadPrice} waiting={looking}>
      {({ PriceCard }) => <PriceCard onAsk={onAsk} />}
    </Part>
  )
}
