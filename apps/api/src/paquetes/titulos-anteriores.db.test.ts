import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { waitTrabajo } from '../../test/padron.ts'
import {
  dumpRegistro,
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let [uno, otro]: { imponible: number; recurso: string; abogado: string }[] = []
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  ;[uno, otro] = (await filasTitulables(test, 2)).map(([imponible, recurso, abogado]) => ({
    ...{ imponible, recurso, abogado },
  }))
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const get = (path: string, token = admin) => test.call('GET', path, token)
const load = async (
  filas: FilasDePaqueteDePrueba,
  { adjuntos = {}, token = admin, ...fields }: LoadOptions = {},
) => {
  const zip = await zipDePrueba({ titulos_emitidos: filas }, { adjuntos })
  return loadPaqueteDePrueba(test, token, zip, fields)
}
interface LoadOptions {
  readonly adjuntos?: Readonly<Record<string, Buffer>>
  readonly token?: string
  readonly simulacion?: string
}

const PDF = Buffer.from('%PDF-1.4\n% papel del sistema anterior\n%%EOF\n')

const filas = (primero = 40): FilasDePaqueteDePrueba => [
  {
    ...{ NUMERO: primero, TIPO: 'I', IMPONIBLE: uno?.imponible ?? 0, RECURSO: uno?.recurso ?? '' },
    ...{ FECHA: '2024-05-03', ABOGADO: uno?.abogado ?? '', PERIODOS: '2020/1 2020/2' },
    ...{ TOTAL: '1500.50', LIQUIDADO_AL: '2024-04-30', EXPEDIENTE: '4002-1/24' },
    ...{ ANULADO: '', MOTIVO: '', PDF: 'titulos/40.pdf' },
  },
  {
    ...{ NUMERO: primero + 5, TIPO: 'I', IMPONIBLE: otro?.imponible ?? 0 },
    ...{ RECURSO: otro?.recurso ?? '', FECHA: '2024-06-01', ABOGADO: otro?.abogado ?? '' },
    ...{ PERIODOS: '2019/12', TOTAL: '10.00', LIQUIDADO_AL: '', EXPEDIENTE: '' },
    ...{ ANULADO: '2024-07-01', MOTIVO: 'Pagó antes.', PDF: '' },
  },
]
const adjuntos = { 'titulos/40.pdf': PDF }

const ultimo = async (): Promise<number> =>
  (await get('/api/creaciontitulos/getlastitlenumber')).json().lastTitleNumber
const anotado = (): number =>
  Number(
    /"titulos":(\d+)/.exec(
      readFileSync(join(test.open.dataDir, 'historial-anclas.ndjson'), 'utf8')
        .trimEnd()
        .split('\n')
        .at(-1) ?? '',
    )?.[1],
  )
const countDiferencias = async (): Promise<unknown> => {
  const { id } = (await test.call('POST', '/api/casos/verificar', admin)).json()
  return (await waitTrabajo(test, admin, id)).resumen
}
const deshacer = async (id: number) => {
  const answer = await test.call('POST', `/api/paquetes/${id}/deshacer`, admin)
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await waitTrabajo(test, admin, answer.json().id)).error).toBeNull()
}

describe('titles of the former system (O5)', () => {
  it('a trial reports the new last number and saves nothing', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const documentos = await query('select count(*) from documento where tipo = $1', [
      'application/pdf',
    ])
    const { carga } = await load(filas(), { adjuntos, simulacion: 'true' })
    expect(carga).toMatchObject({ estado: 'probada', motivos: [] })
    expect(carga.avisos).toEqual([
      'El último número de título pasa de 0 a 45: los que se hagan aquí siguen después, también si la carga se deshace.',
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await ultimo()).toBe(0)
    expect(
      await query('select count(*) from documento where tipo = $1', ['application/pdf']),
    ).toEqual(documentos)
  })

  it('only an administrator loads them, and the refusal says so (D193)', async () => {
    const jefe = await test.login('20000002')
    const cuenta = await test.call('POST', '/api/cuentas-de-servicio', admin, { nombre: 'Noche' })
    for (const token of [jefe, cuenta.json().token]) {
      const { carga } = await load(filas(), { adjuntos, token })
      expect(carga).toMatchObject({ estado: 'rechazada' })
      expect(carga.motivos).toEqual([
        'El archivo titulos_emitidos.csv lo carga un administrador: quítelo.',
      ])
    }
  })

  it('undone, they go away and their numbers are not given again', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const { carga } = await load(filas(40), { adjuntos })
    expect(carga.motivos).toEqual([])
    await deshacer(carga.id)
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await ultimo()).toBe(45)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('are in the lists with their day, their amount and their mark; the same package changes nothing', async () => {
    const { carga, trabajo } = await load(filas(), { adjuntos })
    expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
    expect(carga.archivos).toMatchObject([{ archivo: 'titulos_emitidos', nuevos: 2 }])
    const lista = (await get('/api/creaciontitulos/titulosinfo')).json()
    const [{ apynom }] = await query(
      `select c.apynom from vinculo v join contribuyente c using (nro_contrib)
       where v.tipo = 'I' and v.imponible = $1 order by v.orden limit 1`,
      [uno?.imponible],
    )
    expect(lista).toMatchObject([
      {
        ...{ num_titulo: 40, total: '1500.50', fecha_creacion: '2024-05-03', hora_creacion: '' },
        ...{ anterior: true, lote: null, documento: true, anulado: false, contribuyente: apynom },
      },
      {
        ...{ num_titulo: 45, fecha_creacion: '2024-06-01', anterior: true, documento: false },
        ...{ anulado: true, motivo_anulacion: 'Pagó antes.' },
      },
    ])
    const antes = await dumpRegistro(test.open.pool)
    const otra = await load(filas(), { adjuntos })
    expect(otra.carga.archivos).toMatchObject([{ nuevos: 0, cambiados: 0, iguales: 2 }])
    expect(otra.carga.avisos).toEqual([])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await ultimo()).toBe(45)
    expect(anotado()).toBe(45)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('have the document of the package; a title without one says why', async () => {
    const pdf = await get('/api/creaciontitulos/titulos/40/documento')
    expect(pdf.statusCode).toBe(200)
    expect(pdf.rawPayload).toEqual(PDF)
    const sin = await get('/api/creaciontitulos/titulos/45/documento')
    expect(sin.statusCode).toBe(409)
    expect(sin.json().error.message).toContain('del sistema anterior')
    // The user is not the lawyer in charge of the case. The server answers 404, as if the executive title did not exist
    // (T16).
    const [{ dni }] = await query(
      `select dni from usuario where rol = 'user' and not baja and abogado not in ($1, 'A00') limit 1`,
      [uno?.abogado],
    )
    const ajeno = await test.login(dni)
    expect((await get('/api/creaciontitulos/titulos/40/documento', ajeno)).statusCode).toBe(404)
  })

  it('make their case titled since their day, on its desk and its timeline', async () => {
    const clave = [uno?.imponible, uno?.recurso]
    const [caso] = await query(
      `select titulo::text as titulo from caso where tipo = 'I' and imponible = $1 and recurso = $2`,
      clave,
    )
    expect(caso).toEqual({ titulo: '2024-05-03' })
    const linea = (
      await get(`/api/actuaciones/linea-de-tiempo?imponible=${clave[0]}&recurso=${clave[1]}`)
    ).json()
    expect(linea.filter(({ clase }: { clase: string }) => clase === 'titulo')).toMatchObject([
      { fecha: '2024-05-03', titulo: { NRO_TITULO: 40, MONTO: '1500.50', ANTERIOR: true } },
    ])
  })

  it('claim their periods as titles made here do (D151), and new titles are numbered after them', async () => {
    const basico = libroBasico([[uno?.imponible ?? 0, uno?.recurso ?? '', uno?.abogado ?? '']])
    const file = { name: 'b.xlsx', bytes: basico }
    const category = { category: 'inmueble' }
    const { rawPayload } = await upload(
      ...([test, '/api/creaciontitulos/generatexls', admin, category, file] as const),
    )
    const [{ periodos }] = await query('select periodos from titulo where numero = 40')
    expect(periodos).toEqual([2_020_001, 2_020_002])
    // An executive title of the former system is imported for an unpaid tax period. Afterwards, a workbook that asks
    // for a new title for the same period must be refused.
    const [deuda] = await query(
      `select anio, cuota from deuda where tipo = 'I' and imponible = $1 and recurso = $2
         and estado = 'PENDIENTE' order by anio, cuota limit 1`,
      [uno?.imponible, uno?.recurso],
    )
    const [tercero] = filas()
    const { carga } = await load([
      { ...tercero, NUMERO: 50, PERIODOS: `${deuda.anio}/${deuda.cuota}`, PDF: '' },
    ])
    expect(carga.motivos).toEqual([])
    const generar = (startTitleNumber: string, forzar = '0') =>
      upload(
        test,
        '/api/creaciontitulos/generatetitles',
        admin,
        { ...category, startTitleNumber, forzar },
        { name: 'l.xlsx', bytes: rawPayload },
      )
    expect((await generar('45', '1')).json().error).toMatchObject({ code: 'numero-tomado' })
    const repetida = await generar('51')
    expect(repetida.body).toContain('ya está en el título Nº 50')
    expect((await generar('51', '1')).statusCode).toBe(200)
    expect(await ultimo()).toBe(51)
  })

  it('never take a number that is used, nor change one that is loaded', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const [primero, segundo] = filas()
    const { carga, trabajo } = await load(
      [
        { ...primero, NUMERO: 51, PDF: '' },
        { ...primero, TOTAL: '1500.51' },
        { ...segundo, NUMERO: 50, ANULADO: '2024-07-01' },
        { ...primero, NUMERO: 60, FECHA: '2026-12-01', LIQUIDADO_AL: '', PDF: '' },
        { ...primero, NUMERO: 61, PDF: 'titulos/nada.pdf' },
        { ...primero, NUMERO: 62, PDF: 'titulos/otro.pdf' },
        { ...primero, NUMERO: 63, IMPONIBLE: 999_999_999, PDF: '' },
      ],
      { adjuntos: { ...adjuntos, 'titulos/otro.pdf': Buffer.from('<html>') } },
    )
    expect(carga).toMatchObject({ estado: 'rechazada', rechazadas: 7 })
    const dichas = trabajo.errores.map(({ fila, columna, mensaje }) => [fila, columna, mensaje])
    expect(dichas.sort()).toEqual([
      [2, 'NUMERO', expect.stringContaining('hecho aquí')],
      [3, 'NUMERO', expect.stringContaining('con otros datos')],
      [4, 'NUMERO', expect.stringContaining('con otros datos')],
      [5, 'FECHA', 'El día es posterior a hoy.'],
      [6, 'PDF', 'El paquete no trae ese archivo.'],
      [7, 'PDF', 'Ese archivo no es un PDF.'],
      [8, 'IMPONIBLE', expect.stringContaining('No está en inmuebles')],
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('do not go back to the municipality (D194), but annulling one here does', async () => {
    const [{ orden }] = await query('select max(orden)::int as orden from historial')
    await load([{ ...filas()[0], NUMERO: 70, PDF: '' }])
    const entrega = async () =>
      (await get(`/api/entregas/archivos?desde=${orden}&hasta=${await cabeza()}`)).rawPayload
    const cabeza = async () =>
      (await query('select max(orden)::int as orden from historial'))[0].orden
    expect((await entrega()).includes('titulos.csv')).toBe(false)
    const anular = await test.call('POST', '/api/creaciontitulos/titulos/70/anular', admin, {
      motivo: 'Se pagó',
    })
    expect(anular.statusCode).toBe(200)
    expect((await entrega()).includes('titulos.csv')).toBe(true)
    const otra = await load([{ ...filas()[0], NUMERO: 70, PDF: '' }])
    expect(otra.carga.archivos).toMatchObject([{ iguales: 1 }])
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })
})
