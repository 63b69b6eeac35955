import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Quien = keyof typeof DNIS

const UNO = '20123456789@notificaciones.scba.gov.ar'
const OTRO = '20123456789@cma.notificaciones'

let test: TestApp
const tokens = {} as Record<Quien, string>
let deA01: { n: number; imponible: number; recurso: string }
let soloDeA02: number
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS)) tokens[quien as Quien] = await test.login(dni)
  const { rows } = await test.open.pool.query(
    `select distinct on (v.nro_contrib) v.nro_contrib as n, c.imponible, c.recurso
     from caso c join vinculo v using (tipo, imponible)
     where c.tipo = 'I' and c.abogado = 'A01' and v.orden = 1
     order by v.nro_contrib, c.imponible limit 1`,
  )
  deA01 = rows[0]
  const ajenos = await test.open.pool.query(
    `select v.nro_contrib as n from vinculo v join caso c using (tipo, imponible)
     group by 1 having bool_and(c.abogado = 'A02') and not exists (
       select from vinculo w join deuda d using (tipo, imponible)
       where w.nro_contrib = v.nro_contrib and d.legal = 'A01')
     order by 1 limit 1`,
  )
  soloDeA02 = ajenos.rows[0].n
})
afterAll(() => test.close())

const save = (quien: Quien, body: object) =>
  test.call('PUT', '/api/contribuyentes/domicilio-electronico', tokens[quien], body)
const see = async (quien: Quien, numero: number) =>
  (await test.call('GET', `/api/contribuyentes/pagina?numero=${numero}`, tokens[quien])).json()
    .DOMICILIO_ELECTRONICO
const seeInCase = async (quien: Quien) => {
  const caso = new URLSearchParams({ imponible: String(deA01.imponible), recurso: deA01.recurso })
  const answer = await test.call('GET', `/api/casos/pagina?${caso}`, tokens[quien])
  return answer.json().domicilioElectronico
}
const rowsOfHistory = async (numero: number) =>
  (
    await test.open.pool.query(
      `select antes, despues, dni from historial
       where entidad = 'contribuyente' and entidad_id = $1 order by orden`,
      [String(numero)],
    )
  ).rows

describe('the electronic domicile of a taxpayer', () => {
  it('is saved by a lawyer of one of its cases, and shown on both pages, masked for a guest', async () => {
    const { n: numero } = deA01
    const saved = await save('a01', { numero, domicilio: ` ${UNO} `, visto: '' })
    expect(saved.json()).toEqual({ numero, domicilio: UNO, anterior: '' })
    expect([await see('a01', numero), await seeInCase('a01')]).toEqual([UNO, UNO])
    const masked = '2•••@notificaciones.scba.gov.ar'
    expect([await see('invitado', numero), await seeInCase('invitado')]).toEqual([masked, masked])
    expect(await rowsOfHistory(numero)).toMatchObject([
      { antes: JSON.stringify({ domicilioElectronico: '' }), dni: DNIS.a01 },
    ])
  })

  it('is saved once when the same request comes twice, and over what the person saw', async () => {
    const { n: numero } = deA01
    const [uno, otro] = await Promise.all([
      save('a01', { numero, domicilio: OTRO, visto: UNO }),
      save('jefe', { numero, domicilio: 'x@y', visto: UNO }),
    ])
    expect([uno.statusCode, otro.statusCode].sort()).toEqual([200, 409])
    const [perdida] = [uno, otro].filter(({ statusCode }) => statusCode === 409)
    const actual = await see('jefe', numero)
    expect(perdida?.json().error.message).toContain(`ahora es ${actual}`)
    const antes = (await rowsOfHistory(numero)).length
    for (let vez = 0; vez < 2; vez++)
      expect((await save('a01', { numero, domicilio: OTRO })).statusCode).toBe(200)
    expect((await rowsOfHistory(numero)).length).toBe(antes + (actual === OTRO ? 0 : 1))
  })

  it('of the taxpayer of another lawyer does not exist, whatever the request says', async () => {
    for (const domicilio of [UNO, ''])
      for (const visto of ['', 'otro@otro', undefined]) {
        const ajeno = await save('a01', { numero: soloDeA02, domicilio, visto })
        const nadie = await save('a01', { numero: 999_999_999, domicilio, visto })
        expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
          404,
          nadie.json().error.message,
        ])
      }
    expect((await rowsOfHistory(soloDeA02)).length).toBe(0)
    expect((await save('admin', { numero: soloDeA02, domicilio: UNO })).statusCode).toBe(200)
    expect((await save('invitado', { numero: soloDeA02, domicilio: OTRO })).statusCode).toBe(403)
  })

  it.each(['con espacio@x', 'sin-arroba', 'a@b@c', '@', `${'a'.repeat(120)}@x`, null, 7, ['a@b']])(
    'is refused as %j, by its field',
    async (domicilio) => {
      const answer = await save('admin', { numero: deA01.n, domicilio })
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json().error.fields[0].field).toBe('domicilio')
    },
  )

  it('comes in the package of the municipality, whose empty cell does not take it away', async () => {
    const { rows } = await test.open.pool.query(
      'select nro_contrib, apynom from contribuyente where nro_contrib = any($1) order by 1',
      [[deA01.n, soloDeA02]],
    )
    const load = async (celda: string) =>
      loadPaqueteDePrueba(
        test,
        tokens.admin,
        await zipDePrueba({
          contribuyentes: rows.map(({ nro_contrib, apynom }) => ({
            ...{ NRO_CONTRIB: nro_contrib, APYNOM: apynom },
            DOMICILIO_ELECTRONICO: nro_contrib === deA01.n ? celda : '',
          })),
        }),
      )
    expect((await load('banco@notificaciones')).carga.motivos).toEqual([])
    expect(await see('admin', deA01.n)).toBe('banco@notificaciones')
    expect(await see('admin', soloDeA02)).toBe(UNO)
    expect((await load('')).carga.motivos).toEqual([])
    expect(await see('admin', deA01.n)).toBe('banco@notificaciones')
    const { trabajo } = await load('dos palabras@x')
    expect(JSON.stringify(trabajo)).toContain('no lleva espacios')
  })

  it('is taken away', async () => {
    const { n: numero } = deA01
    const saved = await save('jefe', { numero, domicilio: '' })
    expect(saved.json()).toMatchObject({ domicilio: '', anterior: 'banco@notificaciones' })
    expect(await see('a01', numero)).toBe('')
    expect((await rowsOfHistory(numero)).at(-1)).toMatchObject({
      despues: JSON.stringify({ domicilioElectronico: '' }),
    })
  })
})
