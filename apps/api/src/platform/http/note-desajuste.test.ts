import { Writable } from 'node:stream'
import { contract } from '@apremia/api-client'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../log/create-logger.ts'
import { createNotaDeDesajuste } from './note-desajuste.ts'

const REAL = {
  IDENTIDAD_URL: 'https://id.example/ingreso',
  IDENTIDAD_SALIDA_URL: 'https://id.example/salida',
  IDENTIDAD_EMISOR: 'https://id.example',
  IDENTIDAD_AUDIENCIA: 'apremia',
  IDENTIDAD_JWKS_URL: 'https://id.example/jwks',
}

const openLog = () => {
  const lines: Record<string, unknown>[] = []
  const output = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { log: createLogger('warn', output), lines }
}

const MALA = { estado: 'ok', base: 'embebida', avisos: ['a', 20_000_003], respaldo: null }

const start = (env: Readonly<Record<string, string>>) => {
  let ms = 0
  const note = createNotaDeDesajuste(readConfig(env, '0'), () => new Date(ms))
  const { log, lines } = openLog()
  return {
    say: (value: unknown, despues = 0) => {
      ms += despues
      note('getSalud', contract.getSalud, value, log)
      return lines.splice(0)
    },
  }
}

it('in development every reply that breaks the contract is logged with its value', () => {
  const { say } = start({ NODE_ENV: 'development' })
  expect(say({ ...MALA, avisos: [] })).toEqual([])
  for (let vez = 0; vez < 2; vez += 1)
    expect(say(MALA)).toMatchObject([
      { level: 40, llamada: 'getSalud', campo: 'avisos[1]', valor: '20000003' },
    ])
})

it('in production one reply per call and minute is checked, and no personal data is logged', () => {
  const { say } = start(REAL)
  const [una, ...otras] = say(MALA)
  expect(una).toMatchObject({
    level: 40,
    llamada: 'getSalud',
    campo: 'avisos[1]',
    valor: 'un número',
  })
  expect(otras).toEqual([])
  expect(say(MALA, 59_000)).toEqual([])
  expect(say(MALA, 1_000)).toHaveLength(1)
})
