// Markup that remains in a reply if the server does not parse the model's template.

/** Reasoning and special tokens around "Dry the maize. Then weigh it.", by model family. */
export const reasoningForms: Readonly<Record<string, string>> = {
  'Qwen, DeepSeek': '<think>\nMaize? Hm.\n</think>\n\nDry the maize. Then weigh it.',
  thinking: '<thinking>Maize? Hm.</thinking>Dry the maize. Then weigh it.',
  thought: '<thought>Maize? Hm.</thought>\nDry the maize. Then weigh it.',
  Kimi: '◁think▷Maize? Hm.◁/think▷Dry the maize. Then weigh it.',
  Mistral: '[THINK]Maize? Hm.[/THINK]Dry the maize. Then weigh it.',
  'after the first sentence': 'Dry the maize. <think>And then? Hm.</think>Then weigh it.',
  'two of them': '<think>Maize?</think> <think>Hm.</think>Dry the maize. Then weigh it.',
  harmony:
    '<|channel|>analysis<|message|>Maize? Hm.<|end|><|start|>assistant<|channel|>final<|message|>Dry the maize. Then weigh it.<|return|>',
  'harmony from its start':
    '<|start|>assistant<|channel|>analysis<|message|>Maize? Hm.<|end|><|start|>assistant<|channel|>final<|message|>Dry the maize. Then weigh it.',
  'harmony, stripped': 'analysisMaize? Hm.assistantfinalDry the maize. Then weigh it.',
  'ChatML end': 'Dry the maize. Then weigh it.<|im_end|>',
  'Llama 2 end': 'Dry the maize. Then weigh it.</s>',
  'Gemma end': 'Dry the maize. Then weigh it.<end_of_turn>\n',
  ReAct: 'Thought: Maize? Hm.\nFinal Answer: Dry the maize. Then weigh it.',
  'markup in the thoughts':
    '<think>Hm. <tool_call>{"name": "latest_price", "arguments": {}}</tool_call> or <tool_call>?</think>Dry the maize. Then weigh it.',
  'the other side played, too': 'Dry the maize. Then weigh it.<|im_end|>\n<|im_start|>user\nHm. And beans?',
}

/** Reasoning without its opening tag, which was in the prompt. */
export const unopenedReasoning = 'Maize? Hm. They want to store it.</think>\n\nDry the maize. Then weigh it.'

/** Calls of `latest_price` with `crop` "maize", by model family. */
export const toolCallForms: Readonly<Record<string, string>> = {
  'Hermes, Qwen': '<tool_call>\n{"name": "latest_price", "arguments": {"crop": "maize"}}\n</tool_call>',
  'Hermes, unclosed': '<tool_call>{"name": "latest_price", "arguments": {"crop": "maize"}}',
  'Hermes, arguments as a text':
    '<tool_call>{"name": "latest_price", "arguments": "{\\"crop\\": \\"maize\\"}"}</tool_call>',
  'Qwen, thoughts unclosed':
    '<think>Hm.\n<tool_call>\n{"name": "latest_price", "arguments": {"crop": "maize"}}\n</tool_call>',
  'Hermes, in a fence':
    '```xml\n<tool_call>\n{"name": "latest_price", "arguments": {"crop": "maize"}}\n</tool_call>\n```',
  'Qwen3-coder':
    '<tool_call>\n<function=latest_price>\n<parameter=crop>\nmaize\n</parameter>\n</function>\n</tool_call>',
  'Qwen3-coder, bare': '<function=latest_price>\n<parameter=crop>\nmaize\n</parameter>\n</function>',
  GLM: '<tool_call>latest_price\n<arg_key>crop</arg_key>\n<arg_value>maize</arg_value>\n</tool_call>',
  'DeepSeek V3':
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>latest_price\n```json\n{"crop": "maize"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  'DeepSeek V3.1':
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>latest_price<｜tool▁sep｜>{"crop": "maize"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  MiniMax:
    '<minimax:tool_call>\n<invoke name="latest_price">\n<parameter name="crop">maize</parameter>\n</invoke>\n</minimax:tool_call>',
  'invoke, bare': '<invoke name="latest_price">\n<parameter name="crop">maize</parameter>\n</invoke>',
  'Mistral, list': '[TOOL_CALLS] [{"name": "latest_price", "arguments": {"crop": "maize"}}]',
  'Mistral, ARGS': '[TOOL_CALLS]latest_price[ARGS]{"crop": "maize"}',
  'Llama, python_tag': '<|python_tag|>{"name": "latest_price", "parameters": {"crop": "maize"}}<|eom_id|>',
  'Llama, python_tag with a call': '<|python_tag|>latest_price.call(crop="maize")<|eom_id|>',
  'Llama, bare': '{"name": "latest_price", "parameters": {"crop": "maize"}}',
  'Llama, list': '[latest_price(crop="maize")]',
  'Llama, function': '<function=latest_price>{"crop": "maize"}</function>',
  harmony:
    '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>commentary to=functions.latest_price <|constrain|>json<|message|>{"crop": "maize"}<|call|>',
  'harmony, to= first':
    '<|start|>assistant to=functions.latest_price<|channel|>commentary <|constrain|>json<|message|>{"crop": "maize"}<|call|>',
  'harmony, stripped': 'analysisHm.assistantcommentary to=functions.latest_price json{"crop": "maize"}',
  Kimi: '<|tool_calls_section_begin|><|tool_call_begin|>functions.latest_price:0<|tool_call_argument_begin|>{"crop": "maize"}<|tool_call_end|><|tool_calls_section_end|>',
  Granite: '<|tool_call|>[{"name": "latest_price", "arguments": {"crop": "maize"}}]',
  'Phi-4-mini': '<|tool_call|>[{"name": "latest_price", "arguments": {"crop": "maize"}}]<|/tool_call|>',
  'Phi, functools': 'functools[{"name": "latest_price", "arguments": {"crop": "maize"}}]',
  Gemma: '```tool_code\nlatest_price(crop="maize")\n```',
  'Gemma, printed': '```tool_code\nprint(default_api.latest_price(crop="maize"))\n```',
  ReAct: 'Action: latest_price\nAction Input: {"crop": "maize"}',
  'ReAct with its thought and what it makes up':
    'Thought: Hm.\nAction: latest_price\nAction Input: {"crop": "maize"}\nObservation: 300\nFinal Answer: 300',
  'Command-R':
    'Action: ```json\n[\n    {\n        "tool_name": "latest_price",\n        "parameters": {"crop": "maize"}\n    }\n]\n```',
  'a fence': '```json\n{"name": "latest_price", "arguments": {"crop": "maize"}}\n```',
  'a fence without a language': '```\n{"name": "latest_price", "arguments": {"crop": "maize"}}\n```',
}

const named = (name: string, args: unknown, more: object = {}) => ({
  index: 0,
  ...more,
  function: { name, arguments: args },
})
const maize = '{"crop":"maize"}'
const beans = '{"crop":"beans"}'

/** `tool_calls` deltas that call `latest_price` with "maize", and sometimes with "beans". */
export const toolCallDeltas: Readonly<Record<string, readonly object[][]>> = {
  'two under index 0 without ids': [[named('latest_price', maize)], [named('latest_price', beans)]],
  'two under index 0 without ids, in pieces': [
    [named('latest_price', '')],
    [{ index: 0, function: { arguments: '{"crop":"ma' } }],
    [{ index: 0, function: { arguments: 'ize"}' } }],
    [named('latest_price', '')],
    [{ index: 0, function: { arguments: '{"crop":"be' } }],
    [{ index: 0, function: { arguments: 'ans"}' } }],
  ],
  'one id for both': [
    [named('latest_price', maize, { id: 'call_1' })],
    [named('latest_price', beans, { id: 'call_1', index: 1 })],
  ],
  'one id and one index for both': [
    [named('latest_price', maize, { id: 'call_1' })],
    [named('latest_price', beans, { id: 'call_1' })],
  ],
  'a namespace before the name': [[named('functions.latest_price', maize)]],
  'tokens behind the name': [[named('latest_price<|channel|>commentary', maize)]],
  'a number behind the name': [[named('functions.latest_price:0', maize)]],
  'the name with every piece': [[named('latest_price', '{"crop":')], [named('latest_price', '"maize"}')]],
  'the name in pieces': [
    [named('latest', '')],
    [named('_price', '')],
    [{ index: 0, function: { arguments: maize } }],
  ],
  'arguments in a fence': [[named('latest_price', `\`\`\`json\n${maize}\n\`\`\``)]],
  'arguments encoded twice': [[named('latest_price', JSON.stringify(maize))]],
  'arguments as an object': [[named('latest_price', JSON.parse(maize))]],
  'an empty object before the true one': [
    [named('latest_price', '{}')],
    [{ index: 0, function: { arguments: maize } }],
  ],
}

export const completeFinishReasons = [
  'stop',
  'STOP',
  'end_turn',
  'eos',
  'eos_token',
  'stop_sequence',
  'complete',
  'tool_calls',
  'function_call',
] as const
/** Finish reasons of truncated replies, from several servers. */
export const truncatedFinishReasons = [
  'length',
  'max_tokens',
  'MAX_TOKENS',
  'model_length',
  'content_filter',
  'SAFETY',
  'error',
  'abort',
  'insufficient_system_resource',
  'null',
] as const
