import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { type ArchivoDeFormulario, sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

type Archivo = ArchivoDeFormulario

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const INMUEBLES = [
  { inmueble: 58, recurso: 'SS', observaciones: 'Esquina', caracter: 'titular', documentos: [] },
  { inmueble: 59, recurso: '' },
]

const send = async (fields: Readonly<Record<string, string>>, archivos: readonly Archivo[]) => {
  const response = await sendForm(test, jefe, {
    url: '/api/contribuyentes/save',
    campos: fields,
    archivos,
  })
  return { status: response.statusCode, json: response.json() }
}

const save = (dni: string, archivos: readonly Archivo[], inmuebles: unknown = INMUEBLES) =>
  send({ apynom: 'PAZ, LUIS', dni, inmuebles: JSON.stringify(inmuebles) }, archivos)

const stored = async () => {
  const { rows } = await test.open.pool.query('select count(*)::int as n from novedad_documento')
  return rows[0].n
}

describe('a taxpayer with documents', () => {
  it('is saved with them, and the history has them', async () => {
    const { status, json } = await save('30111001', [
      ['58_SS', 'boleto.pdf', PDF],
      ['58_SS', 'frente.png', PNG],
      // The file name has a right-to-left mark. Programs that obey the mark show the name as 'pfdp.onal'.
      ['59_', 'p\u202elano.pdf', Buffer.concat([PDF, PDF])],
    ])
    expect(status, JSON.stringify(json)).toBe(200)
    const [uno, dos] = json.novedad.inmuebles
    expect(uno).toMatchObject({ inmueble: 58, recurso: 'SS', observaciones: 'Esquina' })
    expect(uno.documentos).toMatchObject([
      { nombre: 'boleto.pdf', tamano: PDF.length },
      { nombre: 'frente.png', tamano: PNG.length },
    ])
    expect(dos.documentos).toMatchObject([{ nombre: 'plano.pdf' }])
    expect(readFileSync(pathOfDocumento(test, uno.documentos[0].sha256))).toEqual(PDF)
    const { rows } = await test.open.pool.query(
      'select despues from historial order by orden desc limit 1',
    )
    expect(JSON.parse(rows[0].despues).inmuebles[0].documentos).toHaveLength(2)
  })

  it('keeps its documents; a repeated content is stored once', async () => {
    await save('30111002', [['58_SS', 'boleto.pdf', PDF]])
    const { json } = await save('30111002', [
      ['58_SS', 'otra vez.pdf', PDF],
      ['58_SS', 'frente.png', PNG],
    ])
    expect(json.creado).toBe(false)
    expect(json.novedad.inmuebles[0].documentos).toMatchObject([
      { nombre: 'boleto.pdf' },
      { nombre: 'frente.png' },
    ])
  })

  it('a form without files is as its JSON', async () => {
    const { json } = await save('30111003', [])
    const body = { apynom: 'PAZ, LUIS', dni: '30111003', inmuebles: INMUEBLES }
    const again = await test.call('POST', '/api/contribuyentes/save', jefe, body)
    const otraVez = <T extends object>(fila: T) => ({ ...fila, version: 2 })
    const { inmuebles, contribuyente_inmuebles, ...datos } = json.novedad
    expect(contribuyente_inmuebles).toEqual(inmuebles)
    const otros = inmuebles.map(otraVez)
    expect(again.json()).toEqual({
      creado: false,
      novedad: { ...otraVez(datos), inmuebles: otros, contribuyente_inmuebles: otros },
    })
  })

  it.each<[string, readonly Archivo[], number, string]>([
    ['a file of no property of the form', [['60_SS', 'a.pdf', PDF]], 400, 'archivo-sin-destino'],
    ['a field that names none', [['documentos', 'a.pdf', PDF]], 400, 'archivo-sin-destino'],
    [
      'something else called .pdf',
      [['58_SS', 'a.pdf', Buffer.from('MZ....')]],
      415,
      'tipo-de-documento',
    ],
    [
      'a zip called .docx',
      [['58_SS', 'a.docx', Buffer.from('PK\u0003\u0004')]],
      415,
      'tipo-de-documento',
    ],
    [
      'more than 10 MB',
      [['58_SS', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])]],
      413,
      'archivo-demasiado-grande',
    ],
    [
      'more than 25 MB in all',
      ['a', 'b', 'c'].map(
        (n): Archivo => ['58_SS', `${n}.pdf`, Buffer.concat([PDF, Buffer.alloc(9 * 1024 * 1024)])],
      ),
      413,
      'archivo-demasiado-grande',
    ],
    [
      'more than 10 files',
      Array.from({ length: 11 }, (_, i): Archivo => ['58_SS', `${i}.pdf`, PDF]),
      413,
      'pedido-invalido',
    ],
  ])('%s is refused, and nothing is saved', async (_name, archivos, status, code) => {
    const before = await stored()
    const reply = await save('30111009', archivos)
    expect([reply.status, reply.json.error.code]).toEqual([status, code])
    expect(await stored()).toBe(before)
    const { rows } = await test.open.pool.query(`select 1 from novedad where dni = '30111009'`)
    expect(rows).toEqual([])
  })

  it('is refused when one of its fields is no JSON', async () => {
    const { status, json } = await send({ apynom: 'X', dni: '30111004', inmuebles: '[{' }, [])
    expect([status, json.error.message]).toEqual([
      400,
      'El campo inmuebles no es un texto JSON válido.',
    ])
  })
})
