import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { pathOfDocumento } from '../../test/documentos-en-carpeta.ts'
import { sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const URL = '/api/personas'
const DNI = '30111222'
const MOTIVO = 'Lo pidió por nota.'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

let test: TestApp
let admin: string
let a01: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  ;[admin, jefe, a01] = (await Promise.all(
    ['20000001', '20000002', '20000003'].map((dni) => test.login(dni)),
  )) as [string, string, string]
})
afterAll(() => test.close())

const pedir = async (documento: string): Promise<number> => {
  const answer = await test.call('POST', `${URL}/datos`, admin, { documento, motivo: MOTIVO })
  expect(answer.statusCode, answer.body).toBe(200)
  const { pedido, trabajo } = answer.json<{ pedido: number; trabajo: { id: string } }>()
  const end = await test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(60_000))
  expect(end.estado, JSON.stringify(end)).toBe('terminado')
  return pedido
}

const zipOf = async (id: number): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await test.open.pool.query(
    'select documento from datos_personales where id = $1',
    [id],
  )
  const zip = await openPromise(pathOfDocumento(test, rows[0].documento))
  const archivos = new Map<string, Buffer>()
  for await (const entrada of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entrada)) chunks.push(chunk as Buffer)
    archivos.set(entrada.fileName, Buffer.concat(chunks))
  }
  zip.close()
  return archivos
}

describe('everything kept about a person', () => {
  it('is a page to read, each table as CSV and JSON, and the documents', async () => {
    const campos = { inmueble: '58', recurso: 'SS', apellido: 'Zúñiga <b>', dni: DNI }
    await sendForm(test, a01, {
      url: '/api/registros',
      campos,
      archivos: [['file_1', 'boleto.pdf', PDF]],
    })
    const id = await pedir('30.111.222')
    const pedido = (await test.call('GET', `${URL}/datos/${id}`, admin)).json()
    expect(pedido).toMatchObject({ estado: 'listo', documento: DNI, motivo: MOTIVO, documentos: 1 })
    expect(pedido.clases).toContainEqual({ clase: 'registros', filas: 2, porNombre: 0 })
    const archivos = await zipOf(id)
    const html = archivos.get('datos.html')?.toString() ?? ''
    expect(html).toContain(
      '<dd>Z&#250;&#241;iga'.replaceAll('&#250;', 'ú').replaceAll('&#241;', 'ñ'),
    )
    expect(html).toContain('Zúñiga &#60;b&#62;')
    expect(html).toContain(MOTIVO)
    const [fila] = JSON.parse(archivos.get('registros/registro.json')?.toString() ?? '[]')
    expect(fila).toMatchObject({ inmueble: 58, apellido: 'Zúñiga <b>', dni: DNI })
    expect(fila).not.toHaveProperty('huella')
    expect(archivos.get('registros/registro.csv')?.toString()).toContain('Zúñiga <b>')
    const documentos = [...archivos.keys()].filter((nombre) => nombre.startsWith('documentos/'))
    expect(documentos).toEqual([
      expect.stringMatching(/^documentos\/registro_documento\/\d+_boleto\.pdf$/),
    ])
    expect(archivos.get(documentos[0] ?? '')).toEqual(PDF)
    const bajada = await test.call('GET', `${URL}/datos/${id}/archivo`, admin)
    expect(bajada.headers['content-disposition']).toContain(`datos-personales-${id}.zip`)
  })

  it('asking is in the history: who, whose and why', async () => {
    const { rows } = await test.open.pool.query(
      `select dni, descripcion from historial where operacion = 'start-datos-personales' order by orden desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ dni: '20000001' })
    expect(rows[0].descripcion).toBe(`Se pidieron los datos de DNI 30.111.222. Motivo: ${MOTIVO}`)
  })

  it('for an unknown person has only the rows that this request left', async () => {
    const id = await pedir('39999999')
    const { clases } = (await test.call('GET', `${URL}/datos/${id}`, admin)).json()
    const conFilas = clases.filter(({ filas }: { filas: number }) => filas > 0)
    expect(conFilas.map(({ clase }: { clase: string }) => clase)).toEqual(['historial', 'lecturas'])
  })

  it('is for administrators: others get the same refusal about anybody', async () => {
    for (const token of [jefe, a01])
      for (const documento of [DNI, '39999998'])
        for (const path of ['datos', 'lecturas']) {
          const answer = await test.call('POST', `${URL}/${path}`, token, {
            documento,
            motivo: MOTIVO,
          })
          expect(answer.statusCode).toBe(403)
        }
    for (const body of [
      { documento: 'PAZ LUIS', motivo: MOTIVO },
      { documento: DNI, motivo: '' },
    ])
      expect((await test.call('POST', `${URL}/datos`, admin, body)).statusCode).toBe(400)
    expect((await test.call('GET', `${URL}/datos/99999`, admin)).statusCode).toBe(404)
  })

  it('includes the items, the debt and the papers of a taxpayer', async () => {
    const { rows } = await test.open.pool.query(
      `select c.nro_doc from contribuyente c join vinculo v using (nro_contrib)
       join actuacion a on a.tipo = v.tipo and a.imponible = v.imponible
       where c.nro_doc ~ '^[1-9][0-9]{6,7}$' limit 1`,
    )
    const id = await pedir(rows[0].nro_doc)
    const { clases } = (await test.call('GET', `${URL}/datos/${id}`, admin)).json()
    const filas = Object.fromEntries(
      clases.map((una: { clase: string; filas: number }) => [una.clase, una.filas]),
    )
    for (const clase of ['padron', 'deuda', 'casos', 'actuaciones'])
      expect(filas[clase], clase).toBeGreaterThan(0)
  })
})

describe('the readers of a person’s data', () => {
  it('by day, of what the person has, and the question leaves one row a day', async () => {
    const { rows } = await test.open.pool.query(
      `select c.nro_doc, v.imponible from contribuyente c join vinculo v using (nro_contrib)
       where v.tipo = 'I' and c.nro_doc ~ '^[1-9][0-9]{6,7}$' limit 1`,
    )
    const [{ nro_doc: documento, imponible }] = rows
    await test.call('POST', '/municipio/contribxImp', a01, {
      recurso: 'AB',
      imponible: String(imponible),
    })
    await test.services.lecturas.flush()
    const ask = (body: object = {}) =>
      test.call('POST', `${URL}/lecturas?pagina=1&porPagina=10`, admin, {
        ...{ documento, motivo: MOTIVO, ...body },
      })
    const answer = await ask()
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toContainEqual(
      expect.objectContaining({
        ...{ dia: '2026-11-20', dni: '20000003', apellido: 'Muñoz Peña', rol: 'abogado' },
        ...{ cosa: 'imponible', clave: `I/${imponible}`, cantidad: 1 },
      }),
    )
    expect((await ask({ hasta: '2026-11-19' })).json()).toEqual([])
    const { rows: filas } = await test.open.pool.query(
      `select count(*)::int n from historial where operacion = 'list-lecturas-de-persona' and entidad_id = $1`,
      [documento],
    )
    expect(filas[0].n).toBe(1)
  })
})
