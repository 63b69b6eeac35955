import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { createItemTaker } from '../../test/convenios.ts'
import { DNIS } from '../../test/dnis.ts'
import { textoDePdf } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>

interface Caso {
  readonly imponible: number | string
  readonly recurso: string
}

const ask = (
  { imponible, recurso }: Caso,
  { al = '', quien = 'a01' as keyof typeof DNIS, pdf = false, mas = '' } = {},
) =>
  test.call(
    'GET',
    `/api/casos/liquidacion${pdf ? '/pdf' : ''}?imponible=${imponible}&recurso=${recurso}&al=${al}${mas}`,
    tokens[quien],
  )
const liquidar = async (de: Caso, al: string) => {
  const answer = await ask(de, { al })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}
const query = async (sql: string, valores: unknown[] = []) =>
  (await test.open.pool.query(sql, valores)).rows

let caso: Caso
const ponerTasas = (de: Caso, ...tasas: readonly (readonly [string, string, string])[]) =>
  query(`delete from recurso_tasa where recurso = $1`, [de.recurso]).then(async () => {
    for (const [desde, mensual, conteo] of tasas)
      await query('insert into recurso_tasa values ($1, $2, $3, $4)', [
        ...[de.recurso, desde, mensual, conteo],
      ])
  })

beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
  const { i, r } = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
  caso = { imponible: i, recurso: r }
})
afterAll(() => test.close())
beforeEach(() => ponerTasas(caso, ['2020-01-01', '3', 'dia']))

const centavos = (wire: string): bigint => BigInt(wire.replace('.', ''))

it('adds to each period the days since the day of its amounts, to the centavo', async () => {
  const alDia = await liquidar(caso, '2026-11-20')
  expect(alDia).toMatchObject({ agregado: '0.00', desde: '2026-11-20', hasta: '2028-11-20' })
  const despues = await liquidar(caso, '2026-12-20')
  expect(despues.periodos).toHaveLength(alDia.periodos.length)
  let agregado = 0n
  for (const { capital, interes, agregado: uno, total, tramos } of despues.periodos) {
    expect(tramos).toEqual([
      { desde: '2026-11-21', hasta: '2026-12-20', mensual: '3', conteo: 'dia', cantidad: 30 },
    ])
    const producto = centavos(capital) * 3n
    expect(centavos(uno)).toBe(producto / 100n + (producto % 100n >= 50n ? 1n : 0n))
    expect(centavos(total)).toBe(centavos(capital) + centavos(interes) + centavos(uno))
    agregado += centavos(uno)
  }
  expect(centavos(despues.agregado)).toBe(agregado)
  expect(centavos(despues.total)).toBe(centavos(alDia.total) + agregado)
  expect(despues.notas).toContain('Desde el 01/01/2020: 3\u00a0% mensual por día.')
})

it('tells that the legal basis says another rate, and makes the paper', async () => {
  const poner = (interes: string) =>
    query(
      `insert into recurso_ordenanza (recurso, anio, ordenanza, tributo, interes) values ($1, 1990, 'Ordenanza 1', 'artículo 95', $2)
       on conflict (recurso, anio) do update set interes = excluded.interes`,
      [caso.recurso, interes],
    )
  await poner('artículo 41, 2,5 % mensual')
  try {
    const aviso = expect.stringContaining('«artículo 41, 2,5 % mensual»')
    expect((await liquidar(caso, '2026-12-20')).tasa_distinta).toEqual(aviso)
    expect((await ask(caso, { al: '2026-12-31', pdf: true })).statusCode).toBe(200)
    await poner('artículo 41, 3 % mensual')
    expect((await liquidar(caso, '2026-12-20')).tasa_distinta).toBe('')
  } finally {
    await query('delete from recurso_ordenanza where recurso = $1 and anio = 1990', [caso.recurso])
  }
})

it('liquidates to today when no day is asked, and the PDF says the same', async () => {
  const hoy = await liquidar(caso, '')
  expect(hoy.al).toBe('2026-11-20')
  const pdf = await ask(caso, { al: '2026-12-31', pdf: true })
  expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
  expect(pdf.headers['content-disposition']).toContain(
    `liquidacion_${caso.recurso}_${caso.imponible}_2026-12-31.pdf`,
  )
  const texto = textoDePdf(pdf.rawPayload).replace(/[\s\u00a0]+/g, '')
  const { total } = await liquidar(caso, '2026-12-31')
  const [entero = '', decimales] = total.split('.')
  expect(texto).toContain(`${entero.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}`)
  for (const parte of ['TOTALAL31/12/2026', '41díasal3%', 'Noincluyehonorarios'])
    expect(texto).toContain(parte)
})

it('of a case of another lawyer, one without such a debt and one that does not exist it answers the same', async () => {
  const nada = { imponible: 99_999_998, recurso: caso.recurso }
  await ponerTasas(caso)
  for (const pdf of [false, true]) {
    const [ajeno, inexistente] = [
      await ask(caso, { quien: 'a02', pdf, al: '1990-01-01' }),
      await ask(nada, { quien: 'a02', pdf }),
    ]
    expect([ajeno.statusCode, inexistente.statusCode]).toEqual([404, 404])
    const mensajeDe = (answer: typeof ajeno, { imponible }: Caso): string =>
      answer.json().error.message.replace(String(imponible), 'N')
    expect(mensajeDe(ajeno, caso)).toBe(mensajeDe(inexistente, nada))
    for (const quien of ['sinCodigo', 'invitado'] as const)
      expect((await ask(caso, { quien, pdf })).statusCode).toBe(403)
  }
  const deOtro = await ask(caso, { quien: 'jefe', mas: '&abogado=A02' })
  expect(deOtro.statusCode).toBe(404)
})

it.each([
  ['2026-11-19', [], 'al', 'al 20/11/2026'],
  ['2028-11-21', [], 'al', 'hasta el 20/11/2028'],
  ['9999-12-31', [], 'al', 'hasta el 20/11/2028'],
  ['2026-12-31', [['2026-11-22', '3', 'dia']], 'recurso', 'desde el 21/11/2026'],
] as const)('to %s with the rates %j it is refused by name', async (al, tasas, campo, dice) => {
  if (tasas.length > 0) await ponerTasas(caso, ...tasas)
  for (const pdf of [false, true]) {
    const answer = await ask(caso, { al, pdf })
    const { code, fields } = answer.json().error
    expect([answer.statusCode, code]).toEqual([409, 'liquidacion-rechazada'])
    expect(fields).toEqual([{ field: campo, message: expect.stringContaining(dice) }])
  }
})

it('without a rate it says where to put it, and an odd day is not a day', async () => {
  await ponerTasas(caso)
  const sinTasa = await ask(caso, { al: '2026-12-31' })
  expect(sinTasa.json().error.fields[0].message).toContain('Configuración, Recursos')
  for (const al of ['31/12/2026', '2026-02-30', 'hoy', '2026-12-31T00:00'])
    expect((await ask(caso, { al: encodeURIComponent(al) })).statusCode).toBe(400)
})

it('counts each period from the day of its own amounts', async () => {
  const { periodos } = await liquidar(caso, '2026-11-30')
  const [{ anio, cuota }] = periodos
  const [{ max: carga }] = await query('select coalesce(max(id), 0) + 1 as max from paquete_carga')
  await query(
    `insert into deuda_liquidada (tipo, imponible, recurso, anio, cuota, carga, dia)
     values ('I', $1, $2, $3, $4, $5, '2026-11-15')`,
    [caso.imponible, caso.recurso, anio, cuota, carga],
  )
  try {
    const despues = await liquidar(caso, '2026-11-30')
    expect(despues.desde).toBe('2026-11-20')
    const dias = despues.periodos.map(
      ({ tramos }: { tramos: { cantidad: number }[] }) => tramos[0]?.cantidad,
    )
    expect(dias).toEqual(dias.map((_: number, i: number) => (i === 0 ? 15 : 10)))
    expect(despues.notas[0]).toMatch(/al 15\/11\/2026; .*al 20\/11\/2026/)
  } finally {
    await query('delete from deuda_liquidada where carga = $1', [carga])
  }
})

it('in a lawsuit it has the periods of its title, and those of all the debt are not of the lawsuit', async () => {
  const antes = await liquidar(caso, '2026-12-20')
  expect(antes).toMatchObject({ alcance: 'gestion', hay_otro_alcance: false })
  const [primero, otro] = antes.periodos
  const dato = {
    ...{ caratula: 'MUNICIPALIDAD C/ PAZ S/ APREMIO', nroexpte: 'SN-7-2026' },
    ...{ nrotit: '800001', juzgado: 'Juzgado de Paz' },
  }
  for (const [numero, { anio, cuota }] of [
    [800001, primero],
    [800002, otro],
  ])
    await query(
      `insert into titulo (numero, anterior, categoria, imponible, recurso, abogado, contribuyente, periodos, total,
         datos, dni, creado)
       values ($1, true, 'inmueble', $2, $3, 'A01', 'PAZ', $4, 100, '{}', '20000001', '2026-01-02')`,
      [numero, caso.imponible, caso.recurso, [anio * 1000 + cuota]],
    )
  await query(
    `insert into actuacion (tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato)
     values ('I', $1, $2, 'A01', '2026-11-18', 18, 3, $3)`,
    [caso.imponible, caso.recurso, dato],
  )
  try {
    const delJuicio = await liquidar(caso, '2026-12-20')
    expect(delJuicio).toMatchObject({ alcance: 'juicio', hay_otro_alcance: true })
    expect(delJuicio.periodos).toEqual([primero])
    expect(delJuicio.total).toBe(primero.total)
    expect(delJuicio.notas[0]).toContain('del título N.º 800001')
    const textoDe = async (mas: string) => {
      const pdf = await ask(caso, { al: '2026-12-20', pdf: true, mas })
      expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
      return textoDePdf(pdf.rawPayload).replace(/[\s\u00a0]+/g, ' ')
    }
    const papel = await textoDe('')
    expect(papel).toContain('MUNICIPALIDAD C/ PAZ S/ APREMIO')
    expect(papel).toContain('N.º 800001')
    expect(papel).not.toContain('800002')
    const deTodo = await textoDe('&alcance=gestion')
    expect(deTodo).not.toContain('MUNICIPALIDAD C/ PAZ S/ APREMIO')
    expect(deTodo).toContain('No es la liquidación del juicio')
    const { periodos, alcance } = (
      await ask(caso, { al: '2026-12-20', mas: '&alcance=gestion' })
    ).json()
    expect({ periodos, alcance }).toEqual({ periodos: antes.periodos, alcance: 'gestion' })
    expect((await ask(caso, { mas: '&alcance=otro' })).statusCode).toBe(400)
  } finally {
    await query(`delete from actuacion where dato ->> 'nrotit' = '800001'`)
    await query('delete from titulo where numero in (800001, 800002)')
  }
})

it('is not printed from amounts that are too old, and the screen warns', async () => {
  const poner = (dia: string) =>
    query("update parametro set valor = $1 where clave = 'registro.liquidadoAl'", [dia])
  await poner('2026-10-01')
  try {
    const vista = await liquidar(caso, '2026-11-30')
    expect(vista.importes_viejos).toContain('valían hasta')
    const pdf = await ask(caso, { al: '2026-11-30', pdf: true })
    expect([pdf.statusCode, pdf.body]).toEqual([409, expect.stringContaining('valían hasta')])
    expect((await ask(caso, { quien: 'a02', pdf: true })).statusCode).toBe(404)
  } finally {
    await poner('2026-11-20')
  }
})

it('of the service of the municipality, a total without its interest is apart, and a failure is no liquidation', async () => {
  const anfitrion = await startAnfitrionDemo()
  const municipio = test.services.municipio
  try {
    askAnfitrion(test, anfitrion)
    const linea = { ANIO: '2025', VENCIMIENTO: '2025-03-10', ESTADO: 'PENDIENTE', SITUACION: '' }
    const legal = [
      { ...linea, CUOTA: '1', INTERES: null, TOTAL: '50000.00', LEGAL: 'A01' },
      { ...linea, CUOTA: '2', INTERES: '1000.00', TOTAL: '11000.00', LEGAL: 'A01' },
      { ...linea, CUOTA: '3', INTERES: '0.00', TOTAL: '-500.00', LEGAL: 'A01' },
      { ...linea, CUOTA: '4', INTERES: '1000.00', TOTAL: '99000.00', LEGAL: 'A02' },
    ]
    anfitrion.responder('GET /deudaCC', { deuda: [], legal })
    expect(await liquidar(caso, '2026-11-30')).toMatchObject({
      ...{ desde: '2026-11-20', capital: '10000.00', agregado: '100.00', subtotal: '11100.00' },
      ...{ aparte: '50000.00', a_favor: '500.00', total: '60600.00' },
      sin_actualizar: [{ anio: 2025, cuota: 1, total: '50000.00', motivo: 'sin-interes' }],
      saldos: [{ anio: 2025, cuota: 3 }],
      notas: expect.arrayContaining(['Puede haber otros períodos, a cargo de otro abogado.']),
    })
    expect((await ask(caso, { al: '2026-11-19' })).statusCode).toBe(409)
  } finally {
    await anfitrion.close()
  }
  try {
    expect((await ask(caso)).statusCode).toBeGreaterThanOrEqual(502)
  } finally {
    Object.assign(test.services, { municipio })
  }
})
