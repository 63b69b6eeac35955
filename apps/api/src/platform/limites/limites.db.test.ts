import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copia } from '../../../test/copia.ts'
import { type Emisor, startEmisor } from '../../../test/emisor.ts'
import { type ProcesoDePrueba, startProceso } from '../../../test/proceso.ts'
import { copyPlantilla } from '../../../test/test-db.ts'

const LIMITES = {
  APREMIA_LIMITE_BUSQUEDAS: '6',
  APREMIA_LIMITE_CONSULTAS: '30',
  APREMIA_LIMITE_DOCUMENTOS: '4',
  APREMIA_LIMITE_EXPORTACIONES: '5',
}
const PROCESOS = process.env.APREMIA_TEST_MOTOR === 'postgres' ? 2 : 1

let copia: Copia
let emisor: Emisor
let procesos: ProcesoDePrueba[]
let token: string
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  procesos = await Promise.all(
    Array.from({ length: PROCESOS }, () => startProceso(copia, emisor, LIMITES)),
  )
  token = await at(0).login('20000001')
})
afterAll(async () => {
  await Promise.all(procesos.map((proceso) => proceso.stop()))
  emisor.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

const at = (n: number): ProcesoDePrueba => {
  const found = procesos[n % PROCESOS]
  if (found === undefined) throw new Error('No hay procesos')
  return found
}

type Pedido = readonly [method: string, path: string, body?: object]
const EXPORTACION: Pedido = ['GET', '/api/condiciones/excel?formato=csv']
const DOCUMENTO: Pedido = ['GET', '/api/creaciontitulos/getxlsexample?category=inmueble']
const BUSQUEDA: Pedido = ['POST', '/municipio/recImpInm', { data: { bsq: 1 } }]
const CONSULTA: Pedido = ['GET', '/municipio/dtSituacion']

const ask = (n: number, [method, path, body]: Pedido) => at(n).call(method, path, token, body)

const exhaust = async (pedido: Pedido): Promise<number> => {
  let accepted = 0
  for (let n = 0, refused = 0; refused < PROCESOS; n += 1) {
    const { status, headers, body } = await ask(n, pedido)
    if (status === 200) {
      accepted += 1
      refused = 0
      continue
    }
    expect(status, body).toBe(429)
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(JSON.parse(body).error).toMatchObject({
      code: 'demasiados-pedidos',
      message: expect.stringContaining(`Espere ${seconds} segundos`),
    })
    refused += 1
  }
  return accepted
}

describe(`the limits of a person over ${PROCESOS} processes in a minute (R17)`, () => {
  it('workbooks and documents, exactly', async () => {
    const many = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(n, EXPORTACION)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await exhaust(EXPORTACION)).toBe(0)
    expect(await exhaust(DOCUMENTO)).toBe(4)
  })

  it('searches and lists, counted by all of them', async () => {
    const burst = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(n, BUSQUEDA)))
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(await exhaust(BUSQUEDA)).toBe(0)
    const consultas = await exhaust(CONSULTA)
    expect(consultas).toBeGreaterThanOrEqual(30)
    expect(consultas).toBeLessThan(30 * 1.5)
  })

  it('the session tells whose limit it is, and nothing of the request does; another person has their own', async () => {
    const again = await fetch(`${at(0).url}${CONSULTA[1]}?dni=20000002&user=20000002`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1', dni: '20000002' },
    })
    expect(again.status).toBe(429)
    const otra = await at(1).login('20000002')
    expect((await at(0).call('GET', CONSULTA[1], otra)).status).toBe(200)
    const nueva = await at(1).login('20000001')
    expect((await at(1).call('GET', CONSULTA[1], nueva)).status).toBe(429)
  })

  it('sign-ins that fail, counted by all of them', async () => {
    const failures = []
    for (let n = 0; n < 12; n += 1)
      failures.push(await at(n).call('POST', '/api/usuarios/login', undefined, { token: 'x' }))
    expect(failures.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429])
    expect(Number(failures.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
