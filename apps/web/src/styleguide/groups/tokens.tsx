import { StateExample } from '../state-example.tsx'

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

/** The sizes of docs/design.md, with their fonts. */
const SIZES = [
  ['now', 'display', 'Temperature now'],
  ['title', 'display', 'Title of a tab'],
  ['card', 'display', 'Title of a panel'],
  ['answer', 'body', 'Answer at a glance'],
  ['body', 'body', 'Text'],
  ['small', 'body', 'Second facts, sources'],
] as const

/** Type, colours, spacing and radii. */
export const Tokens = () => (
  <section>
    <h2>Tokens</h2>
    {SIZES.map(([size, face, name]) => (
      <StateExample key={size} name={size}>
        <span style={{ fontSize: `var(--size-${size})`, fontFamily: `var(--font-${face})` }}>
          {name} 22 °C
        </span>
      </StateExample>
    ))}
    <StateExample name="Colours">
      <div className="swatches">
        {COLOURS.map((colour) => (
          <div key={colour}>
            <div className="swatches__colour" style={{ background: `var(--${colour})` }} />
            <span className="state__name">{colour}</span>
          </div>
        ))}
      </div>
    </StateExample>
  </section>
)
