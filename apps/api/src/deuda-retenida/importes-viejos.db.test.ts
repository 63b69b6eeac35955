import { addDays, fecha } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const HOY = fecha('2026-11-20')
const MOTIVO = 'El municipio no liquida hasta diciembre'

let test: TestApp
let admin: string
let jefe: string
let a01: string
let take: ReturnType<typeof createItemTaker>
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  a01 = await test.login('20000003')
  take = createItemTaker(test, () => jefe)
})
afterAll(() => test.close())

const liquidar = (haceDias: number) =>
  test.open.pool.query(
    `insert into parametro (clave, vigente_desde, valor) values ('registro.liquidadoAl', $1, $2)
     on conflict (clave, vigente_desde) do update set valor = excluded.valor`,
    [HOY, addDays(HOY, -haceDias)],
  )
beforeEach(() => liquidar(0))

const ultimoActo = async (operacion: string) => {
  const { rows } = await test.open.pool.query(
    'select descripcion, despues from historial where operacion = $1 order by orden desc limit 1',
    [operacion],
  )
  return { descripcion: rows[0].descripcion, despues: JSON.parse(rows[0].despues) }
}

describe('titles over amounts of some days ago (D171)', () => {
  const procesar = async (): Promise<Buffer> => {
    const { i, r, periodos } = await take('A01', 'I')
    const { a, c } = periodos[0] ?? { a: 0, c: 0 }
    const periodo = `${a}/${String(c).padStart(2, '0')}`
    const answer = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      { name: 'base.xlsx', bytes: libroBasico([[i, r, 'A01', periodo, periodo]]) },
    )
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    return answer.rawPayload
  }
  const ultimo = async (): Promise<number> =>
    (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', admin)).json().lastTitleNumber
  const pedir = async (
    accion: 'generatetitles' | 'simular',
    bytes: Buffer,
    more: Record<string, string> = {},
  ) =>
    upload(
      test,
      `/api/creaciontitulos/${accion}`,
      admin,
      { category: 'inmueble', startTitleNumber: String((await ultimo()) + 1), ...more },
      { name: 'lote.xlsx', bytes },
      { prefer: 'respond-async' },
    )

  it('on the last day of validity are issued without a reason', async () => {
    await liquidar(10)
    expect((await pedir('generatetitles', await procesar())).statusCode).toBe(202)
  })

  it('the day after, are refused by their row, and go out with a reason that the history keeps', async () => {
    await liquidar(11)
    const libro = await procesar()
    const antes = await ultimo()
    const fila = { columna: 'LIQUIDADO_AL', valor: '2026-11-09', regla: 'deuda.importes-viejos' }
    expect((await pedir('simular', libro)).json().errores).toMatchObject([fila])
    const refused = await pedir('generatetitles', libro)
    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.json().error.errores).toMatchObject([fila])
    expect(refused.json().error.errores[0].mensaje).toContain(
      'los importes son del 09/11/2026 y valían hasta el 19/11/2026',
    )
    expect((await pedir('generatetitles', libro, { forzar: '1' })).statusCode).toBe(422)
    expect(await ultimo()).toBe(antes)

    const forzada = { forzar: '1', motivoForzar: MOTIVO }
    expect((await pedir('simular', libro, forzada)).json().avisos).toContain(
      'Se generan títulos con importes del 09/11/2026, que ya no valen.',
    )
    expect((await pedir('generatetitles', libro, forzada)).statusCode).toBe(202)
    expect(await ultimoActo('generate-titles')).toMatchObject({
      descripcion: expect.stringContaining(`con importes del 09/11/2026: ${MOTIVO}`),
      despues: { liquidaciones: ['2026-11-09'], motivoForzar: MOTIVO },
    })
  })

  it('a workbook made while they held is refused once they do not', async () => {
    await liquidar(10)
    const libro = await procesar()
    await test.open.pool.query(
      `insert into parametro (clave, vigente_desde, valor) values ('deuda.diasDeVigencia', $1, '9')`,
      [HOY],
    )
    try {
      expect((await pedir('generatetitles', libro)).statusCode).toBe(422)
    } finally {
      await test.open.pool.query(
        "delete from parametro where clave = 'deuda.diasDeVigencia' and vigente_desde = $1",
        [HOY],
      )
    }
  })
})

describe('letters over amounts of some days ago (D171)', () => {
  it('are held back, and go out with a reason that the history keeps', async () => {
    const [item] = await intimables(test, 'A01', 1)
    if (item === undefined) throw new Error('no item to claim')
    await liquidar(11)
    const revision = await test.call('POST', '/api/cartas/simular', a01, {
      ...{ clase: 'inmueble', imponibles: [item] },
    })
    expect(revision.json()).toMatchObject({
      cartas: [],
      impedimentos: [{ forzable: true, mensaje: expect.stringContaining('09/11/2026') }],
    })
    expect((await pedirCartas(test, a01, [item])).statusCode).toBe(409)
    const { statusCode, body } = await pedirCartas(test, a01, [item], { motivoForzar: MOTIVO })
    expect(statusCode, body).toBeLessThan(300)
    const acto = await ultimoActo('create-cartas')
    expect(JSON.stringify(acto)).toContain(MOTIVO)
    expect(JSON.stringify(acto)).toContain('09/11/2026')
    await liquidar(10)
    expect((await pedirCartas(test, a01, [item])).statusCode).toBeLessThan(300)
  })
})

describe('agreements over amounts of some days ago (D171)', () => {
  it('warn from the day after, and are saved only with a reason that the history keeps', async () => {
    const item = await take('A01', 'I')
    const periodos = item.periodos.slice(0, 2)
    const cuerpo = bodyOf(item, periodos, 'W2201', { abogado: 'A01', estado_id: 1 })
    const deItem = async () => {
      const clave = `imponible=${item.i}&recurso=${item.r}`
      const [deConvenio, deDeuda] = await Promise.all([
        test.call('GET', `/api/convenios/periodos?${clave}&clase=inmueble&abogado=A01`, jefe),
        test.call('GET', `/municipio/deudaCC?${clave}`, jefe),
      ])
      return [deConvenio.json().importes_viejos, deDeuda.json().importesViejos]
    }
    await liquidar(10)
    expect(await deItem()).toEqual(['', ''])
    await liquidar(11)
    const aviso = 'los importes son del 09/11/2026 y valían hasta el 19/11/2026'
    expect(await deItem()).toEqual([aviso, aviso])

    const comprobado = (await test.call('POST', '/api/convenios/comprobar', jefe, cuerpo)).json()
    expect(comprobado.ok).toBe(true)
    expect(comprobado.avisos).toContainEqual(
      expect.objectContaining({ codigo: 'deuda.importes-viejos', campo: 'motivoForzar' }),
    )
    const refused = await test.call('POST', '/api/convenios', jefe, cuerpo)
    expect(refused.statusCode, refused.body).toBe(409)
    expect(refused.json().error).toMatchObject({
      code: 'pide-motivo',
      fields: [
        {
          field: 'motivoForzar',
          message: `${item.r} ${item.i}: ${aviso}. Traiga los de hoy, o siga con un motivo.`,
        },
      ],
    })
    const created = await test.call('POST', '/api/convenios', jefe, {
      ...cuerpo,
      motivoForzar: MOTIVO,
    })
    expect(created.statusCode, created.body).toBe(200)
    const { descripcion } = await ultimoActo('create-convenio')
    expect(descripcion).toContain(aviso)
    expect(descripcion).toContain(MOTIVO)

    // An edit without tax periods keeps the amounts of the agreement, so the server asks for no reason. An edit with
    // tax periods takes the amounts of the debt. Here those amounts are out of date, so the server asks for a reason.
    const { id } = created.json()
    const editar = (cambio: object) =>
      test.call('POST', '/api/convenios/edit', jefe, { convenio: id, ...cambio })
    expect((await editar({ frm_loc: 'Ramallo' })).statusCode).toBe(200)
    const { cuotas_plan, planes } = cuerpo
    expect((await editar({ cuotas_plan, planes })).statusCode).toBe(409)
    expect((await editar({ cuotas_plan, planes, motivoForzar: MOTIVO })).statusCode).toBe(200)
    expect((await ultimoActo('edit-convenio')).descripcion).toContain(MOTIVO)
  })
})
