import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { type FormFailure, toFormFailure } from '../../components/form/form-failure.ts'
import { QueueOfflineButton } from '../../components/form/queue-offline-button.tsx'
import { setDisplayUnits } from '../../display-units.ts'
import { queueChange } from '../../phone/outbox/queue.ts'
import { lazyWords } from '../../words.ts'
import { FarmCard } from './cards/farm-card.tsx'
import { limitsSummary } from './cards/summaries.ts'
import type { CropQuestion } from './crop-question.ts'
import { FarmQuestions } from './farm-questions.tsx'
import { LimitGroups } from './limits/limit-groups.tsx'
import { useLimitTexts } from './limits/use-limit-texts.ts'
import { parseSettingsForm } from './parse-settings-form.ts'
import { saveFarmSettingsMutation } from './queries.ts'
import { SprayChoice } from './spray-choice.tsx'
import '../../components/button.css'
import '../../components/field.css'
import { adoptStyle } from '../../components/adopt-style.ts'
import css from './farm-settings-form.css?inline'

adoptStyle(css)

interface FarmSettingsFormProps {
  settings: FarmSettings
  crops?: CropQuestion | undefined
  before: ReactNode
  onSaved: () => void
  onWaits: () => void
  onCancel: () => void
}

/**
 * The form for the farm's settings. The red box above shows every failure, and typed text stays.
 */
export function FarmSettingsForm({
  settings,
  crops,
  before,
  onSaved,
  onWaits,
  onCancel,
}: FarmSettingsFormProps) {
  const words = lazyWords.farmSettings
  // Settings loaded later must not change inputs during editing.
  const [opened] = useState(settings)
  const [shown, setShown] = useState(settings)
  const form = useRef<HTMLFormElement>(null)
  const { units, texts, showIn } = useLimitTexts(opened, form)
  const { mutateAsync } = useMutation(saveFarmSettingsMutation(useQueryClient()))
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  /** Settings that could not be saved without a network. */
  const [unsent, setUnsent] = useState<FarmSettings>()
  useEffect(() => {
    if (failure && form.current) focusOn(form.current, failure.field)
  }, [failure])

  const read = (from: HTMLFormElement) => parseSettingsForm(new FormData(from), units, opened.limits ?? {})
  const summarize = () => {
    const checked = form.current && read(form.current)
    if (checked && 'settings' in checked) setShown({ ...opened, ...checked.settings })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A ref, because a second tap can precede the render of the new state.
    if (sending.current) return
    const checked = read(event.currentTarget)
    if ('failure' in checked) return setFailure(checked.failure)
    sending.current = true
    setBusy(true)
    setFailure(undefined)
    setUnsent(undefined)
    let wanted = checked.settings
    try {
      if (crops) wanted = await crops.toSave(opened, wanted)
      await mutateAsync(wanted)
      onSaved()
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      setFailure(toFormFailure(cause, words.savingFailed))
      if (cause instanceof TypeError) setUnsent({ ...opened, ...wanted })
    }
    sending.current = false
    setBusy(false)
  }

  const letWait = async (wanted: FarmSettings) => {
    const waits = await queueChange({
      slot: 'settings',
      change: { kind: 'settings', base: opened, wanted },
    })
    if (waits) {
      setDisplayUnits(wanted.units)
      onWaits()
    }
    return waits
  }

  return (
    <form
      className="farm-settings__form"
      method="post"
      ref={form}
      onSubmit={submit}
      onChange={summarize}
      // Browsers do not focus a field in a closed card.
      onInvalidCapture={({ target }) => target instanceof HTMLElement && openAround(target)}
      aria-busy={busy}
    >
      {failure && (
        <div className="farm-settings__failure">
          <FormAlert failure={failure} onOver={() => setFailure(undefined)} />
          {unsent && <QueueOfflineButton onWait={() => letWait(unsent)} />}
        </div>
      )}
      <div className="farm-settings__fields">
        {before}
        <FarmQuestions
          settings={opened}
          shown={shown}
          units={units}
          crops={crops?.ask(opened)}
          cropsSummary={crops?.summary(shown)}
          limits={
            <FarmCard heading={words.limits.title} summary={limitsSummary(shown)}>
              <SprayChoice group={opened.sprayGroup} />
              <LimitGroups units={units} texts={texts} invalid={failure?.field} />
            </FarmCard>
          }
          // Adding a crop changes no form field, so summaries update here.
          onCrops={summarize}
          onUnits={showIn}
        />
      </div>
      <div className="farm-settings__buttons">
        <button className="button" type="submit" disabled={busy}>
          {busy ? words.saving : words.save}
        </button>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

/** Focuses the invalid input, whose group may be closed, or else the submit button. */
function focusOn(form: HTMLFormElement, field: string | undefined): void {
  const box = field === undefined ? null : form.querySelector<HTMLElement>(`#${CSS.escape(`field-${field}`)}`)
  if (box) openAround(box)
  const place = box ?? form.querySelector<HTMLElement>('[type=submit]')
  place?.focus()
}

function openAround(field: HTMLElement): void {
  for (let group = field.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true
}
