import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type ArchivoEnviado,
  COMUN,
  DOC,
  PDF_DE_PRUEBA,
  PNG,
  useActuaciones,
} from '../../test/actuaciones.ts'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'

const { getTest, itemsDe, itemDe, call, save, create, query } = useActuaciones()

const stored = (): string[] =>
  readdirSync(join(getTest().open.dataDir, 'documentos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

interface Documento {
  readonly id: number
  readonly nombre: string
}

const documentosDe = async (id: number): Promise<Documento[]> =>
  (await call('jefe', 'GET', `/actuaciones/${id}`)).json().documentos

const ARCHIVOS: readonly ArchivoEnviado[] = [
  ['file_1', 'aviso.pdf', PDF_DE_PRUEBA],
  ['file_2', 'frente.png', PNG],
  ['file_3', 'nota.doc', DOC],
]

describe('the documents of an action', () => {
  it('are of each item it was saved over, by content, with their author', async () => {
    const imponibles = await itemsDe('A01', 2)
    const answer = await save('a01', { ...COMUN, imponibles }, { archivos: ARCHIVOS })
    expect(answer.statusCode, answer.body).toBe(200)
    for (const { id } of answer.json()) {
      const { documentos } = (await call('a01', 'GET', `/actuaciones/${id}`)).json()
      expect(documentos).toMatchObject([
        { nombre: 'aviso.pdf', tamano: PDF_DE_PRUEBA.length, tipo: 'application/pdf' },
        { nombre: 'frente.png', tipo: 'image/png' },
        { nombre: 'nota.doc', tipo: 'application/msword' },
      ])
      expect(documentos[0].autor).toContain(', ')
      expect(documentos[0].creado).toBe('2026-11-20T15:00:00.000Z')
    }
  })

  it('are shown in the page when they are a PDF or an image, and saved when they are not', async () => {
    const id = await create('a01', await itemDe('A01'), COMUN, ARCHIVOS)
    const [pdf, png, doc] = await documentosDe(id)
    const get = (uno: Documento | undefined) =>
      call('a01', 'GET', `/actuacion-documento/${uno?.id}`)
    const [delPdf, delPng, delDoc] = [await get(pdf), await get(png), await get(doc)]
    expect(delPdf.rawPayload).toEqual(PDF_DE_PRUEBA)
    expect(delPdf.headers['content-disposition']).toMatch(/^inline; filename="aviso.pdf"/)
    expect(delPdf.headers['x-content-type-options']).toBe('nosniff')
    expect(delPng.headers['content-disposition']).toMatch(/^inline/)
    expect(delDoc.headers['content-disposition']).toMatch(/^attachment; filename="nota.doc"/)
  })

  it('are for A00 and for who acted, while the action is current', async () => {
    const id = await create('a02', await itemDe('A02'), COMUN, ARCHIVOS)
    const [{ id: documento } = { id: 0 }] = await documentosDe(id)
    const statusOf = async (quien: Parameters<typeof call>[0], n = documento) =>
      (await call(quien, 'GET', `/actuacion-documento/${n}`)).statusCode
    expect(await statusOf('a02')).toBe(200)
    expect(await statusOf('jefe')).toBe(200)
    expect(await statusOf('a01')).toBe(404)
    expect(await statusOf('sinCodigo')).toBe(404)
    expect(await statusOf('invitado')).toBe(403)
    expect(await statusOf('admin')).toBe(403)
    expect(await statusOf('a02', 2_000_000_000)).toBe(404)
    expect((await call('invitado', 'GET', `/actuaciones/${id}`)).json().documentos).toEqual([])
    await save('a02', { proceso: 'B', id_etapa: id, motivo: 'Cargada por error.' })
    expect(await statusOf('a02')).toBe(409)
  })

  it('keep the names that people gave them, composed (NFC), also repeated and very long names', async () => {
    const largo = `${'ñ'.repeat(251)}.pdf`
    const archivos: ArchivoEnviado[] = [
      ['file_1', 'Notificación.pdf'.normalize('NFD'), PDF_DE_PRUEBA],
      ['file_2', 'Notificación.pdf', PNG],
      ['file_3', largo, DOC],
    ]
    const id = await create('a01', await itemDe('A01'), COMUN, archivos)
    const nombres = (await documentosDe(id)).map(({ nombre }) => nombre)
    expect(nombres).toEqual(['Notificación.pdf', 'Notificación.pdf', largo])
    const imponibles = [await itemDe('A01')]
    for (const nombre of [`x${largo}`, '\u202e\u200b']) {
      const uno: ArchivoEnviado = ['file_1', nombre, PDF_DE_PRUEBA]
      const answer = await save('a01', { ...COMUN, imponibles }, { archivos: [uno] })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'archivo-sin-nombre'])
    }
  })

  it('are added by an edit, and the same content again is there once', async () => {
    const id = await create('a01', await itemDe('A01'), COMUN, ARCHIVOS.slice(0, 1))
    const edit = { ...COMUN, proceso: 'M', id_etapa: id, version: 1 }
    const archivos: ArchivoEnviado[] = [...ARCHIVOS.slice(0, 2), ['file_4', 'otra vez.png', PNG]]
    const answer = await save('a01', edit, { archivos })
    expect(answer.statusCode, answer.body).toBe(200)
    const nombres = (await documentosDe(id)).map(({ nombre }) => nombre)
    expect(nombres).toEqual(['aviso.pdf', 'otra vez.png'])
  })

  const grande = Buffer.concat([PDF_DE_PRUEBA, Buffer.alloc(10 * 1024 * 1024)])
  const mediano = Buffer.concat([PDF_DE_PRUEBA, Buffer.alloc(9 * 1024 * 1024)])

  it.each<[string, readonly ArchivoEnviado[], number]>([
    ['a program called .pdf', [['file_1', 'a.pdf', Buffer.from('MZ....')]], 415],
    ['a zip called .docx', [['file_1', 'a.docx', Buffer.from('PK\u0003\u0004')]], 415],
    ['a page', [['file_1', 'a.png', Buffer.from('<script>alert(1)</script>')]], 415],
    ['an empty one', [['file_1', 'a.pdf', Buffer.alloc(0)]], 415],
    [
      'a good one and one that is not',
      [ARCHIVOS[0] as ArchivoEnviado, ['file_2', 'a', DOC.subarray(0, 8)]],
      415,
    ],
    ['another field', [['../file_1', 'a.pdf', PDF_DE_PRUEBA]], 400],
    ['more than 10 MB', [['file_1', 'a.pdf', grande]], 413],
    [
      'more than 25 MB in all',
      ['1', '2', '3'].map((n): ArchivoEnviado => [`file_${n}`, 'a.pdf', mediano]),
      413,
    ],
    [
      'eleven',
      Array.from({ length: 11 }, (_, i): ArchivoEnviado => [`file_${i}`, 'a.pdf', PDF_DE_PRUEBA]),
      413,
    ],
  ])('with %s nothing is saved, in the base or on the disk', async (_nombre, archivos, status) => {
    const antes = stored()
    const item = await itemDe('A01')
    const answer = await save('a01', { ...COMUN, imponibles: [item] }, { archivos })
    expect(answer.statusCode, answer.body).toBe(status)
    expect(await query('select 1 from actuacion where imponible = $1', [item.imponible])).toEqual(
      [],
    )
    expect(stored()).toEqual(antes)
  })

  it('leave the disk when a save fails halfway, unless another action keeps them', async () => {
    const compartido = await create('a01', await itemDe('A01'), COMUN, ARCHIVOS.slice(0, 1))
    const antes = stored()
    const nuevo = Buffer.concat([PDF_DE_PRUEBA, Buffer.from('% solo de esta')])
    await query(`
      create function falla() returns trigger language plpgsql as $$
      begin raise exception 'falla de prueba'; end $$`)
    await query('create trigger falla before insert on historial execute function falla()')
    const archivos: ArchivoEnviado[] = [
      ['file_1', 'aviso.pdf', PDF_DE_PRUEBA],
      ['file_2', 'nuevo.pdf', nuevo],
    ]
    const item = await itemDe('A01')
    const answer = await save('a01', { ...COMUN, imponibles: [item] }, { archivos })
    await query('drop trigger falla on historial')
    expect(answer.statusCode).toBe(500)
    expect(stored()).toEqual(antes)
    const [{ id } = { id: 0 }] = await documentosDe(compartido)
    expect((await call('a01', 'GET', `/actuacion-documento/${id}`)).rawPayload).toEqual(
      PDF_DE_PRUEBA,
    )
    await create('a01', item, COMUN, archivos)
    expect(stored()).toHaveLength(antes.length + 1)
  })

  it('keep their bytes in the store under their content', async () => {
    const id = await create('a01', await itemDe('A01'), COMUN, ARCHIVOS.slice(0, 1))
    const [{ documento } = { documento: '' }] = await query<{ documento: string }>(
      'select documento from actuacion_documento where actuacion = $1',
      [id],
    )
    expect(readFileSync(pathOfDocumento(getTest(), documento))).toEqual(PDF_DE_PRUEBA)
  })
})
