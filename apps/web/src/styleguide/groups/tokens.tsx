import { State } from '../state.tsx'

const COLOURS = [
  'paper',
  'paper-raised',
  'ink',
  'ink-soft',
  'rule',
  'field',
  'crop',
  'crop-strong',
  'crop-wash',
  'harvest',
  'harvest-paper',
  'danger',
  'danger-paper',
  'sky',
  'sky-wash',
  'cool',
  'sun',
  'warm',
  'focus',
]

/** The sizes of docs/design.md, with the face of each. */
const SIZES = [
  ['2.75rem', 'display', 'Temperature now'],
  ['1.5rem', 'display', 'Title of a tab'],
  ['1.25rem', 'display', 'Title of a panel'],
  ['1.125rem', 'body', 'Answer at a glance'],
  ['1rem', 'body', 'Text'],
  ['0.875rem', 'body', 'Second facts, sources'],
] as const

/** Type, colours, spacing and radii. */
export const Tokens = () => (
  <section>
    <h2>Tokens</h2>
    {SIZES.map(([fontSize, face, name]) => (
      <State key={fontSize} name={fontSize}>
        <span style={{ fontSize, fontFamily: `var(--font-${face})` }}>{name} 22 °C</span>
      </State>
    ))}
    <State name="Colours">
      <div className="swatches">
        {COLOURS.map((colour) => (
          <div key={colour}>
            <div className="swatches__colour" style={{ background: `var(--${colour})` }} />
            <span className="state__name">{colour}</span>
          </div>
        ))}
      </div>
    </State>
  </section>
)
