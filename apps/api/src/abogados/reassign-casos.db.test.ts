import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

const reassign = (body: object, simular = false) =>
  test.call('POST', `/api/casos/reasignar${simular ? '/simular' : ''}`, jefe, body)

const rows = async (sql: string) => (await test.open.pool.query(sql)).rows

const casosDe = (abogado: string) =>
  rows(`select imponible::text, recurso from deuda
    where legal = '${abogado}' and estado <> 'CANCELADA' group by tipo, imponible, recurso order by 1, 2`)

const enMesa = async (abogado: string): Promise<number> => {
  const answers = await Promise.all(
    ['judicial', 'extrajudicial'].map((mesa) =>
      test.call(
        'GET',
        `/api/mesas?mesa=${mesa}&solapa=todos&historico=true&abogado=${abogado}`,
        jefe,
      ),
    ),
  )
  return answers.reduce((suma, { headers }) => suma + Number(headers['x-total-count']), 0)
}

describe('some cases of a lawyer', () => {
  it('pass as the dry run announced, each with a row of history, and no other case passes', async () => {
    const libres = await rows(`select imponible::text, recurso from deuda d
      where legal = 'A05' and estado <> 'CANCELADA' and not exists (
        select from convenio c join convenio_plan p on p.convenio_id = c.id
        where c.codexterno = 'A05' and c.activo and c.fc_confirma is null
          and (p.tipo, p.imponible, p.recurso) = (d.tipo, d.imponible, d.recurso))
      group by tipo, imponible, recurso order by 1, 2 limit 3`)
    const antes = await casosDe('A05')
    const body = { origen: 'A05', destino: 'a06', casos: libres }
    const dicho = await reassign(body, true)
    expect(dicho.statusCode, dicho.body).toBe(200)
    expect(dicho.json()).toMatchObject({ casos: 3, convenios: 0, quedan: 0, enElMunicipio: null })
    expect(await casosDe('A05')).toEqual(antes)
    const [{ orden }] = await rows('select max(orden) as orden from historial')
    const hecho = await reassign(body)
    expect(hecho.json()).toEqual(dicho.json())
    expect(await casosDe('A05')).toEqual(
      antes.filter((uno) => !libres.some((otro) => JSON.stringify(otro) === JSON.stringify(uno))),
    )
    const historia = await rows(
      `select operacion, inmueble as imponible, recurso, descripcion from historial where orden > ${orden} order by 2, 3`,
    )
    expect(historia.map(({ imponible, recurso }) => ({ imponible, recurso }))).toEqual(libres)
    expect(new Set(historia.map(({ operacion }) => operacion))).toEqual(new Set(['reassign-casos']))
    expect(historia[0].descripcion).toMatch(/^El caso pasa de A05 a A06: \d+ períodos? en gestión/)
    const traspasos = await rows(
      `select imponible::text, recurso, de, a from traspaso_de_caso order by 1, 2`,
    )
    expect(traspasos).toEqual(libres.map((uno) => ({ ...uno, de: 'A05', a: 'A06' })))
    expect((await reassign(body)).statusCode).toBe(409)
  })

  it('do not pass when an agreement over them reaches others', async () => {
    const [convenio] = await rows(`select c.id, c.convenio, c.codexterno from convenio c
      join convenio_plan p on p.convenio_id = c.id where c.activo and c.fc_confirma is null
      group by c.id order by count(*) desc, c.id limit 1`)
    const planes = await rows(
      `select imponible::text, recurso from convenio_plan where convenio_id = ${convenio.id}`,
    )
    const [otro] = await rows(`select d.tipo, d.imponible, d.recurso from deuda d
      where (d.imponible::text, d.recurso) not in (${planes.map((p) => `('${p.imponible}', '${p.recurso}')`)}) limit 1`)
    await rows(`insert into convenio_plan (convenio_id, tipo, imponible, recurso, plan_tipo, cuotas, monto, contribuyente, estado_retiro)
      select ${convenio.id}, '${otro.tipo}', ${otro.imponible}, '${otro.recurso}', plan_tipo, cuotas, monto, contribuyente, estado_retiro
      from convenio_plan where convenio_id = ${convenio.id} limit 1`)
    const answer = await reassign(
      { origen: convenio.codexterno, destino: 'A06', casos: planes },
      true,
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain(
      `El convenio ${convenio.convenio} abarca también otros imponibles: elíjalos todos o ninguno.`,
    )
  })
})

describe('all the cases of a lawyer', () => {
  it('pass, and its desks are left with those that owe nothing', async () => {
    const habia = await casosDe('A04')
    const { quedan, casos } = (await reassign({ origen: 'A04', destino: 'A07' })).json()
    expect(casos).toBe(habia.length)
    expect(await casosDe('A04')).toEqual([])
    const [{ n }] = await rows(`select count(*)::int as n from caso where abogado = 'A04'`)
    expect(n).toBe(quedan)
    const [{ convenios }] = await rows(`select count(*)::int as convenios from convenio
      where codexterno = 'A04' and activo and fc_confirma is null`)
    expect(convenios).toBe(0)
    expect(await enMesa('A07')).toBeGreaterThan(0)
  })

  it.each([
    ['to nobody', { origen: 'A08', destino: 'A99' }, 409],
    ['to oneself', { origen: 'A08', destino: 'A08' }, 409],
    ['of nobody', { origen: 'A99', destino: 'A08' }, 404],
  ])('are refused %s, and the dry run says the same', async (_, body, estado) => {
    const hecho = await reassign(body)
    expect(hecho.statusCode).toBe(estado)
    const quitar = (texto: string) => texto.replace(/"id":"[^"]*"/, '')
    expect(quitar((await reassign(body, true)).body)).toBe(quitar(hecho.body))
  })
})

describe('the lawyer who hands over and the one who receives', () => {
  it('both receive a notice of the cases that passed, and nobody else does', async () => {
    const [caso] = await rows(`select imponible::text, recurso from deuda d
      where legal = 'A01' and estado <> 'CANCELADA' and not exists (
        select from convenio c join convenio_plan p on p.convenio_id = c.id
        where c.codexterno = 'A01' and c.activo and c.fc_confirma is null
          and (p.tipo, p.imponible, p.recurso) = (d.tipo, d.imponible, d.recurso))
      order by 1, 2 limit 1`)
    await test.open.pool.query('delete from aviso_personal')
    const answer = await reassign({ origen: 'A01', destino: 'A02', casos: [caso] })
    expect(answer.statusCode, answer.body).toBe(200)
    const avisos = await rows(
      `select a.codexterno, v.texto from aviso_personal v join abogado a on a.nrodni = v.dni order by 1`,
    )
    expect(avisos).toEqual([
      {
        codexterno: 'A01',
        texto: expect.stringMatching(/^Pasó a .* \(A02\) lo que usted tenía a su cargo: 1 caso\.$/),
      },
      {
        codexterno: 'A02',
        texto: expect.stringMatching(/^Desde hoy tiene a su cargo, de .* \(A01\): 1 caso\.$/),
      },
    ])
    await test.open.pool.query('delete from aviso_personal')
    await reassign({ origen: 'A01', destino: 'A02', casos: [caso] })
    expect(await rows('select * from aviso_personal')).toEqual([])
  })

  it('both receive a notice when all the cases pass; a lawyer without a user receives none', async () => {
    const admin = await test.login('20000001')
    const avisos = () =>
      rows(
        `select a.codexterno, v.texto from aviso_personal v join abogado a on a.nrodni = v.dni order by 1`,
      )
    const pasar = async (origen: string, destino: string) => {
      const [{ nrodni }] = await rows(`select nrodni from abogado where codexterno = '${origen}'`)
      await rows('delete from aviso_personal')
      const body = { nrodni, destino }
      const answer = await test.call('POST', '/api/profesionales/reassignAbogado', admin, body)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<{ imponibles: number; convenios: number }>()
    }
    const { imponibles } = await pasar('A02', 'A01')
    expect(imponibles).toBeGreaterThan(1)
    const [{ casos }] = await rows(
      `select jsonb_array_length(despues::jsonb -> 'imponibles') as casos from historial
       where operacion = 'reassign-abogado' order by orden desc limit 1`,
    )
    expect(await avisos()).toEqual([
      {
        codexterno: 'A01',
        texto: expect.stringMatching(new RegExp(`^Desde hoy .* \\(A02\\): ${casos} casos`)),
      },
      {
        codexterno: 'A02',
        texto: expect.stringMatching(new RegExp(`^Pasó a .* \\(A01\\) .*: ${casos} casos`)),
      },
    ])
    expect(
      await rows(
        `select 1 from usuario u join abogado a on a.nrodni = u.dni where a.codexterno = 'A07'`,
      ),
    ).toEqual([])
    await pasar('A01', 'A07')
    expect((await avisos()).map(({ codexterno }) => codexterno)).toEqual(['A01'])
  })
})
