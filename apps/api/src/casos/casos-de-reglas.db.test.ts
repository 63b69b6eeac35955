import {
  decideCaso,
  describeDecision,
  type Explicacion,
  type Fecha,
  fecha,
  textos,
} from '@apremia/core'
import type { CasoDeRegla } from '@apremia/reglas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  casosDeHistoria,
  olvidadas,
  prepareCasoDeRegla,
  REGLAS_DE_HISTORIA,
  type ReglaDeHistoria,
} from '../../test/casos-de-reglas.ts'
import { prepareHistorias } from '../../test/historias-de-caso.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { buildCaso } from './build-caso.ts'

const HOY = fecha('2099-12-31')

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await prepareHistorias(test.open.db)
  await test.open.db.execute(sql`truncate convenio cascade`)
})
afterAll(() => test.close())

type Temas = Readonly<Record<Explicacion['que'], Explicacion>>

/**
 * For each rule, the function that converts the API's explanation of a case to the format of `fixtures/reglas`. For a
 * rule without a function, the test compares the API only with packages/core.
 */
const COMO_EN_EL_ARCHIVO: Partial<Record<ReglaDeHistoria, (temas: Temas) => unknown>> = {
  tipo: ({ tipo }) => {
    const esJudicial = tipo.valor === textos.mesas.tipos.judicial
    const { gestionLegal, tituloEjecutivo } = textos.mesas.situaciones
    return { tipo: tipo.valor, situacion: esJudicial ? tituloEjecutivo : gestionLegal }
  },
  plazo: ({ plazo }) => plazo.frase,
  fechas: ({ ingreso, ultima }) => ({ inicial: ingreso.frase, ultima: ultima.frase }),
  ventana: ({ ventana }) => ventana.frase,
  caducidad: ({ caducidad }) => caducidad.frase,
  medida: ({ medida }) => medida.frase,
  resolucion: ({ resolucion }) => resolucion.frase,
  banco: ({ banco }) => banco.frase,
  convenio: ({ convenio }) => convenio.frase,
  saldada: ({ saldada }) => saldada.frase,
  limite: ({ limite }) => limite.valor || null,
  'filtros-externos': ({ filtros }) => filtros.valor.split(', ').filter(Boolean),
  explicar: ({ situacion: _, ...temas }) =>
    Object.fromEntries(Object.entries(temas).map(([que, { frase }]) => [que, frase])),
}

let imponible = 0

/**
 * Asks the API to explain a case as if today were `hoy`. With `remoto`, the municipality's own service has the
 * payments, and this database has none.
 */
const explain = async (query: string, hoy: Fecha, remoto: boolean) => {
  test.setAhora(new Date(`${hoy}T15:00:00Z`))
  const token = await test.login('20000001')
  const { config } = test.services
  const servicioMunicipal = { url: new URL('http://municipio.test'), token: 'x' }
  if (remoto) Object.assign(test.services, { config: { ...config, servicioMunicipal } })
  const answer = await test.call('GET', `/api/casos/explicacion?${query}`, token)
  Object.assign(test.services, { config })
  return answer
}

const EN_GESTION: Partial<Record<ReglaDeHistoria, object>> = {
  convenio: { titulo: '01/01/2020' },
  saldada: { titulo: '01/01/2020' },
}

const run = async (regla: ReglaDeHistoria, { entrada, espera }: CasoDeRegla) => {
  imponible += 1
  const completa = { ...EN_GESTION[regla], ...Object(entrada) }
  const caso = await prepareCasoDeRegla(test.open.db, completa, imponible)
  const { clave, conocido, reglas, enRiesgo, fila } = caso
  expect(fila).toEqual(buildCaso(clave, conocido, reglas))
  const hoy = caso.hoy ?? HOY
  const dia = caso.dia ?? hoy
  const query = `imponible=${imponible}&recurso=AB&al=${dia}`
  const answer = await explain(query, hoy, enRiesgo === null)
  if (fila === null) {
    expect(answer.statusCode).toBe(404)
    return
  }
  expect(answer.statusCode, answer.body).toBe(200)
  const { explicaciones } = answer.json<{ explicaciones: Explicacion[] }>()
  const dicho = ({ que, valor, frase }: Explicacion) => [que, valor, frase]
  const deCore = describeDecision(
    decideCaso(conocido.historia, { ...reglas, hoy: dia }, { hoy, enRiesgo }),
  )
  expect(explicaciones.map(dicho)).toEqual(deCore.map(dicho))
  const temas = Object.fromEntries(explicaciones.map((una) => [una.que, una])) as Temas
  const leer = COMO_EN_EL_ARCHIVO[regla]
  if (leer) expect(leer(temas)).toEqual(espera)
}

it('no file of cases with a history is left out', () => {
  expect(olvidadas()).toEqual([])
})

describe.each(REGLAS_DE_HISTORIA)('caso/%s', (regla) => {
  it.each(casosDeHistoria(regla))('$nombre', (caso) => run(regla, caso))
})
