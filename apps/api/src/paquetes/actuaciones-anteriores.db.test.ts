import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filasTitulables } from '../../test/libros.ts'
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
let uno: { imponible: number; recurso: string; abogado: string }
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const [fila] = await filasTitulables(test, 1)
  const [imponible = 0, recurso = '', abogado = ''] = fila ?? []
  uno = { imponible, recurso, abogado }
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const get = (path: string, token = admin) => test.call('GET', path, token)
const PDF = Buffer.from('%PDF-1.4\n% acta\n%%EOF\n')
const OTRO = Buffer.from('%PDF-1.4\n% otra acta\n%%EOF\n')
const adjuntos = { 'actas/1.pdf': PDF, 'actas/2.pdf': OTRO }
const load = async (filas: FilasDePaqueteDePrueba, token = admin) =>
  loadPaqueteDePrueba(
    test,
    token,
    await zipDePrueba({ actuaciones_anteriores: filas }, { adjuntos }),
  )

const filas = (primero = 500_001): FilasDePaqueteDePrueba => {
  const caso = { TIPO: 'I', IMPONIBLE: uno.imponible, RECURSO: uno.recurso, ABOGADO: uno.abogado }
  return [
    {
      ...{ NUMERO: primero, ...caso, FECHA: '2025-03-10', TP_ID: 18, OBS: 'Traída.' },
      ...{ NROEXPTE: 'MO-1-2025', MONTO: '1500.50', CP8480: 'SI', VENCEMEDIDA: '' },
      DEPARTAMENTO: 'San Martín',
      PDF: 'actas/1.pdf|actas/2.pdf',
    },
    {
      ...{ NUMERO: primero + 1, ...caso, FECHA: '2025-04-10', TP_ID: 5, OBS: '', NROEXPTE: '' },
      ...{ MONTO: '', CP8480: '', VENCEMEDIDA: '2028-04-10', PDF: '', DEPARTAMENTO: '' },
    },
  ]
}

const linea = async () =>
  (await get(`/api/actuaciones/linea-de-tiempo?imponible=${uno.imponible}&recurso=${uno.recurso}`))
    .json()
    .flatMap(({ actuacion }: { actuacion: { anterior: boolean } | null }) =>
      actuacion?.anterior ? [actuacion] : [],
    )
const countDiferencias = async (): Promise<unknown> => {
  const { id } = (await test.call('POST', '/api/casos/verificar', admin)).json()
  return (await waitTrabajo(test, admin, id)).resumen
}
const pedirDeshacer = (id: number) => test.call('POST', `/api/paquetes/${id}/deshacer`, admin)

describe('actions of the former system (O5)', () => {
  it('only an administrator loads them (D193)', async () => {
    const { carga } = await load(filas(), await test.login('20000002'))
    expect(carga.motivos).toEqual([
      'El archivo actuaciones_anteriores.csv lo carga un administrador: quítelo.',
    ])
  })

  it('undone, they and their documents are gone', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const { carga } = await load(filas())
    expect(carga.motivos).toEqual([])
    expect(await query('select count(*)::int as n from actuacion_documento')).not.toEqual([
      { n: 0 },
    ])
    const answer = await pedirDeshacer(carga.id)
    expect((await waitTrabajo(test, admin, answer.json().id)).error).toBeNull()
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })

  it('are on the timeline with their data, documents and mark, and move their case', async () => {
    const { carga, trabajo } = await load(filas())
    expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
    const [medida, radicacion] = await linea()
    expect(medida).toMatchObject({ fecha: '2025-04-10', dato: { vencemedida: '2028-04-10' } })
    expect(radicacion).toMatchObject({
      ...{ fecha: '2025-03-10', tp_id: 18, gp_id: 3, obs: 'Traída.', abogado: uno.abogado },
      ...{ anterior: true, lote: null, vigente: '1' },
      dato: { nroexpte: 'MO-1-2025', departamento: 'San Martín', monto: '1500.50', cp8480: 1 },
    })
    expect(radicacion.documentos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      '1.pdf',
      '2.pdf',
    ])
    const pdf = await get(
      `/api/actuacion-documento/${radicacion.documentos[0].id}`,
      await test.login('20000002'),
    )
    expect(pdf.rawPayload).toEqual(PDF)
    const [caso] = await query(
      `select impulso::text, medida_vence::text from caso
       where tipo = 'I' and imponible = $1 and recurso = $2`,
      [uno.imponible, uno.recurso],
    )
    expect(caso).toMatchObject({ medida_vence: '2028-04-10' })
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
    const antes = await dumpRegistro(test.open.pool)
    const otra = await load(filas())
    expect(otra.carga.archivos).toMatchObject([{ nuevos: 0, cambiados: 0, iguales: 2 }])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('refuses rows by name and changes nothing', async () => {
    const antes = await dumpRegistro(test.open.pool)
    const [una] = filas()
    const { carga, trabajo } = await load([
      { ...una, FECHA: '2025-03-11', PDF: '' },
      { ...una, NUMERO: 600_001, FECHA: '2027-01-01', PDF: '' },
      { ...una, NUMERO: 600_002, TP_ID: 9_998, PDF: '' },
      { ...una, NUMERO: 600_003, PDF: 'actas/3.pdf' },
      { ...una, NUMERO: 600_004, ABOGADO: 'Z99', PDF: '' },
    ])
    expect(carga).toMatchObject({ estado: 'rechazada', rechazadas: 5 })
    expect(
      trabajo.errores.map(({ fila, columna, mensaje }) => [fila, columna, mensaje]).sort(),
    ).toEqual([
      [2, 'NUMERO', expect.stringContaining('ya está cargada')],
      [3, 'FECHA', 'El día es posterior a hoy.'],
      [4, 'TP_ID', expect.stringContaining('No está en etapas')],
      [5, 'PDF', 'El paquete no trae ese archivo.'],
      [6, 'ABOGADO', expect.stringContaining('No está en abogados')],
    ])
    expect(await dumpRegistro(test.open.pool)).toEqual(antes)
  })

  it('an action changed here keeps its change, and the load cannot be undone', async () => {
    const { carga } = await load(filas(700_001))
    expect(carga.motivos).toEqual([])
    await query(`update actuacion set vigente = false where anterior = 700001`)
    const answer = await pedirDeshacer(carga.id)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('se cambiaron aquí 1 de los papeles o actuaciones')
    const otra = await load(filas(700_001))
    expect(otra.carga.archivos).toMatchObject([{ iguales: 2 }])
  })

  it('has no limit of rows: more than a workbook may have', async () => {
    const [una] = filas()
    const muchas = Array.from({ length: 6_000 }, (_, i) => ({
      ...{ ...una, NUMERO: 1_000_000 + i, TP_ID: 5, PDF: '' },
    }))
    const { carga } = await load(muchas)
    expect(carga).toMatchObject({ estado: 'aplicada', archivos: [{ nuevos: 6_000 }] })
    expect(await countDiferencias()).toMatchObject({ diferencias: 0 })
  })
})
