import { type Contract, lineasDeDeuda, type ReplyOf } from '@apremia/api-client'
import { fecha, formatFecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { DNIS } from '../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Prescripcion = ReplyOf<Contract['getPrescripcion']>

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
const login = async () => {
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
}
beforeAll(async () => {
  test = await startTestApp()
  await login()
})
afterAll(() => test.close())

interface Caso {
  readonly imponible: number | string
  readonly recurso: string
}

const ask = (path: string, { imponible, recurso }: Caso, quien: keyof typeof DNIS = 'admin') =>
  test.call('GET', `${path}?imponible=${imponible}&recurso=${recurso}`, tokens[quien])

const read = async (caso: Caso): Promise<Prescripcion['periodos']> => {
  const response = await ask('/api/casos/prescripcion', caso)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Prescripcion>().periodos
}

const frasesDe = (periodos: Prescripcion['periodos']): string[] =>
  periodos.flatMap(({ respuestas }) => respuestas.map(({ frase }) => frase))

it('has the unpaid periods that the person sees as debt, the ones that end first at the top', async () => {
  const { rows } = await test.open.db.execute<Caso & Record<string, unknown>>(
    sql`select imponible, recurso from caso where abogado = 'A01' order by imponible, recurso limit 20`,
  )
  expect(rows).toHaveLength(20)
  for (const caso of rows)
    for (const quien of ['admin', 'a01', 'a02', 'invitado'] as const) {
      const deuda = await ask('/municipio/deudaCC', caso, quien)
      const prescripcion = await ask('/api/casos/prescripcion', caso, quien)
      expect(prescripcion.statusCode).toBe(deuda.statusCode)
      const { periodos } = prescripcion.json<Prescripcion>()
      const lineas = deuda.statusCode === 200 ? lineasDeDeuda(deuda.json()) : []
      const vistos = lineas
        .filter(({ total }) => total === null || total > 0)
        .map(({ anio, cuota }) => `${anio}/${cuota}`)
      expect(periodos.map(({ anio, cuota }) => `${anio}/${cuota}`).sort()).toEqual(vistos.sort())
      const dias = periodos.map(({ respuestas }) => respuestas[0]?.hasta ?? '9999')
      expect(dias).toEqual(dias.toSorted())
    }
})

it('an item that does not exist is refused as its debt is', async () => {
  const nadie = { imponible: 99_999_998, recurso: 'AB' }
  const [deuda, prescripcion] = [
    await ask('/municipio/deudaCC', nadie),
    await ask('/api/casos/prescripcion', nadie),
  ]
  expect(prescripcion.statusCode).toBe(404)
  expect(prescripcion.json().error.message).toBe(deuda.json().error.message)
})

it('a letter that the debtor received counts from its receipt, one that came back does not, and only who may see them is told', async () => {
  const [caso, devuelta] = await intimables(test, 'A01', 2)
  if (caso === undefined || devuelta === undefined) throw new Error('A01 has two cases to demand')
  const answer = await pedirCartas(test, tokens.a01, [caso, devuelta])
  const { lote, trabajo } = answer.json()
  await esperarTrabajo(test, trabajo.id)
  expect(frasesDe(await read(caso)).join()).not.toContain('carta recibida')
  test.setAhora(new Date('2026-12-01T15:00:00Z'))
  await login()
  const acuse = { medio: 'carta-documento', pieza: 'CD1', fecha: '2026-11-27', hora: '10:30' }
  const recibe = { receptor: 'Núñez, José', dni: '12345678', vinculo: 'hijo' }
  const anotar = (numero: number, body: object) =>
    test.call('PUT', `/api/cartas/${numero}/acuse`, tokens.a01, body)
  const una = await anotar(lote.desde, { ...acuse, ...recibe, resultado: 'recibida' })
  expect(una.statusCode, una.body).toBe(200)
  const otra = await anotar(lote.desde + 1, { ...acuse, resultado: 'devuelta', motivo: 'Se mudó' })
  expect(otra.statusCode, otra.body).toBe(200)
  const conCarta = [await read(caso), await read(devuelta)].map((periodos) =>
    frasesDe(periodos).filter((frase) => frase.includes('carta recibida el 27/11/2026')),
  )
  const [uno = 0, dos = 0] = conCarta.map(({ length }) => length)
  expect(Math.min(uno, dos)).toBe(0)
  expect(Math.max(uno, dos)).toBeGreaterThan(0)
  const recibida = uno > dos ? caso : devuelta
  const vuelta = uno > dos ? devuelta : caso
  expect(frasesDe(await read(vuelta)).join()).toContain('no suma: falta un acuse')
  // Removes the lawyer from one tax period of the case, so that other lawyers can see the period.
  await test.open.db.execute(sql`
    update deuda set legal = '' where (tipo, imponible, recurso, anio, cuota) = (
      select tipo, imponible, recurso, anio, cuota from deuda where tipo = 'I' and imponible = ${Number(recibida.imponible)}
        and recurso = ${recibida.recurso} and cancelada is null and legal = 'A01' order by anio desc, cuota desc limit 1)`)
  const ajena = (await ask('/api/casos/prescripcion', recibida, 'a02')).json<Prescripcion>()
  expect(ajena.periodos.length).toBeGreaterThan(0)
  expect([ajena.otros, ajena.sinActosDeOtros]).toEqual([true, true])
  expect(frasesDe(ajena.periodos).join()).not.toContain('carta')
  const propia = (await ask('/api/casos/prescripcion', recibida, 'a01')).json<Prescripcion>()
  expect(propia.sinActosDeOtros).toBe(false)
  expect(frasesDe(propia.periodos).join()).toContain('carta recibida')
})

it('an agreement counts again the periods that it has and no others, and a lawsuit those of its titles', async () => {
  const { rows: enConvenio } = await test.open.db.execute<
    Caso & { anio: number; cuota: number; dia: string } & Record<string, unknown>
  >(sql`
    select d.imponible, d.recurso, d.anio, d.cuota, greatest(v.fechaconf, p.fecha)::text as dia from convenio v
    join convenio_cuota q on q.convenio_id = v.id and q.activo
    join deuda d using (tipo, imponible, recurso, anio, cuota)
    left join plan_pago p on p.nro_plan = d.nro_plan
    where v.activo and v.fc_confirma is not null and d.cancelada is null
      and v.fechaconf between d.vencimiento and d.vencimiento + interval '5 years' and d.total > 0
      and not exists (select from actuacion a
        where (a.tipo, a.imponible, a.recurso) = (d.tipo, d.imponible, d.recurso) and a.tp_id in (1, 18))
    order by 1, 2, 3, 4 limit 5`)
  expect(enConvenio.length).toBeGreaterThan(0)
  for (const { anio, cuota, dia, ...caso } of enConvenio) {
    const [anno = '', mes = '', d = ''] = dia.split('-')
    const frase = `Se cuenta de nuevo desde el convenio o plan del ${d}/${mes}/${anno} (CCyC 2545).`
    const suyos = (await read(caso)).filter((uno) => uno.anio === anio && uno.cuota === cuota)
    expect(frasesDe(suyos).join()).toContain(frase)
  }
  const { rows: demandados } = await test.open.db.execute<
    Caso & { anio: number; cuota: number; dia: string } & Record<string, unknown>
  >(sql`
    select distinct on (d.imponible, d.recurso) d.imponible, d.recurso, d.anio, d.cuota, coalesce(nullif(a.dato ->> 'fechainicio', ''), a.fecha::text) as dia from deuda d
    join actuacion a on (a.tipo, a.imponible, a.recurso) = (d.tipo, d.imponible, d.recurso)
      and a.vigente and a.tp_id in (1, 18)
    where d.cancelada is null and d.total > 0 and d.tipo = 'I'
      and coalesce(nullif(a.dato ->> 'fechainicio', ''), a.fecha::text)::date
        between d.vencimiento and d.vencimiento + interval '5 years'
    order by 1, 2, 3, 4, 5 limit 2`)
  const [primero, segundo] = demandados
  if (primero === undefined || segundo === undefined) throw new Error('Two periods are sued')
  const inSuit = async ({ anio, cuota, dia, ...caso }: typeof primero): Promise<string> => {
    const suyos = (await read(caso)).filter((uno) => uno.anio === anio && uno.cuota === cuota)
    expect(suyos).toHaveLength(1)
    return frasesDe(suyos)
      .join()
      .replace(formatFecha(fecha(dia)), 'DIA')
  }
  expect(await inSuit(primero)).toContain('se demandó el DIA, a tiempo')
  expect(await inSuit(primero)).toContain('Se supone que reclama este período')
  const issue = ({ imponible, recurso, dia }: typeof primero, periodo: number) =>
    test.open.db.execute(sql`
      insert into titulo (numero, anterior, categoria, imponible, recurso, abogado, contribuyente, periodos, total, datos, dni, creado)
      values (${900_000 + periodo}, true, 'inmueble', ${String(imponible)}, ${recurso}, 'A01', '1', array[${periodo}]::integer[], 1, '{}',
        '20000001', ${dia}::date)`)
  await issue(primero, primero.anio * 1000 + primero.cuota)
  expect(await inSuit(primero)).toContain('se demandó el DIA, a tiempo')
  expect(await inSuit(primero)).not.toContain('Se supone')
  await issue(segundo, 1900001)
  expect(await inSuit(segundo)).not.toContain('demand')
})

const exportYear = async (anio: number, quien: keyof typeof DNIS, abogado = '') => {
  const query = `anio=${anio}&abogado=${abogado}&formato=csv`
  const response = await test.call('GET', `/api/casos/prescripciones/excel?${query}`, tokens[quien])
  const [encabezado = '', ...filas] = response.rawPayload
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  const columnas = encabezado.split(';')
  const valor = (fila: string, columna: string) => fila.split(';')[columnas.indexOf(columna)] ?? ''
  return {
    code: response.statusCode,
    periodos: filas.map((fila) =>
      ['IMPONIBLE', 'RECURSO', 'PERIODO', 'PRESCRIBE']
        .map((columna) => valor(fila, columna))
        .join(' '),
    ),
    abogados: [...new Set(filas.map((fila) => valor(fila, 'ABOGADO')))].toSorted(),
  }
}

it('the list of a year has the periods whose day falls in it, of each lawyer or of all', async () => {
  const { rows: casos } = await test.open.db.execute<Caso & Record<string, unknown>>(
    sql`select distinct imponible, recurso from deuda where legal = 'A01' and cancelada is null`,
  )
  const esperados = new Map<string, string[]>()
  for (const caso of casos) {
    const periodos = (await ask('/api/casos/prescripcion', caso, 'a01')).json<Prescripcion>()
      .periodos
    for (const { anio, cuota, respuestas } of periodos) {
      const hasta = respuestas[0]?.hasta
      if (!hasta) continue
      const periodo = `${anio}/${String(cuota).padStart(2, '0')}`
      const fila = `${caso.imponible} ${caso.recurso} ${periodo} ${formatFecha(fecha(hasta))}`
      const suyas = esperados.get(hasta.slice(0, 4)) ?? []
      esperados.set(hasta.slice(0, 4), [...suyas, fila])
    }
  }
  const anios = [...esperados.keys()].toSorted()
  expect(anios.length).toBeGreaterThan(1)
  for (const anio of anios.slice(0, 2)) {
    const deA01 = await exportYear(Number(anio), 'a01')
    const suyos = deA01.periodos.filter((fila) => esperados.get(anio)?.includes(fila))
    expect(suyos).toHaveLength(deA01.periodos.length)
    expect(deA01.abogados).toEqual(['A01'])
    expect((await exportYear(Number(anio), 'jefe', 'A01')).periodos).toEqual(deA01.periodos)
    const todos = await exportYear(Number(anio), 'admin')
    expect(todos.periodos).toEqual(expect.arrayContaining(deA01.periodos))
    expect(todos.abogados.length).toBeGreaterThan(1)
  }
  const [anio = ''] = anios
  expect((await exportYear(Number(anio), 'sinCodigo')).periodos).toEqual([])
  expect((await exportYear(Number(anio), 'invitado')).code).toBe(403)
  expect((await exportYear(1899, 'admin')).code).toBe(400)
})

it('with an ordinance that counts from January each period has both answers', async () => {
  const [caso] = await intimables(test, 'A02', 1)
  if (caso === undefined) throw new Error('A02 has a case to demand')
  expect((await read(caso)).every(({ respuestas }) => respuestas.length === 1)).toBe(true)
  await test.open.db.execute(
    sql`insert into parametro (clave, vigente_desde, valor) values ('prescripcion.desdeEnero', '1900-01-01', '1')
      on conflict (clave, vigente_desde) do update set valor = excluded.valor`,
  )
  const periodos = await read(caso)
  expect(periodos.length).toBeGreaterThan(0)
  for (const { vencimiento, respuestas } of periodos) {
    expect(respuestas.map(({ criterio }) => criterio)).toEqual(['conservadora', 'ordenanza'])
    if (vencimiento !== null)
      expect(respuestas[1]?.frase).toContain(`01/01/${Number(vencimiento.slice(0, 4)) + 1}`)
  }
})
