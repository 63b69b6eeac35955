import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { CarteraDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { EstadoDelMunicipio, PlanDePago } from '../municipio/deuda-proveedor.ts'
import { municipioFalla, municipioSinAcceso } from '../municipio/remoto/fallas.ts'
import { createLugares } from '../municipio/remoto/lugares.ts'
import { askImponibles } from './ask-imponibles.ts'
import { askPlanes } from './ask-planes.ts'
import { createPaciencia } from './create-paciencia.ts'
import { FILAS_DE_RESPUESTA } from './filas-de-cartera.ts'
import { forgetRespuestas, type ParteDeRespuesta, readRespuestas } from './respuestas-repo.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb(true)
})
afterAll(() => open.close())
beforeEach(() => forgetRespuestas(open.db))

const ahora = () => new Date('2026-11-20T15:00:00Z')
const ask = createPaciencia([], new AbortController().signal)

const claves: readonly ClaveDeCaso[] = Array.from({ length: 230 }, (_, i) => ({
  ...{ tipo: i % 3 === 0 ? ('C' as const) : ('I' as const), imponible: 1_000 - i },
  recurso: i % 2 === 0 ? 'AB' : 'SS',
}))
const planDe = (item: number): number => 50_000 + item

const isMala = (item: number) => item % 50 === 0
const planpagoDe = (item: number, recurso: string) =>
  item % 10 === 0 ? [{ NRO_PLAN: planDe(item), RECURSO: recurso }] : []

interface Servicio {
  readonly cartera: CarteraDelServicio
  readonly mas: () => number
  readonly preguntadas: () => number
}

/**
 * Creates a fake service that answers each request after the next delay of `demoras`, in milliseconds.
 *
 * @param hasta number of requests after which the service refuses the credentials
 */
const createServicio = (
  llamadas: number,
  demoras: readonly number[],
  hasta = Number.MAX_SAFE_INTEGER,
): Servicio => {
  const lugares = createLugares(llamadas, () => llamadas)
  let [enCurso, mas, preguntadas] = [0, 0, 0]
  const call = <T>(answer: () => T): Promise<T> =>
    lugares.lote(async () => {
      preguntadas += 1
      if (preguntadas > hasta) throw municipioSinAcceso()
      enCurso += 1
      mas = Math.max(mas, enCurso)
      await sleep(demoras[preguntadas % demoras.length])
      enCurso -= 1
      return answer()
    })
  const cartera = {
    llamadas,
    preguntar: (_tipo: string, { imponible, recurso }: { imponible: string; recurso: string }) =>
      call(() => {
        const item = Number(imponible)
        if (isMala(item)) throw municipioFalla()
        const linea = { ANIO: 2025, CUOTA: 1, CAPITAL: `${item}.00`, ESTADO: 'PENDIENTE' }
        const deuda = { lineas: [linea], planpago: planpagoDe(item, recurso) }
        const situacion = { FECHA: '2026-02-02', SITUACION: 'GL', LEGAL: `A${item}` }
        return { deuda: item % 8 === 0 ? null : deuda, situaciones: [situacion] }
      }),
    planDe: (plan: number) => call(() => ({ NRO_PLAN: plan }) as PlanDePago),
    cuotasDe: (plan: number) =>
      call(() => (plan % 4 === 0 ? null : ({ estado: `de ${plan}` } as EstadoDelMunicipio))),
  } as unknown as CarteraDelServicio
  return { cartera, mas: () => mas, preguntadas: () => preguntadas }
}

const askTodas = async ({ cartera }: Servicio) => {
  const fallidas = await askImponibles({ db: open.db, ahora }, cartera, claves, ask, () => {})
  const respuestas = []
  for await (const respuesta of readRespuestas(open.db, ['deuda', 'situaciones']))
    respuestas.push(respuesta)
  const listado = { NRO_PLAN: 7, FECHA: '2026-02-02' } as PlanDePago
  const planes = await askPlanes(open.db, cartera, [listado], ask, () => {})
  const fallidasEnOrden = fallidas.map(({ imponible }) => imponible).toSorted((a, b) => a - b)
  return { respuestas, planes, fallidas: fallidasEnOrden }
}

it('brings the same one by one as eight at a time, in whatever order the answers come', async () => {
  const unaPorUna = createServicio(1, [0])
  const esperado = await askTodas(unaPorUna)
  expect(unaPorUna.mas()).toBe(1)
  expect(esperado.respuestas).toHaveLength(
    claves.filter(({ imponible }) => !isMala(imponible)).length,
  )
  expect(esperado.planes.length).toBeGreaterThan(10)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4), { minLength: 1, maxLength: 9 }), async (demoras) => {
      await forgetRespuestas(open.db)
      const servicio = createServicio(8, demoras)
      expect(await askTodas(servicio)).toEqual(esperado)
      expect(servicio.mas()).toBe(8)
    }),
    { numRuns: 6 },
  )
})

it('cut anywhere, it goes on from the answers it has and brings the same', async () => {
  const entera = createServicio(8, [0])
  const esperado = await askTodas(entera)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: claves.length - 1 }), async (hasta) => {
      await forgetRespuestas(open.db)
      const cortado = createServicio(8, [0, 2, 1], hasta)
      await expect(askTodas(cortado)).rejects.toMatchObject({ code: 'municipio-sin-acceso' })
      // `hasta` is the number of requests after which the service refuses the credentials, and the job stops. Up to
      // eight requests run at the same time, so the service may receive eight more.
      expect(cortado.preguntadas()).toBeLessThanOrEqual(hasta + 8)
      const otro = createServicio(8, [1, 0])
      expect(await askTodas(otro)).toEqual(esperado)
      const malas = esperado.fallidas.length
      expect(otro.preguntadas()).toBeLessThanOrEqual(entera.preguntadas() - hasta + malas)
    }),
    { numRuns: 6 },
  )
})

it('makes the same rows of the parts of an answer that they need as of all of it', async () => {
  await askTodas(createServicio(8, [0]))
  const filasDe = async (nombre: keyof typeof FILAS_DE_RESPUESTA, partes: ParteDeRespuesta[]) => {
    const filas = []
    for await (const respuesta of readRespuestas(open.db, partes))
      filas.push(...FILAS_DE_RESPUESTA[nombre].filasDe(respuesta))
    return filas
  }
  for (const nombre of ['imponibles', 'deuda', 'situaciones_hist'] as const) {
    const enteras = await filasDe(nombre, ['deuda', 'situaciones'])
    expect(enteras.length).toBeGreaterThan(150)
    expect(await filasDe(nombre, [...FILAS_DE_RESPUESTA[nombre].partes])).toEqual(enteras)
  }
})
