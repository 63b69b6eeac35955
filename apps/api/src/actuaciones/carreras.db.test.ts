import { describe, expect, it } from 'vitest'
import {
  type ArchivoEnviado,
  COMUN,
  PDF_DE_PRUEBA,
  RADICACION,
  useActuaciones,
} from '../../test/actuaciones.ts'

const { itemsDe, itemDe, call, save, create, query } = useActuaciones()

type Respuesta = Awaited<ReturnType<typeof save>>

const times = (n: number, send: () => Promise<Respuesta>): Promise<Respuesta[]> =>
  Promise.all(Array.from({ length: n }, send))

const count = (answers: readonly Respuesta[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length

const countOf = async (imponible: string): Promise<number> => {
  const [fila] = await query<{ n: number }>(
    'select count(*)::int as n from actuacion where imponible = $1',
    [imponible],
  )
  return fila?.n ?? 0
}

describe('the same request again', () => {
  it('saves nothing twice, in turn or ten at once, and is answered the same', async () => {
    const imponibles = await itemsDe('A01', 3)
    const archivos: ArchivoEnviado[] = [['file_1', 'aviso.pdf', PDF_DE_PRUEBA]]
    const send = () => save('a01', { ...COMUN, imponibles }, { clave: 'pedido-1', archivos })
    const answers = [await send(), ...(await times(10, send))]
    expect(count(answers, 200)).toBe(11)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    for (const { imponible } of imponibles) expect(await countOf(imponible)).toBe(1)
    const nueva = () => save('a01', { ...COMUN, imponibles }, { clave: 'pedido-2', archivos })
    const otras = await times(10, nueva)
    expect(new Set(otras.map(({ body }) => body)).size).toBe(1)
    for (const { imponible } of imponibles) expect(await countOf(imponible)).toBe(2)
  })

  it('with another content, or another file, is refused', async () => {
    const imponibles = [await itemDe('A01')]
    const send = (obs: string, archivos: readonly ArchivoEnviado[] = []) =>
      save('a01', { ...COMUN, obs, imponibles }, { clave: 'pedido-3', archivos })
    expect((await send('Una.')).statusCode).toBe(200)
    const otra = await send('Otra.')
    expect([otra.statusCode, otra.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
    expect((await send('Una.', [['file_1', 'a.pdf', PDF_DE_PRUEBA]])).statusCode).toBe(422)
    // Two people may use the same `Idempotency-Key`, because each person has their own keys.
    const deJefe = await save('jefe', { ...COMUN, imponibles }, { clave: 'pedido-3' })
    expect(deJefe.statusCode).toBe(200)
  })

  it('is answered with its result when it edits or deletes', async () => {
    const id = await create('a01', await itemDe('A01'))
    const edit = { ...COMUN, proceso: 'M', id_etapa: id, version: 1, obs: 'Editada.' }
    const editada = await save('a01', edit, { clave: 'edicion' })
    expect((await save('a01', edit, { clave: 'edicion' })).body).toBe(editada.body)
    const baja = { proceso: 'B', id_etapa: id, motivo: 'Error de carga.' }
    const borrada = await save('a01', baja, { clave: 'baja' })
    expect([borrada.statusCode, (await save('a01', baja, { clave: 'baja' })).body]).toEqual([
      200,
      borrada.body,
    ])
  })
})

describe('at once', () => {
  it('of two requests with the same name over an item, one is saved and the other refused, without a deadlock', async () => {
    for (let i = 0; i < 15; i += 1) {
      const item = await itemDe('A01')
      const id = await create('a01', item)
      const clave = `los-dos-${i}`
      const nueva = { ...COMUN, imponibles: [item] }
      const otra =
        i % 2 === 0
          ? { ...COMUN, proceso: 'M', id_etapa: id, version: 1, obs: 'Editada.' }
          : { proceso: 'B', id_etapa: id, motivo: 'Error de carga.' }
      const answers = await Promise.all([
        save('a01', nueva, { clave }),
        save('a01', otra, { clave }),
      ])
      expect([count(answers, 200), count(answers, 422)]).toEqual([1, 1])
    }
  })

  it('of 20 edits of the same version one wins, and the others receive a conflict', async () => {
    const id = await create('a01', await itemDe('A01'))
    let n = 0
    const answers = await times(20, () => {
      n += 1
      const quien = n % 2 === 0 ? 'a01' : 'jefe'
      return save(quien, { ...COMUN, proceso: 'M', id_etapa: id, version: 1, obs: `Edición ${n}` })
    })
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
    expect((await call('a01', 'GET', `/actuaciones/${id}`)).json().version).toBe(2)
    const versiones = await query('select * from actuacion_version where actuacion = $1', [id])
    expect(versiones).toHaveLength(1)
  })

  it('a delete during an edit: one of them loses, whole', async () => {
    for (let i = 0; i < 5; i += 1) {
      const id = await create('a01', await itemDe('A01'))
      const comun = { id_etapa: id, version: 1 }
      const [edited, deleted] = await Promise.all([
        save('a01', { ...COMUN, ...comun, proceso: 'M', obs: 'Editada.' }),
        save('jefe', { ...comun, proceso: 'B', motivo: 'Error de carga.' }),
      ])
      expect([edited.statusCode, deleted.statusCode].sort()).toEqual([200, 409])
      const { vigente, obs } = (await call('jefe', 'GET', `/actuaciones/${id}`)).json()
      const esperado = edited.statusCode === 200 ? ['1', 'Editada.'] : ['0', 'Se dejó aviso.']
      expect([vigente, obs]).toEqual(esperado)
    }
  })

  it('an item is radicated once in a file', async () => {
    const item = await itemDe('A01')
    const answers = await times(8, () => save('a01', { ...RADICACION, imponibles: [item] }))
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 7])
  })

  it('requests over the same items in any order do not block each other', async () => {
    const items = await itemsDe('A01', 40)
    const alReves = items.toReversed()
    let n = 0
    const answers = await times(10, () => {
      n += 1
      return save('a01', { ...COMUN, imponibles: n % 2 === 0 ? items : alReves })
    })
    expect(count(answers, 200)).toBe(10)
    expect(await countOf(items[0]?.imponible ?? '')).toBe(10)
    const [resumen] = await query<{ n: number }>(
      `select count(*)::int as n from caso c join actuacion a on a.id = c.actuacion
       where c.imponible = any($1) and a.id = (
         select max(id) from actuacion u where (u.tipo, u.imponible, u.recurso) = (c.tipo, c.imponible, c.recurso))`,
      [items.map(({ imponible }) => Number(imponible))],
    )
    expect(resumen?.n).toBe(40)
  })

  it('when the cases pass to another lawyer, nothing is saved in the name of the former one', async () => {
    const items = await itemsDe('A02', 6)
    const [pase, ...answers] = await Promise.all([
      call('admin', 'POST', '/profesionales/reassignAbogado', {
        ...{ nrodni: '20000004', destino: 'A01' },
      }),
      ...items.map((item) => save('a02', { ...COMUN, imponibles: [item] })),
    ])
    expect(pase?.statusCode, pase?.body).toBe(200)
    for (const { statusCode, body } of answers) expect([200, 403, 409], body).toContain(statusCode)
    for (const item of items)
      expect((await save('a02', { ...COMUN, imponibles: [item] })).statusCode).toBe(403)
  })
})
