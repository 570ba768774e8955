import { adoptStyle } from '../../../components/adopt-style.ts'
import { Part } from '../../../components/part/part.tsx'
import type { FarmLocationState } from '../../../features/location/use-farm-location.ts'
import { words } from '../../../words.ts'
import { ChooseCard } from './choose-card.tsx'
import { JobCard } from './job-card.tsx'
import css from './own-answers.css?inline'
import { OwnCard } from './own-card.tsx'

adoptStyle(css)

// Prices are loaded only for farmers who have chosen a crop.
const loadPrice = () => import('./price-card.tsx')

interface OwnAnswersProps {
  at: FarmLocationState
  /** Undefined until known. */
  hasCrops: boolean | undefined
  onAsk: (question: string) => void
}

/** Short answers from the farm's own data in the empty chat: each leads to the full answer. */
export const OwnAnswers = ({ at, hasCrops, onAsk }: OwnAnswersProps) => (
  <>
    <FirstCrop hasCrops={hasCrops} onAsk={onAsk} />
    <JobCard at={at} onAsk={onAsk} />
  </>
)

/** The price of the first crop, or a link for choosing one; its room is reserved while loading. */
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
