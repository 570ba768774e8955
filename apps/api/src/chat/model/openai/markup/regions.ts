import {
  looksFenced,
  looksLikeArray,
  looksLikeList,
  looksLikeObject,
  looksLikeReAct,
} from './could-be-call.ts'

/** A part of a reply that is hidden from the reader, or may have to be. */
export interface Region {
  readonly kind: 'thought' | 'call'
  /** Required position of the opening: start of a line or of the reply, or anywhere. */
  readonly where?: 'line' | 'reply'
  /** Last part of the opening, which belongs to the content. */
  readonly keep?: string
  /** Markers that end the region and are removed with it. */
  readonly closers?: readonly string[]
  /** Markers that end the region and are then read themselves. */
  readonly borders?: readonly string[]
  /** True if the end of its bracketed value also ends the region. */
  readonly isOneValue?: boolean
  /** True if the content is certainly markup; if undefined, it always is. */
  readonly isMarkup?: (content: string) => boolean
  /** False once the start of the content shows plain text. */
  readonly couldBe?: (beginning: string) => boolean
}

const call = (...closers: string[]): Region => ({ kind: 'call', closers })
const one = (...borders: string[]): Region => ({ kind: 'call', isOneValue: true, borders })
const never = () => false

/** Heading under which a model invents a tool's result after an `Action:`. */
export const OBSERVATION = 'Observation:'

/** Reasoning tags of Qwen, DeepSeek and others, then of Kimi, Mistral and Cohere. */
const tags: readonly (readonly [string, string])[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think']
    .flatMap((name) => [name, name.toUpperCase(), name[0]?.toUpperCase() + name.slice(1)])
    .map((name) => [`<${name}>`, `</${name}>`] as const),
  ['◁think▷', '◁/think▷'],
  ['[THINK]', '[/THINK]'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
]
/** Markers that end reasoning, possibly without an opening marker. */
export const reasoningEndMarkers = [...tags.map(([, close]) => close), 'assistantfinal']

const channelBorders = [
  '<|end|>',
  '<|start|>',
  '<|return|>',
  '<|call|>',
  '<|channel|>final',
  '<|channel|>commentary',
]
const harmonyCall: Region = one('<|call|>', '<|end|>', '<|start|>')

const fence: Region = { kind: 'call', closers: ['```'], isMarkup: never, couldBe: looksFenced }

/** Markup by its opening, left in the text by servers that do not parse the template. */
export const regions: Readonly<Record<string, Region>> = {
  // Some models call a tool within their reasoning without closing it.
  ...Object.fromEntries(
    tags.map(([open, close]) => [
      open,
      { kind: 'thought', closers: [close], borders: ['<tool_call>'] } as const,
    ]),
  ),
  // Harmony (gpt-oss), with and without its special tokens.
  'assistant<|channel|>analysis': { kind: 'thought', borders: channelBorders, closers: ['assistantfinal'] },
  '<|channel|>analysis': { kind: 'thought', borders: channelBorders, closers: ['assistantfinal'] },
  analysis: {
    kind: 'thought',
    where: 'reply',
    closers: ['assistantfinal', 'assistantcommentary'],
    isMarkup: (content) => /^[^\s\p{P}]/u.test(content),
  },
  // ReAct: reasoning only if an action or the final answer follows.
  'Thought:': {
    kind: 'thought',
    where: 'line',
    borders: ['\nAction:'],
    closers: ['\nFinal Answer:'],
    isMarkup: never,
  },
  '<|channel|>analysis to=': harmonyCall,
  '<|channel|>commentary to=': harmonyCall,
  '<|start|>assistant to=': harmonyCall,
  'to=functions.': harmonyCall,
  'commentary to=functions.': harmonyCall,
  // Hermes and Qwen, GLM; Qwen3-coder and Llama; MiniMax, Claude, DeepSeek 3.2.
  '<tool_call>': call('</tool_call>'),
  '<tool_calls>': call('</tool_calls>'),
  '<TOOLCALL>': call('</TOOLCALL>'),
  '<function=': { ...call('</function>'), keep: '<function=' },
  '<function_calls>': call('</function_calls>'),
  '<minimax:tool_call>': call('</minimax:tool_call>'),
  '<invoke name=': { ...call('</invoke>'), keep: '<invoke name=' },
  '<｜DSML｜function_calls>': call('</｜DSML｜function_calls>'),
  // DeepSeek, Kimi, InternLM, Cohere.
  '<｜tool▁calls▁begin｜>': call('<｜tool▁calls▁end｜>'),
  '<｜tool▁call▁begin｜>': call('<｜tool▁call▁end｜>'),
  '<|tool_calls_section_begin|>': call('<|tool_calls_section_end|>'),
  '<|tool_call_begin|>': call('<|tool_call_end|>'),
  '<|action_start|>': call('<|action_end|>'),
  '<|START_ACTION|>': call('<|END_ACTION|>'),
  // Mistral, Llama, Granite, Phi: the end of the value ends the call.
  '[TOOL_CALLS]': one('[TOOL_CALLS]', '</s>'),
  '<|python_tag|>': one('<|eom_id|>', '<|eot_id|>'),
  '<|tool_call|>': one('<|/tool_call|>', '<|end|>'),
  'functools[': { ...one(), keep: '[' },
  // Calls without a marker of their own.
  '{': { ...one(), keep: '{', isMarkup: never, couldBe: looksLikeObject },
  '[': {
    ...one(),
    keep: '[',
    isMarkup: never,
    couldBe: (text) => looksLikeArray(text) || looksLikeList(text),
  },
  '```': fence,
  '```json': fence,
  '```tool_code': { ...fence, isMarkup: () => true },
  'Action: ```': { ...fence, where: 'line' },
  'Action:\n```': { ...fence, where: 'line' },
  'Action:': {
    kind: 'call',
    where: 'line',
    isOneValue: true,
    borders: [OBSERVATION],
    isMarkup: (content) => content.includes('Action Input:'),
    couldBe: looksLikeReAct,
  },
}

/** Markers removed on their own, besides every `<|name|>`. */
export const strayMarkers = [
  '</tool_call>',
  '</tool_calls>',
  '</function>',
  '</function_calls>',
  '</invoke>',
  '</minimax:tool_call>',
  '<|channel|>final',
  '<|channel|>commentary',
  '<|start|>assistant',
  'assistant<|channel|>final',
  'assistant<|channel|>commentary',
  'assistantcommentary',
  '<answer>',
  '</answer>',
  '<bos>',
]
/** End-of-turn tokens. After one, the model is playing the user. */
export const endOfTurnTokens = [
  '<|im_end|>',
  '<|eot_id|>',
  '<|eom_id|>',
  '<|endoftext|>',
  '<|end_of_text|>',
  '<|return|>',
  '<|END_OF_TURN_TOKEN|>',
  '<｜end▁of▁sentence｜>',
  '<end_of_turn>',
  '</s>',
  '<eos>',
]
