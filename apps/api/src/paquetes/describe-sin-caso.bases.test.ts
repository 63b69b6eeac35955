import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const INMUEBLE = 777_000_960
const DEUDA = {
  ...{ TIPO: 'I', IMPONIBLE: INMUEBLE, RECURSO: 'AB', ANIO: 2025, CUOTA: 1 },
  ...{ VENCIMIENTO: '2025-03-10', CAPITAL: '1000.00', INTERES: '100.00' },
  ...{ ESTADO: 'PENDIENTE', SITUACION: 'GL', LEGAL: 'A01' },
}
const avisosDe = async (archivos: Parameters<typeof zipDePrueba>[0]): Promise<string[]> => {
  const { carga } = await loadPaqueteDePrueba(test, admin, await zipDePrueba(archivos))
  expect(carga).toMatchObject({ estado: 'aplicada', motivos: [] })
  return carga.avisos.filter((aviso) => aviso.includes('situaciones_hist'))
}

it('a load reports the debt in legal management that it leaves on no desk, until its situation comes', async () => {
  const inmuebles = [{ NRO_INMUEBLE: INMUEBLE, CALLE: 'Mitre' }]
  const imponibles = [{ TIPO: 'I', IMPONIBLE: INMUEBLE, RECURSO: 'AB' }]
  expect(await avisosDe({ inmuebles, imponibles, deuda: [DEUDA] })).toEqual([
    `Con deuda en gestión legal y en ninguna mesa, porque ninguna fila de situaciones_hist dice su situación: 1 (por ejemplo, ${INMUEBLE} AB).`,
  ])
  for (const ruta of ['explicacion', 'pagina']) {
    const query = `imponible=${INMUEBLE}&recurso=AB`
    const respuesta = await test.call('GET', `/api/casos/${ruta}?${query}`, admin)
    expect(respuesta.statusCode).toBe(404)
    expect(respuesta.json().error.message).toMatch(
      /^777000960 AB tiene un período impago y ninguna situación .*situaciones_hist/,
    )
  }
  const situacion = {
    ...{ TIPO: 'I', IMPONIBLE: INMUEBLE, RECURSO: 'AB', FECHA: '2026-01-10' },
    ...{ SITUACION: 'GL', LEGAL: 'A01' },
  }
  expect(
    await avisosDe({ deuda: [{ ...DEUDA, INTERES: '110.00' }], situaciones_hist: [situacion] }),
  ).toEqual([])
})
