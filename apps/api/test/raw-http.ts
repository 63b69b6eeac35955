import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export const rawCall = async (port: number, text: string | Buffer): Promise<RawAnswer> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  return {
    status: Number(line.split(' ')[1]),
    headers: new Headers(
      fields.map((field): [string, string] => {
        const at = field.indexOf(':')
        return [field.slice(0, at), field.slice(at + 1).trim()]
      }),
    ),
    body: body.join('\r\n\r\n'),
  }
}
