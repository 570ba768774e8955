import { useRef } from 'react'
import { ChooseCard } from '../../dashboard/market/own/choose-card.tsx'
import '../../dashboard/market/own/own-answers.css'
import { OwnCard } from '../../dashboard/market/own/own-card.tsx'
import { ChatComposer } from '../../features/chat/chat-composer.tsx'
import { ChatLog } from '../../features/chat/chat-log.tsx'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import type { Exchange } from '../../features/chat/conversation/exchange.ts'
import { Messages } from '../../features/chat/conversation/messages.tsx'
import type { Attached } from '../../features/chat/photo/attached.ts'
import { UnsentQuestions } from '../../features/chat/unsent-questions.tsx'
import type { Chat as ChatOf } from '../../features/chat/use-chat.ts'
import { Pressed } from '../pressed.tsx'
import { answers, photo, QUESTION, standing } from '../shown/chat.ts'
import { State } from '../state.tsx'

const nothing = () => {}
const CARDS = [
  { sign: 'price', question: QUESTION, answer: 'KES 4,500', more: 'bag (90 kg), Nakuru, February 2026' },
  { sign: 'good', question: 'When can I spray?', answer: 'Today, 06:00 to 11:00', more: 'Good' },
  { sign: 'unknown', question: 'When can I spray?', answer: 'Not known', more: 'no forecast to go by' },
  { sign: 'looking', question: 'When can I spray?' },
]
const PICTURE = photo()
const ATTACHED: Record<string, Attached> = {
  'Photo being prepared': { state: 'preparing' },
  'Photo ready': { state: 'ready', photo: PICTURE },
  'Photo that cannot be used': { state: 'failed', why: 'unreadable' },
}
const EDIT = ['.question-message__tools .link-button']

interface TalkProps {
  exchange: Omit<Exchange, 'id'>
  activity?: ChatOf['activity']
}

function Talk({ exchange, activity = 'none' }: TalkProps) {
  const conversation = useRef(standing(exchange)).current
  return (
    <div className="styles-chat">
      <ChatLog isEmpty={false} activity={activity} onStop={nothing}>
        <Messages conversation={conversation} isBusy={activity !== 'none'} />
      </ChatLog>
    </div>
  )
}

const Unsent = ({ isBusy }: { isBusy: boolean }) => (
  <UnsentQuestions questions={[{ question: QUESTION }]} isBusy={isBusy} onRetry={nothing} />
)

function Composer({ attached, isBusy = false }: { attached?: Attached; isBusy?: boolean }) {
  const input = useRef<HTMLTextAreaElement>(null)
  return (
    <ChatComposer
      label="Your question"
      inputRef={input}
      isBusy={isBusy}
      initial={QUESTION}
      {...(attached && { initialAttached: attached })}
      onSend={nothing}
    />
  )
}

/** The chat, from its opening to each ending of an answer. */
export const Chat = () => (
  <section>
    <h2>Chat</h2>
    <State name="Opening with own cards">
      <div className="styles-chat">
        <ChatPanel
          opening={(ask) => (
            <ul className="chat-opening__own">
              {CARDS.map((card) => (
                <OwnCard key={card.sign} {...card} onAsk={ask} />
              ))}
              <ChooseCard />
            </ul>
          )}
        />
      </div>
    </State>
    <State name="Question, its answer waited for">
      <Talk exchange={{ question: QUESTION }} activity="waiting" />
    </State>
    {Object.entries(answers()).map(([name, answer]) => (
      <State key={name} name={name}>
        <Talk
          exchange={{ question: QUESTION, answer }}
          activity={answer.state === 'coming' ? 'answering' : 'none'}
        />
      </State>
    ))}
    <State name="Question with a photo">
      <Talk exchange={{ question: 'What is wrong with this leaf?', photo: PICTURE }} activity="waiting" />
    </State>
    <State name="Question being changed">
      <Pressed buttons={EDIT}>
        <Talk exchange={{ question: QUESTION, answer: { text: 'KES 4,500', state: 'complete' } }} />
      </Pressed>
    </State>
    <State name="The chat itself is on its way, and did not come">
      <Unsent isBusy />
      <Unsent isBusy={false} />
    </State>
    <State name="Composer while an answer is awaited">
      <Composer isBusy />
    </State>
    {Object.entries(ATTACHED).map(([name, attached]) => (
      <State key={name} name={name}>
        <Composer attached={attached} />
      </State>
    ))}
  </section>
)
