import { addDays, interpolar, textos } from '@apremia/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Intimable, intimables, pedirCartas } from '../../test/cartas.ts'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { HOY } from '../../test/global-setup.ts'
import { filasTitulables, libroBasico, textoDePdf, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { readFromLoteZip } from '../lotes/lote-zip.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())
const HOJA = textos.archivos.constancia
const codigoDe = (hoja: Buffer): string =>
  textoDePdf(hoja)
    .match(/\b[0-9a-f]{8}\b/g)
    ?.join(' ') ?? ''

const verificar = async (cabeza: string) => {
  const response = await test.call('POST', '/api/historial/verificar', admin, { cabeza })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const URL = '/api/creaciontitulos'
const titular = async () => {
  const fields = { category: 'inmueble' }
  const basica = { name: 'b.xlsx', bytes: libroBasico(await filasTitulables(test, 1)) }
  const p = await upload(test, `${URL}/generatexls`, admin, fields, basica)
  const { lastTitleNumber } = (await test.call('GET', `${URL}/getlastitlenumber`, admin)).json()
  const generar = { ...fields, startTitleNumber: String(lastTitleNumber + 1), forzar: '1' }
  const procesada = { name: 'p.xlsx', bytes: p.rawPayload }
  const lote = await upload(test, `${URL}/generatetitles`, admin, generar, procesada)
  expect(lote.statusCode, lote.body).toBe(200)
  return (await test.call('GET', `${URL}/lotes`, admin)).json()[0]
}
const hojaDe = ({ sha256 }: { sha256: string }) =>
  readFromLoteZip(pathOfDocumento(test, sha256), HOJA)

const imprimirCartas = async (items: readonly Intimable[], formato: string, token = admin) => {
  const { lote, trabajo } = (await pedirCartas(test, token, items, { formato })).json()
  return test.services.trabajos.wait(trabajo.id, new AbortController().signal).then(() => lote.id)
}
const leerLote = async (id: string) =>
  (await test.call('GET', `/api/cartas/lotes/${id}`, admin)).json()

it('the first lot of a day has the head of the chain on a sheet of its own', async () => {
  const primero = await titular()
  const hoja = (await hojaDe(primero)) ?? Buffer.alloc(0)
  expect(textoDePdf(hoja)).toContain(`N.º ${primero.desde} a ${primero.hasta}`)
  const codigo = codigoDe(hoja)
  const { valido, impresa } = await verificar(codigo.toUpperCase())
  expect(valido).toBe(true)
  const { rows } = await test.open.pool.query(
    'select operacion, entidad_id from historial where orden = $1',
    [impresa.orden],
  )
  expect(rows).toEqual([{ operacion: 'generate-titles', entidad_id: primero.id }])
})

it('reports a head that is not in the chain, and looks for none when none is given', async () => {
  expect(await verificar('0'.repeat(64))).toMatchObject({
    ...{ valido: false, fallas: [] },
    impresa: null,
  })
  expect(await verificar('')).not.toHaveProperty('impresa')
  const mal = await test.call('POST', '/api/historial/verificar', admin, { cabeza: 'a1b2' })
  expect([mal.statusCode, mal.json().error.fields[0].message]).toEqual([
    400,
    textos.historial.codigo,
  ])
})

// These tests run last, because they move the clock forward, and the sessions of later tests would have expired.
it.each([
  ['pdf', 1],
  ['zip', 2],
] as const)(
  'the first lot of letters in %s has it too, and is equal when printed again',
  async (formato, dias) => {
    test.setAhora(new Date(`${addDays(HOY, dias)}T15:00:00.000Z`))
    admin = await test.login('20000001')
    const items = await intimables(test, 'A01', 3)
    const id = await imprimirCartas(items, formato)
    const lote = await leerLote(id)
    expect(lote.estado).toBe('listo')
    const archivo = await test.call('GET', `/api/cartas/lotes/${id}/descargar`, admin)
    const hoja = formato === 'pdf' ? archivo.rawPayload : await hojaDe(lote)
    const texto = textoDePdf(hoja ?? Buffer.alloc(0))
    expect(texto).toContain(interpolar('Cartas de intimación N.º {desde} a {hasta}', lote))
    expect((await verificar(codigoDe(hoja ?? Buffer.alloc(0)).slice(-71))).impresa).toBeTruthy()
    const otro = await leerLote(await imprimirCartas(items, 'zip'))
    expect(await hojaDe(otro)).toBeUndefined()
    await test.open.pool.query('update carta_lote set documento = null where id = $1', [id])
    const resumed = await test.call('POST', `/api/cartas/lotes/${id}/reanudar`, admin)
    await test.services.trabajos.wait(resumed.json().id, new AbortController().signal)
    expect((await leerLote(id)).sha256).toBe(lote.sha256)
  },
)

it('is printed with the first lot of a person who may check the history, and not with an earlier lot of a lawyer', async () => {
  test.setAhora(new Date(`${addDays(HOY, 3)}T15:00:00.000Z`))
  admin = await test.login('20000001')
  const abogado = await test.login('20000003')
  const items = await intimables(test, 'A01', 2)
  const suyo = await imprimirCartas(items, 'zip', abogado)
  expect(await hojaDe(await leerLote(suyo))).toBeUndefined()
  const deAdmin = await imprimirCartas(items, 'zip')
  expect(await hojaDe(await leerLote(deAdmin))).toBeDefined()
})
