import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import { useId, useState } from 'react'
import { Opener } from '../../../components/opener.tsx'
import { Part } from '../../../components/part/part.tsx'
import { partWords } from '../../../words.ts'

const loadGrowing = () => import('./growing-findings.tsx')

/** Water, diseases and growth, loaded when opened. */
export function GrowingView({ at }: { at: Coordinates }) {
  const [isOpen, setOpen] = useState(false)
  const { growing } = partWords
  const id = useId()
  return (
    <div>
      <Opener
        label={growing.open}
        opens={id}
        isOpen={isOpen}
        load={loadGrowing}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Part load={loadGrowing} missing={growing.missing} waiting={<p>{growing.waiting}</p>}>
            {({ GrowingFindings }) => <GrowingFindings at={at} />}
          </Part>
        )}
      </div>
    </div>
  )
}
