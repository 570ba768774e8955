import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { useId, useState } from 'react'
import { Disclosure } from '../../../components/disclosure.tsx'
import { LazyBoundary } from '../../../components/lazy/lazy-boundary.tsx'
import { lazyWords } from '../../../words.ts'

const loadGrowing = () => import('./growing-conditions.tsx')

/** Water, diseases and growth, loaded when opened. */
export function CropGrowthView({ at }: { at: Coordinates }) {
  const [isOpen, setOpen] = useState(false)
  const { growing } = lazyWords
  const id = useId()
  return (
    <div>
      <Disclosure
        label={growing.open}
        opens={id}
        isOpen={isOpen}
        load={loadGrowing}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LazyBoundary load={loadGrowing} missing={growing.missing} waiting={<p>{growing.waiting}</p>}>
            {({ GrowingConditions }) => <GrowingConditions at={at} />}
          </LazyBoundary>
        )}
      </div>
    </div>
  )
}
