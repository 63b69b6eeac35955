import Fastify, { type FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { expect, it } from 'vitest'
import { installDrain } from './drain.ts'
import { installErrorHandler } from './error-handler.ts'

it('a request during the shutdown is told to come back, and nothing is logged as a failure', async () => {
  const lines: string[] = []
  const log: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(line) },
  )
  const app = Fastify({ loggerInstance: log })
  installErrorHandler(app)
  installDrain(app)
  app.get('/', async () => {
    throw new Error('falla')
  })
  expect((await app.inject('/')).statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  await app.drain(0)
  const refused = await app.inject('/')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(lines).toHaveLength(1)
  await app.close()
})
