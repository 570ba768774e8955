import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions'
import type { ModelCall, ModelMessage } from '../model.ts'

/**
 * Prompt fields of a request to OpenAI's chat completions. No `tool_choice`, because Ollama does
 * not support it and `auto` is the default.
 */
export function toPromptFields({ messages, tools = [] }: ModelCall): {
  messages: ChatCompletionMessageParam[]
  tools?: ChatCompletionTool[]
} {
  return {
    messages: messages.map(onTheWire),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, parameters }) => ({
        type: 'function' as const,
        function: { name, description, parameters: { ...parameters } },
      })),
    }),
  }
}

function onTheWire(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.callId, content: message.content }
  }
  if (message.role === 'user' && message.photo !== undefined) {
    const { type, base64 } = message.photo
    return {
      role: 'user',
      content: [
        { type: 'text', text: message.content },
        { type: 'image_url', image_url: { url: `data:${type};base64,${base64}` } },
      ],
    }
  }
  if (message.role !== 'assistant' || message.toolCalls === undefined) {
    return { role: message.role, content: message.content }
  }
  return {
    role: 'assistant',
    content: message.content === '' ? null : message.content,
    tool_calls: message.toolCalls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }
}
