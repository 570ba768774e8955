import type { Contact } from '../../contacts/contact.ts'
import type { EmergencyNumbers } from '../../contacts/emergency-numbers.ts'
import type { EmergencyKind } from '../../understand/danger/emergency-kind.ts'
import type { SmallTalk } from '../../understand/small-talk.ts'
import type { Term } from '../../understand/terms/terms.ts'
import type { ForecastTopic, ForeignTopic, Topic } from '../../understand/topic/topic.ts'

type Nothing = Readonly<Record<never, never>>

/** What an answer says that is of no price: of danger, of other topics, and whom to ask. */
export interface TopicStatements {
  /** Whom to call, and what not to do, where somebody has met with an accident or is poisoned. */
  emergency: { kind: EmergencyKind } & EmergencyNumbers
  no_dose: Nothing
  /** How much of a fertiliser a crop wants is asked: no product with a label. */
  no_nutrient_dose: Nothing
  /** Only the farm's forecast knows. */
  see_forecast: { topic: ForecastTopic }
  /** Nothing is known here of that, nor of what it may be of as well; of a crop where one is named. */
  no_knowledge: { topic: ForeignTopic; also?: ForeignTopic; commodity?: string }
  /** What a word means that was asked for. */
  definition: { term: Term }
  /** The operator's advisers and public contacts; where there are neither, who knows such things anywhere. */
  ask_whom: {
    topic: Topic
    contacts: readonly Contact[]
    advisers: readonly string[]
    /** Of an insurance whoever insured the farm knows first. */
    scheme?: 'insurance'
    /** What a thing costs is known where it is traded; to sell or to hold is talked over with others. */
    about?: 'price' | 'sale'
  }
  small_talk: { kind: SmallTalk }
}
