import {
  type CasoDeRegla,
  decideCaso,
  describeDecision,
  type Explicacion,
  fecha,
  textos,
} from '@apremia/core'
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

/** Later than any day of the cases. */
const HOY = fecha('2099-12-31')

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  await prepareHistorias(test.open.db)
  test.setAhora(new Date(`${HOY}T15:00:00Z`))
  admin = await test.login('20000001')
})
afterAll(() => test.close())

type Temas = Readonly<Record<Explicacion['que'], Explicacion>>

/** What a case of the file expects, of an answer of the API; the other files ask it of a desk. */
const COMO_EN_EL_ARCHIVO: Partial<Record<ReglaDeHistoria, (temas: Temas) => unknown>> = {
  tipo: ({ tipo }) => {
    const esJudicial = tipo.valor === textos.mesas.tipos.judicial
    const { gestionLegal, tituloEjecutivo } = textos.mesas.situaciones
    return { tipo: tipo.valor, situacion: esJudicial ? tituloEjecutivo : gestionLegal }
  },
  plazo: ({ plazo }) => plazo.frase,
  caducidad: ({ caducidad }) => caducidad.frase,
  medida: ({ medida }) => medida.frase,
  limite: ({ limite }) => limite.valor || null,
  'filtros-externos': ({ filtros }) => filtros.valor.split(', ').filter(Boolean),
  explicar: ({ situacion: _, ...temas }) =>
    Object.fromEntries(Object.entries(temas).map(([que, { frase }]) => [que, frase])),
}

let imponible = 0

/** The same case in the base, by core over what the base was given, and through the API. */
const run = async (regla: ReglaDeHistoria, { entrada, espera }: CasoDeRegla) => {
  imponible += 1
  const caso = await prepareCasoDeRegla(test.open.db, entrada, imponible)
  const { clave, conocido, reglas, fila } = caso
  expect(fila).toEqual(buildCaso(clave, conocido, reglas))
  const dia = caso.dia ?? HOY
  const query = `imponible=${imponible}&recurso=AB&al=${dia}`
  const answer = await test.call('GET', `/api/casos/explicacion?${query}`, admin)
  if (fila === null) {
    expect(answer.statusCode).toBe(404)
    return
  }
  expect(answer.statusCode, answer.body).toBe(200)
  const { explicaciones } = answer.json<{ explicaciones: Explicacion[] }>()
  const dicho = ({ que, valor, frase }: Explicacion) => [que, valor, frase]
  const deCore = describeDecision(decideCaso(conocido.historia, { ...reglas, hoy: dia }))
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
