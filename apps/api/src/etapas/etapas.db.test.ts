import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { createEtapas } from './create-etapas.ts'

let test: TestApp
let admin: string
let abogada: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  abogada = await test.login('20000003')
})
afterAll(() => test.close())

const poner = (body: object, token = admin) => test.call('PUT', '/api/tipo-etapas', token, body)
const etapas = async () =>
  (await test.call('GET', '/api/tipo-etapas', abogada)).json<{ tp_id: number }[]>()
const historia = async () =>
  (
    await test.open.pool.query(
      "select descripcion, antes, despues from historial where operacion = 'edit-tiempo-de-etapa' order by orden",
    )
  ).rows.map(({ descripcion, antes, despues }) => ({
    descripcion,
    antes: JSON.parse(antes),
    despues: JSON.parse(despues),
  }))

describe('stage groups and types (S2 §7)', () => {
  it('are read whole, archived and hidden ones too, and by group', async () => {
    const grupos = (await test.call('GET', '/api/grupo-etapas', abogada)).json()
    expect(grupos).toEqual([
      { id: 1, nombre: 'Administrativa' },
      { id: 2, nombre: 'Extrajudicial' },
      { id: 3, nombre: 'Judicial' },
    ])
    const todas = await etapas()
    expect(todas.find(({ tp_id }) => tp_id === 1)).toMatchObject({ estado: 'archivado', gp_id: 3 })
    expect(todas.find(({ tp_id }) => tp_id === 19)).toMatchObject({
      tipo_nombre: 'Plazo máximo para iniciar el apremio',
      tiempo: 120,
      tipo_tiempo: 'day',
      show: false,
    })
    const judiciales = (await test.call('POST', '/api/tipo-etapas', abogada, { grupo: '3' })).json()
    expect(judiciales).toEqual(todas.filter((etapa) => (etapa as { gp_id?: number }).gp_id === 3))
  })

  it('a group without types is an empty list, and a group that is not a number is refused', async () => {
    expect((await test.call('POST', '/api/tipo-etapas', abogada, { grupo: 999 })).json()).toEqual(
      [],
    )
    expect((await test.call('POST', '/api/tipo-etapas', abogada, { grupo: 'x' })).statusCode).toBe(
      400,
    )
  })
})

describe('the time of a stage type', () => {
  it('changes, and the history records the former value and the new one', async () => {
    const answer = await poner({ tipo: 11, tiempo: 3, tipo_tiempo: 'year' })
    expect(answer.json()).toMatchObject({ tp_id: 11, tiempo: 3, tipo_tiempo: 'year' })
    expect((await historia()).at(-1)).toMatchObject({
      descripcion: 'Tiempo de la etapa «Contacto telefónico»: 15 días → 3 años.',
      antes: { tiempo: { tiempo: 15, unidad: 'day' } },
      despues: { tiempo: { tiempo: 3, unidad: 'year' } },
    })
    const antes = (await historia()).length
    expect((await poner({ tipo: 11, tiempo: '3', tipo_tiempo: 'year' })).statusCode).toBe(200)
    expect(await historia()).toHaveLength(antes)
    expect((await poner({ tipo: 11 })).json()).toMatchObject({ tiempo: null, tipo_tiempo: null })
  })

  it('keeps the mark that closes a case when the request omits it, and the mark moves no deadline (D169)', async () => {
    const dia = { tipo: 13, tiempo: '4', tipo_tiempo: 'day' }
    await poner(dia)
    const tareas = async () =>
      (await test.open.pool.query("select 1 from trabajo where tipo = 'recalcular-casos'")).rowCount
    const antes = await tareas()
    const cierra = await poner({ ...dia, cierra: true, visto: '4 day' })
    expect(cierra.json()).toMatchObject({ tp_id: 13, cierra: true })
    expect((await historia()).at(-1)).toMatchObject({
      descripcion: 'Tiempo de la etapa «Nota al contribuyente»: 4 días → 4 días, cierra el caso.',
      antes: { cierra: false },
      despues: { cierra: true },
    })
    expect(await tareas()).toBe(antes)
    expect((await poner({ ...dia, tiempo: '5' })).json()).toMatchObject({ tiempo: 5, cierra: true })
    // `visto` is the setting that the person saw: five days, without closing the case. The stored setting closes the
    // case, so somebody changed it meanwhile, and the server refuses the request.
    expect((await poner({ ...dia, visto: '5 day' })).statusCode).toBe(409)
    expect((await poner({ ...dia, cierra: 'quizás' })).statusCode).toBe(400)
    const leidas = (await test.call('GET', '/api/tipo-etapas', admin)).json()
    expect(
      leidas.flatMap((una: { tp_id: number; cierra: boolean }) => (una.cierra ? una.tp_id : [])),
    ).toEqual([13, 15, 16])
  })

  it.each([
    [{ tipo: 11, tiempo: '0', tipo_tiempo: 'day' }, 'tiempo'],
    [{ tipo: 11, tiempo: '10000', tipo_tiempo: 'day' }, 'tiempo'],
    [{ tipo: 11, tiempo: '1.5', tipo_tiempo: 'day' }, 'tiempo'],
    [{ tipo: 11, tiempo: '1e2', tipo_tiempo: 'day' }, 'tiempo'],
    [{ tipo: 11, tiempo: '5', tipo_tiempo: '' }, 'tipo_tiempo'],
    [{ tipo: 11, tiempo: '', tipo_tiempo: 'day' }, 'tiempo'],
  ])('%j is refused with its field, and nothing changes', async (body, field) => {
    const antes = await etapas()
    const answer = await poner(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([expect.objectContaining({ field })])
    expect(await etapas()).toEqual(antes)
  })

  it.each(['month', 'week', 'Day', 'días'])(
    'the unit «%s», which there is not, is understood and not admitted (D61)',
    async (unidad) => {
      const antes = await etapas()
      const answer = await poner({ tipo: 11, tiempo: '5', tipo_tiempo: unidad })
      const { error } = answer.json()
      expect([answer.statusCode, error.code]).toEqual([422, 'unidad-invalida'])
      const [campo] = error.fields
      expect(campo).toEqual({ field: 'tipo_tiempo', message: error.message })
      expect(await etapas()).toEqual(antes)
    },
  )

  it('is of admins and the head lawyer, and of a type there is', async () => {
    const body = { tipo: 11, tiempo: '5', tipo_tiempo: 'day' }
    expect((await poner(body, abogada)).statusCode).toBe(403)
    expect((await poner(body, await test.login('20000002'))).statusCode).toBe(200)
    expect((await poner({ ...body, tipo: 999 })).statusCode).toBe(404)
  })

  it('two people at once: each change is written over the one before', async () => {
    const unidades = ['day', 'hour', 'year', 'minute'] as const
    const answers = await Promise.all(
      unidades.map((tipo_tiempo) => poner({ tipo: 12, tiempo: '7', tipo_tiempo })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const cambios = (await historia()).slice(-4)
    for (const [i, cambio] of cambios.slice(1).entries())
      expect(cambio.antes).toMatchObject({ tiempo: cambios[i]?.despues.tiempo })
  })
})

it('a real installation starts with the types the rules know, and starting again changes nothing', async () => {
  await test.open.pool.query('truncate tipo_etapa, grupo_etapa cascade')
  await test.open.db.transaction(createEtapas)
  const nuevas = await etapas()
  expect(nuevas.map(({ tp_id }) => tp_id)).toEqual([10, 19, 1, 2, 3, 4, 5, 6, 18])
  await poner({ tipo: 18, tiempo: '90', tipo_tiempo: 'day' })
  const antes = await etapas()
  await test.open.db.transaction(createEtapas)
  expect(await etapas()).toEqual(antes)
})
