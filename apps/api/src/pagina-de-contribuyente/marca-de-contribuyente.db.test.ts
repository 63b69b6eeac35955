import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DNIS } from '../../test/dnis.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Quien = keyof typeof DNIS

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
     where c.tipo = 'I' and c.abogado = 'A01' and v.orden = 1 and v.vinculo_desc <> 'ocupante'
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
  test.call('PUT', '/api/contribuyentes/marca', tokens[quien], body)
const see = async (quien: Quien, numero: number) => {
  const pagina = await test.call(
    'GET',
    `/api/contribuyentes/pagina?numero=${numero}`,
    tokens[quien],
  )
  const { MARCA, MARCA_DESDE, MARCA_NOTA } = pagina.json()
  return [MARCA, MARCA_DESDE, MARCA_NOTA]
}
const seeInCase = async (quien: Quien) => {
  const caso = new URLSearchParams({ imponible: String(deA01.imponible), recurso: deA01.recurso })
  return (await test.call('GET', `/api/casos/pagina?${caso}`, tokens[quien])).json().marcados
}
const rowsOfHistory = async (numero: number) =>
  (
    await test.open.pool.query(
      `select descripcion, antes, despues from historial
       where operacion = 'save-marca-de-contribuyente' and entidad_id = $1 order by orden`,
      [String(numero)],
    )
  ).rows

const MUERTO = { marca: 'fallecido', desde: '2026-05-01', nota: 'Sucesión, expte. 12/26' }
const LEIDA = 'Fallecido, se sabe desde el 01/05/2026 (Sucesión, expte. 12/26)'

describe('the mark of a taxpayer', () => {
  it('is noted by a lawyer of one of its cases, and shown on both pages, its note masked for a guest', async () => {
    const { n: numero } = deA01
    const saved = await save('a01', { numero, ...MUERTO, visto: '' })
    expect(saved.json()).toEqual({ numero, ...MUERTO })
    expect(await see('a01', numero)).toEqual(['fallecido', '2026-05-01', 'Sucesión, expte. 12/26'])
    expect(await seeInCase('a01')).toEqual([expect.objectContaining({ numero, ...MUERTO })])
    const [, , nota] = await see('invitado', numero)
    expect(nota).not.toContain('Sucesión')
    expect(JSON.stringify(await seeInCase('invitado'))).not.toContain('Sucesión')
    expect(await rowsOfHistory(numero)).toMatchObject([
      { descripcion: `Se marcó al contribuyente ${numero}: ${LEIDA}.` },
    ])
  })

  it('is saved over what the person saw, and the same request twice leaves one row', async () => {
    const { n: numero } = deA01
    const quiebra = { numero, marca: 'quiebra', desde: '2026-06-01', nota: '' }
    const tarde = await save('jefe', { ...quiebra, visto: '' })
    expect([tarde.statusCode, tarde.json().error.message]).toEqual([
      409,
      expect.stringContaining(`ahora es ${LEIDA}`),
    ])
    for (let vez = 0; vez < 2; vez++)
      expect((await save('a01', { numero, ...MUERTO })).statusCode).toBe(200)
    expect(await rowsOfHistory(numero)).toHaveLength(1)
  })

  it('of the taxpayer of another lawyer does not exist, whatever the request says', async () => {
    for (const mala of [MUERTO, { marca: 'fallecido', desde: null }, { marca: '' }]) {
      const ajeno = await save('a01', { numero: soloDeA02, ...mala })
      const nadie = await save('a01', { numero: 999_999_999, ...mala })
      expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
        404,
        nadie.json().error.message,
      ])
    }
    expect(await rowsOfHistory(soloDeA02)).toEqual([])
    expect((await save('invitado', { numero: soloDeA02, ...MUERTO })).statusCode).toBe(403)
  })

  it.each([
    [{ marca: 'concurso', desde: null }, 'desde', 'Diga desde qué día se sabe.'],
    [{ marca: 'concurso', desde: '2027-01-01' }, 'desde', 'no puede ser posterior a hoy'],
    [{ marca: 'preso', desde: '2026-01-01' }, 'marca', ''],
    [{ marca: 'quiebra', desde: '2026-01-01', nota: 'x'.repeat(201) }, 'nota', '200 letras'],
  ])('%j is refused by its field', async (mala, campo, mensaje) => {
    const answer = await save('admin', { numero: deA01.n, ...mala })
    expect(answer.statusCode, answer.body).toBe(400)
    const [falla] = answer.json().error.fields
    expect(falla.field).toBe(campo)
    expect(falla.message).toContain(mensaje)
  })

  it('comes in the package: the newest day wins, and an empty cell or a missing column takes nothing away', async () => {
    const { n: numero } = deA01
    const { rows } = await test.open.pool.query(
      'select apynom from contribuyente where nro_contrib = $1',
      [numero],
    )
    const load = async (marca: Record<string, string>) =>
      loadPaqueteDePrueba(
        test,
        tokens.admin,
        await zipDePrueba({
          contribuyentes: [{ NRO_CONTRIB: numero, APYNOM: rows[0].apynom, ...marca }],
        }),
      )
    const loaded = async (marca: Record<string, string>) => {
      expect((await load(marca)).carga.motivos).toEqual([])
      return see('admin', numero)
    }
    const deMano = Object.values(MUERTO)
    expect(await loaded({})).toEqual(deMano)
    expect(await loaded({ MARCA: '' })).toEqual(deMano)
    expect(await loaded({ MARCA: '', MARCA_DESDE: '', MARCA_NOTA: '' })).toEqual(deMano)
    expect(await loaded({ MARCA: 'concurso', MARCA_DESDE: '2026-04-30' })).toEqual(deMano)
    expect(await loaded({ MARCA: 'fallecido', MARCA_DESDE: '2026-05-02' })).toEqual([
      ...['fallecido', '2026-05-02', 'Sucesión, expte. 12/26'],
    ])
    expect(await loaded({ MARCA: 'Quiebra', MARCA_DESDE: '2026-06-01' })).toEqual([
      ...['quiebra', '2026-06-01', ''],
    ])
    const nota = { MARCA: 'quiebra', MARCA_DESDE: '2026-06-01', MARCA_NOTA: 'Expte. 9' }
    expect(await loaded(nota)).toEqual(['quiebra', '2026-06-01', 'Expte. 9'])
    expect(await loaded({ ...nota, MARCA_NOTA: '' })).toEqual(['quiebra', '2026-06-01', 'Expte. 9'])
    expect(await loaded({ MARCA: 'concurso', MARCA_DESDE: '2026-06-02', MARCA_NOTA: '' })).toEqual([
      'concurso',
      '2026-06-02',
      '',
    ])
    for (const [mala, mensaje] of [
      [{ MARCA: 'quiebra' }, 'lleva el día desde el que se sabe'],
      [{ MARCA_DESDE: '2026-06-01' }, 'la fila no dice cuál es (MARCA)'],
      [{ MARCA_NOTA: 'Expte. 9' }, 'la fila no dice cuál es (MARCA)'],
    ] as const)
      expect(JSON.stringify((await load(mala)).trabajo)).toContain(mensaje)
  })

  it('is taken away, with its day and its note', async () => {
    const { n: numero } = deA01
    const saved = await save('jefe', { numero, marca: '' })
    expect(saved.json()).toEqual({ numero, marca: '', desde: null, nota: '' })
    expect(await seeInCase('a01')).toEqual([])
    expect((await rowsOfHistory(numero)).at(-1)).toMatchObject({
      despues: JSON.stringify({ marca: '', marcaDesde: null, marcaNota: '' }),
    })
  })
})
