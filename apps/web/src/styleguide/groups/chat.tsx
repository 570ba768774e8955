import { useRef } from 'react'
import { ChooseCropsCard } from '../../dashboard/market/farm-answers/choose-crops-card.tsx'
import '../../dashboard/market/farm-answers/farm-answers.css'
import { FarmAnswerCard } from '../../dashboard/market/farm-answers/farm-answer-card.tsx'
import { ChatComposer } from '../../features/chat/chat-composer.tsx'
import { ChatLog } from '../../features/chat/chat-log.tsx'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import type { Exchange } from '../../features/chat/conversation/exchange.ts'
import { MessageList } from '../../features/chat/conversation/message-list.tsx'
import type { PhotoAttachment } from '../../features/chat/photo/photo-attachment.ts'
import { UnsentQuestions } from '../../features/chat/unsent-questions.tsx'
import type { Chat as ChatOf } from '../../features/chat/use-chat.ts'
import { PressedExample } from '../pressed-example.tsx'
import { fixedConversation, SAMPLE_QUESTION, sampleAnswers, samplePhoto } from '../samples/chat.ts'
import { StateExample } from '../state-example.tsx'

const nothing = () => {}
const CARDS = [
  {
    sign: 'price',
    question: SAMPLE_QUESTION,
    answer: 'KES 4,500',
    more: 'bag (90 kg), Nakuru, February 2026',
  },
  { sign: 'good', question: 'When can I spray?', answer: 'Today, 06:00 to 11:00', more: 'Good' },
  { sign: 'unknown', question: 'When can I spray?', answer: 'Not known', more: 'no forecast available' },
  { sign: 'looking', question: 'When can I spray?' },
]
const PICTURE = samplePhoto()
const ATTACHED: Record<string, PhotoAttachment> = {
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
  const conversation = useRef(fixedConversation(exchange)).current
  return (
    <div className="styles-chat">
      <ChatLog isEmpty={false} activity={activity} onStop={nothing}>
        <MessageList conversation={conversation} isBusy={activity !== 'none'} />
      </ChatLog>
    </div>
  )
}

const Unsent = ({ isBusy }: { isBusy: boolean }) => (
  <UnsentQuestions questions={[{ question: SAMPLE_QUESTION }]} isBusy={isBusy} onRetry={nothing} />
)

function Composer({ attached, isBusy = false }: { attached?: PhotoAttachment; isBusy?: boolean }) {
  const input = useRef<HTMLTextAreaElement>(null)
  return (
    <ChatComposer
      label="Your question"
      inputRef={input}
      isBusy={isBusy}
      initial={SAMPLE_QUESTION}
      {...(attached && { initialAttached: attached })}
      onSend={nothing}
    />
  )
}

/** The chat, from the empty state to each ending of an answer. */
export const Chat = () => (
  <section>
    <h2>Chat</h2>
    <StateExample name="Opening with own cards">
      <div className="styles-chat">
        <ChatPanel
          opening={(ask) => (
            <ul className="chat-opening__own">
              {CARDS.map((card) => (
                <FarmAnswerCard key={card.sign} {...card} onAsk={ask} />
              ))}
              <ChooseCropsCard />
            </ul>
          )}
        />
      </div>
    </StateExample>
    <StateExample name="Question, its answer waited for">
      <Talk exchange={{ question: SAMPLE_QUESTION }} activity="waiting" />
    </StateExample>
    {Object.entries(sampleAnswers()).map(([name, answer]) => (
      <StateExample key={name} name={name}>
        <Talk
          exchange={{ question: SAMPLE_QUESTION, answer }}
          activity={answer.state === 'coming' ? 'answering' : 'none'}
        />
      </StateExample>
    ))}
    <StateExample name="Question with a photo">
      <Talk exchange={{ question: 'What is wrong with this leaf?', photo: PICTURE }} activity="waiting" />
    </StateExample>
    <StateExample name="Question being changed">
      <PressedExample buttons={EDIT}>
        <Talk exchange={{ question: SAMPLE_QUESTION, answer: { text: 'KES 4,500', state: 'complete' } }} />
      </PressedExample>
    </StateExample>
    <StateExample name="The chat itself is on its way, and did not come">
      <Unsent isBusy />
      <Unsent isBusy={false} />
    </StateExample>
    <StateExample name="Composer while an answer is awaited">
      <Composer isBusy />
    </StateExample>
    {Object.entries(ATTACHED).map(([name, attached]) => (
      <StateExample key={name} name={name}>
        <Composer attached={attached} />
      </StateExample>
    ))}
  </section>
)
