import type { ListaCorta } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { findTituloIds } from '../abogados/abogados-repo.ts'
import { createTitulosProfesionales } from '../abogados/create-titulos-profesionales.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

interface Fila {
  readonly codigo: string
  readonly nombre: string
  readonly clase: string
  readonly enUso: boolean
  readonly version: string
}

const save = (lista: string, body: object, token = admin) =>
  test.call('PUT', `/api/listas/${lista}`, token, body)
const list = async (lista: ListaCorta, token = admin) =>
  (await test.call('GET', `/api/listas/${lista}`, token)).json<Fila[]>()
const query = async (texto: string) => (await test.open.pool.query(texto)).rows
const errorOf = async (response: ReturnType<typeof save>) => {
  const { statusCode, json } = await response
  const { code, fields } = json().error
  return { statusCode, code, campos: fields?.map((uno: { field: string }) => uno.field) }
}

describe('the short lists of the municipality (D170)', () => {
  it('a new professional title is offered to the records and recorded in the history', async () => {
    const nueva = (await save('titulos', { nombre: 'Procuradora' })).json<Fila>()
    expect(nueva).toMatchObject({ codigo: '4', nombre: 'Procuradora', clase: '', enUso: false })
    const ofrecidos = (await test.call('GET', '/api/profesionales/titulos', admin)).json()
    expect(ofrecidos).toContainEqual({ id: 4, titulo: 'Procuradora', activo: true })
    expect(
      await query("select entidad_id, descripcion from historial where entidad = 'lista'"),
    ).toEqual([
      {
        ...{ entidad_id: 'titulos/4' },
        descripcion: 'Se agregó «Procuradora» a «Títulos profesionales».',
      },
    ])
  })

  it('a capacity and a form of payment are offered to the agreements', async () => {
    expect((await save('caracteres', { nombre: 'Albacea' })).statusCode).toBe(200)
    expect((await test.call('GET', '/api/conv-caracter', admin)).body).toContain('Albacea')
    const forma = { nombre: 'Débito automático', clase: 'cuotas' }
    expect((await save('formas', forma)).statusCode).toBe(200)
    expect((await list('formas')).at(-1)).toMatchObject({ ...forma, enUso: false })
    expect((await test.call('GET', '/api/conv-formapago', admin)).body).toContain('Débito')
  })

  it.each([
    ['titulos', { nombre: '' }, 400, 'campos-invalidos', ['nombre']],
    ['titulos', { nombre: 'x'.repeat(61) }, 400, 'campos-invalidos', ['nombre']],
    ['titulos', { nombre: 'ABOGADO' }, 409, 'fila-repetida', ['nombre']],
    ['titulos', { nombre: 'Otro', clase: 'contado' }, 400, 'campos-invalidos', ['clase']],
    ['formas', { nombre: 'Otra' }, 400, 'campos-invalidos', ['clase']],
    ['meses', { nombre: 'Enero' }, 400, 'campos-invalidos', ['lista']],
    ['titulos', { nombre: 'Otro', codigo: '99', version: 'x' }, 404, 'no-encontrado', undefined],
  ])('%s: %j is refused', async (lista, body, statusCode, code, campos) => {
    expect(await errorOf(save(lista, body))).toEqual({ statusCode, code, campos })
  })

  it('a row that nothing uses is corrected with the version that was seen; a row in use is not', async () => {
    const albacea = (await list('caracteres')).find(({ nombre }) => nombre === 'Albacea')
    const { enUso: _, ...vista } = albacea as Fila
    expect((await save('caracteres', { ...vista, nombre: 'Administrador' })).statusCode).toBe(200)
    expect(await errorOf(save('caracteres', { ...vista, nombre: 'Otro' }))).toMatchObject({
      ...{ statusCode: 409, code: 'version-vieja' },
    })
    const enUso = (await list('titulos')).find((una) => una.enUso)
    const { codigo, version } = enUso as Fila
    const [{ n }] = await query(
      `select count(*)::integer as n from abogado where titulo = ${codigo}`,
    )
    const usos = `/api/catalogos/usos?catalogo=titulos&codigo=${codigo}`
    expect((await test.call('GET', usos, admin)).json()).toEqual({ usos: [{ que: 'abogados', n }] })
    expect(await errorOf(save('titulos', { codigo, version, nombre: 'Doctor' }))).toEqual({
      ...{ statusCode: 409, code: 'fila-en-uso', campos: ['nombre'] },
    })
  })

  it('a row that is no longer offered stays in the records that have it, and no new record takes it', async () => {
    const jefe = await test.login('20000002')
    const caracter = (await save('caracteres', { nombre: 'Síndico' })).json<Fila>()
    const forma = (await save('formas', { nombre: 'Transferencia', clase: 'contado' })).json<Fila>()
    const take = createItemTaker(test, () => jefe)
    const conEsas = {
      ...{ firma_caracter: Number(caracter.codigo), frmpg_id: Number(forma.codigo) },
    }
    const [uno, otro] = [await take('A02', 'I'), await take('A02', 'I')]
    const make = (item: typeof uno) =>
      test.call(
        'POST',
        '/api/convenios',
        jefe,
        bodyOf(item, item.periodos.slice(0, 2), 'W2201', conEsas),
      )
    const hecho = await make(uno)
    expect(hecho.statusCode, hecho.body).toBe(200)
    for (const [lista, { codigo }] of [
      ['caracteres', caracter],
      ['formas', forma],
    ] as const) {
      const vista = (await list(lista)).find((una) => una.codigo === codigo)
      const { enUso, ...fila } = vista as Fila
      expect(enUso).toBe(true)
      expect((await save(lista, { ...fila, activo: false })).statusCode).toBe(200)
    }
    const rechazado = await make(otro)
    expect(rechazado.statusCode).toBe(400)
    expect(
      rechazado
        .json()
        .error.fields.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['firma_caracter', 'frmpg_id'])
    // The agreement uses the signer's role 'Síndico' and the payment method 'Transferencia', which later became
    // inactive in their lists. The agreement still shows the two names, and its document still prints.
    const { id } = hecho.json()
    const detalle = (await test.call('GET', `/api/convenios/${id}`, jefe)).body
    expect(detalle).toContain('Síndico')
    expect(detalle).toContain('Transferencia')
    expect((await test.call('POST', `/api/convenios/${id}/confirmar`, jefe, {})).statusCode).toBe(
      200,
    )
    const papel = await test.call('GET', `/api/convenios/${id}/pdf`, jefe)
    expect([papel.statusCode, papel.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('a lawyer keeps a title that is no longer offered', async () => {
    const [abogado] = await query(
      'select nrodni, codexterno, version, titulo from abogado where titulo is not null and not baja order by 1 limit 1',
    )
    const vista = (await list('titulos')).find((una) => una.codigo === String(abogado.titulo))
    const { enUso: _, ...fila } = vista as Fila
    expect((await save('titulos', { ...fila, activo: false })).statusCode).toBe(200)
    const ids = await findTituloIds(test.open.db)
    expect(ids).not.toContain(abogado.titulo)
    expect(await findTituloIds(test.open.db, abogado.titulo)).toContain(abogado.titulo)
    const oculta = (await list('titulos')).find((una) => una.codigo === fila.codigo)
    const { enUso: __, ...nueva } = oculta as Fila
    expect((await save('titulos', { ...nueva, activo: true })).statusCode).toBe(200)
  })

  it('is of administrators', async () => {
    for (const dni of ['20000002', '20000003']) {
      const token = await test.login(dni)
      expect(await list('titulos', token)).not.toEqual([])
      expect((await save('titulos', { nombre: 'Escribano' }, token)).statusCode).toBe(403)
    }
  })

  it('give a number to each of five rows added at once', async () => {
    const respuestas = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => save('titulos', { nombre: `Título ${n}` })),
    )
    expect(new Set(respuestas.map((una) => una.json<Fila>().codigo)).size).toBe(5)
  })

  it('a real installation starts with professional titles, and starting again changes nothing', async () => {
    await query('update abogado set titulo = null')
    await query('delete from abogado_titulo')
    await test.open.db.transaction(createTitulosProfesionales)
    const nombres = (await list('titulos')).map(({ nombre }) => nombre)
    expect(nombres).toEqual(['Abogado', 'Abogada', 'Procurador', 'Procuradora'])
    await save('titulos', { nombre: 'Escribana' })
    await test.open.db.transaction(createTitulosProfesionales)
    expect(await list('titulos')).toHaveLength(5)
  })
})
