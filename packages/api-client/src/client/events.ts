import { EventSourceParserStream } from 'eventsource-parser/stream'

export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) as unknown }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
