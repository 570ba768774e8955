import { CachedQueries } from './cached-queries.tsx'
import { Account } from './groups/account.tsx'
import { Actions } from './groups/actions.tsx'
import { Answers } from './groups/answers.tsx'
import { Calculators } from './groups/calculators.tsx'
import { Chat } from './groups/chat.tsx'
import { Forms } from './groups/forms.tsx'
import { Location } from './groups/location.tsx'
import { Notices } from './groups/notices.tsx'
import { Onboarding } from './groups/onboarding.tsx'
import { Pages } from './groups/pages.tsx'
import { Prices } from './groups/prices.tsx'
import { Tokens } from './groups/tokens.tsx'
import { Verdicts } from './groups/verdicts.tsx'
import { Weather } from './groups/weather.tsx'
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
  Calculators,
  Onboarding,
  Notices,
]

/** Every component in every state, in both themes. Served only during development. */
export const StylesPage = () => (
  <main className="styles-page">
    {THEMES.map((theme) => (
      <div key={theme} className="styles-page__theme" style={{ colorScheme: theme }}>
        <h1>Components, {theme}</h1>
        <CachedQueries>
          {GROUPS.map((Group) => (
            <Group key={Group.name} />
          ))}
        </CachedQueries>
      </div>
    ))}
  </main>
)
