import { Account } from './groups/account.tsx'
import { Actions } from './groups/actions.tsx'
import { Answers } from './groups/answers.tsx'
import { Chat } from './groups/chat.tsx'
import { FirstVisit } from './groups/first-steps.tsx'
import { Forms } from './groups/forms.tsx'
import { Location } from './groups/location.tsx'
import { Notes } from './groups/notes.tsx'
import { Pages } from './groups/pages.tsx'
import { Prices } from './groups/prices.tsx'
import { Sums } from './groups/sums.tsx'
import { Tokens } from './groups/tokens.tsx'
import { Verdicts } from './groups/verdicts.tsx'
import { Weather } from './groups/weather.tsx'
import { Known } from './known.tsx'
import './styles-page.css'

const THEMES = ['light', 'dark'] as const
const GROUPS = [
  Tokens,
  Actions,
  Forms,
  Verdicts,
  Answers,
  Weather,
  Chat,
  Prices,
  Location,
  Pages,
  Account,
  Sums,
  FirstVisit,
  Notes,
]

/** Every component in every state, in both themes; served by the development server only. */
export const StylesPage = () => (
  <main className="styles-page">
    {THEMES.map((theme) => (
      <div key={theme} className="styles-page__theme" style={{ colorScheme: theme }}>
        <h1>Components, {theme}</h1>
        <Known>
          {GROUPS.map((Group) => (
            <Group key={Group.name} />
          ))}
        </Known>
      </div>
    ))}
  </main>
)
