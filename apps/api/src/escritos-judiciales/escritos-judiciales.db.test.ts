import {
  addDays,
  CLASES_DE_ESCRITO,
  type ClaseDeEscrito,
  centavos,
  formatFecha,
  formatPesos,
  interpolar,
  textos,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { DNIS } from '../../test/dnis.ts'
import { plantillaCon, textoDeDocx } from '../../test/docx.ts'
import { HOY } from '../../test/global-setup.ts'
import { upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { findPlanesEnRiesgo } from '../casos/riesgo-repo.ts'

let test: TestApp
const tokens = {} as Record<keyof typeof DNIS, string>
let takeItem: ReturnType<typeof createItemTaker>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries(DNIS))
    tokens[quien as keyof typeof DNIS] = await test.login(dni)
  takeItem = createItemTaker(test, () => tokens.jefe)
})
afterAll(() => test.close())

interface Caso {
  readonly imponible: string
  readonly recurso: string
}

const takeCaso = async (): Promise<Caso> => {
  const { i, r } = await takeItem('A01', 'I')
  return { imponible: String(i), recurso: r }
}

const subir = (
  bytes: Buffer,
  fields: Readonly<Record<string, string>>,
  quien: keyof typeof DNIS = 'admin',
  path = '/api/escritos/plantillas',
) => upload(test, path, tokens[quien], fields, { name: 'plantilla.docx', bytes })

const simular = (bytes: Buffer, fields: Readonly<Record<string, string>>) =>
  subir(bytes, fields, 'admin', '/api/escritos/plantillas/simulacion')

const subida = async (bytes: Buffer, nombre: string, clase: ClaseDeEscrito = 'otro') => {
  const answer = await subir(bytes, { clase, nombre })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ id: number; versiones: { version: number }[]; pidePresupuesto: boolean }>()
}

const hacer = (
  caso: Caso,
  plantilla: number,
  quien: keyof typeof DNIS = 'a01',
  extra: object = {},
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    ...{ method: 'POST', url: '/api/casos/escritos' },
    payload: { ...caso, plantilla, ...extra },
    headers: { authorization: `Bearer ${tokens[quien]}`, ...headers },
  })

const bajar = (id: number, quien: keyof typeof DNIS = 'a01') =>
  test.call('GET', `/api/casos/escritos/${id}`, tokens[quien])

const revisar = (caso: Caso, plantilla: number, quien: keyof typeof DNIS = 'a01') =>
  test.call(
    'GET',
    `/api/casos/escritos/revision?imponible=${caso.imponible}&recurso=${caso.recurso}&plantilla=${plantilla}`,
    tokens[quien],
  )

describe('templates', () => {
  it.each(CLASES_DE_ESCRITO)(
    'the first one of %s can be downloaded and uploaded',
    async (clase) => {
      const answer = await test.call('GET', `/api/escritos/iniciales/${clase}`, tokens.admin)
      expect(answer.statusCode).toBe(200)
      const { versiones, pidePresupuesto } = await subida(
        answer.rawPayload,
        `Inicial ${clase}`,
        clase,
      )
      expect(versiones.map(({ version }) => version)).toEqual([1])
      expect(pidePresupuesto).toBe(['mandamiento', 'medida'].includes(clase))
    },
  )

  it('has versions: each stays as it was uploaded, and the same file again is not a new one', async () => {
    const primera = await plantillaCon('Uno {deudor.nombre}')
    const segunda = await plantillaCon('Dos {deudor.nombre}')
    const { id } = await subida(primera, 'Con versiones')
    const datos = { clase: 'otro', nombre: 'Con versiones' }
    expect((await subir(primera, datos)).json().versiones).toHaveLength(1)
    for (const pedir of [simular, subir])
      expect((await pedir(segunda, datos)).json().error.code).toBe('fila-repetida')
    expect((await simular(segunda, { ...datos, version: '1' })).json()).toEqual({
      campos: ['deudor.nombre'],
    })
    const otra = await subir(segunda, { ...datos, version: '1' })
    expect(otra.json().versiones.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    for (const pedir of [simular, subir])
      expect((await pedir(primera, { ...datos, version: '1' })).json().error.code).toBe(
        'version-vieja',
      )
    for (const [version, bytes] of [
      [1, primera],
      [2, segunda],
    ] as const) {
      const bajada = await test.call(
        'GET',
        `/api/escritos/plantillas/${id}/versiones/${version}`,
        tokens.admin,
      )
      expect(bajada.rawPayload.equals(bytes)).toBe(true)
    }
    const falta = await test.call('GET', `/api/escritos/plantillas/${id}/versiones/3`, tokens.admin)
    expect(falta.statusCode).toBe(404)
  })

  it('uploaded by several people at once, one wins and the others are told', async () => {
    const archivos = await Promise.all(
      [1, 2, 3, 4].map((n) => plantillaCon(`${n} {deudor.nombre}`)),
    )
    const answers = await Promise.all(
      archivos.map((bytes) => subir(bytes, { clase: 'otro', nombre: 'De varios' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  it('is refused with each wrong field, and nothing is kept', async () => {
    const antes = (await test.call('GET', '/api/escritos/plantillas', tokens.admin)).json()
    const answer = await subir(await plantillaCon('{deudor.nombr}', '{#periodos}'), {
      ...{ clase: 'otro', nombre: 'Mala' },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields.map(({ message }: { message: string }) => message)).toEqual([
      'El campo {deudor.nombr} no existe. ¿Quiso decir {deudor.nombre}? Está en «{deudor.nombr}».',
      'La repetición {#periodos} no se cierra: falta {/periodos}. Está en «{#periodos}».',
    ])
    for (const bytes of [Buffer.from('hola'), Buffer.alloc(0), Buffer.from('PK\x03\x04')])
      expect([400, 422]).toContain(
        (await subir(bytes, { clase: 'otro', nombre: 'Mala' })).statusCode,
      )
    expect((await test.call('GET', '/api/escritos/plantillas', tokens.admin)).json()).toEqual(antes)
  })

  it('is uploaded, downloaded and retired by an administrator only', async () => {
    const bytes = await plantillaCon('{deudor.nombre}')
    for (const quien of ['jefe', 'a01', 'invitado'] as const)
      expect((await subir(bytes, { clase: 'otro', nombre: 'No' }, quien)).statusCode).toBe(403)
  })
})

describe('blocks of text', () => {
  const guardar = (nombre: string, texto: string, version = '') =>
    test.call('PUT', '/api/escritos/bloques', tokens.admin, { nombre, texto, version })

  it('are inserted in the papers with their own fields, and the history keeps the former text', async () => {
    const caso = await takeCaso()
    expect(
      (await subir(await plantillaCon('{bloque:costas}'), { clase: 'otro', nombre: 'Costas' }))
        .statusCode,
    ).toBe(422)
    const bloque = (await guardar('costas', 'Con costas.\n\nA {deudor.nombre}.')).json()
    const { id } = await subida(await plantillaCon('{bloque:costas}'), 'Costas')
    const hecho = (await hacer(caso, id)).json()
    expect(await textoDeDocx((await bajar(hecho.id)).rawPayload)).toMatch(
      /^Con costas\.\nA .+\.\n$/,
    )
    expect((await guardar('costas', 'Otro', 'vieja')).json().error.code).toBe('version-vieja')
    expect((await guardar('costas', 'Sin costas.', bloque.version)).statusCode).toBe(200)
    const { rows } = await test.open.pool.query<{ antes: string }>(
      "select antes from historial where entidad = 'bloque' order by orden desc limit 1",
    )
    expect(rows[0]?.antes).toContain('Con costas.')
    expect(await textoDeDocx((await bajar(hecho.id)).rawPayload)).toMatch(/^Con costas/)
  })

  it.each([
    ['Con Mayúsculas', 'x', 'nombre'],
    ['vacio', '   ', 'texto'],
    ['campo-malo', 'A {deudor.nombr}', 'texto'],
    ['otro-bloque', '{bloque:costas}', 'texto'],
    ['llave', 'a { b', 'texto'],
  ])('%s is refused', async (nombre, texto, campo) => {
    const answer = await guardar(nombre, texto)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toContain(campo)
  })
})

describe('a paper of a case', () => {
  it('has the facts of the case, and stays on its timeline', async () => {
    const caso = await takeCaso()
    const { id } = await subida(
      await plantillaCon(
        '{deudor.nombre}|{deuda.total}|{abogado.nombre}|{recurso.codigo}|{imponible.numero}',
      ),
      'Con datos',
    )
    const creado = (await hacer(caso, id)).json()
    expect(creado).toMatchObject({ nombre: 'Con datos', version: 1 })
    const bajado = await bajar(creado.id)
    expect(bajado.headers['content-disposition']).toContain('.docx')
    const [deudor, total, , recurso, imponible] = (await textoDeDocx(bajado.rawPayload))
      .trim()
      .split('|')
    const constancia = await test.call('POST', '/api/plandepago/presupuestos', tokens.a01, {
      rec: caso.recurso,
      imp: caso.imponible,
    })
    const [entero = '', decimales] = String(constancia.json().total).split('.')
    expect(total?.replace(/[^\d,]/g, '')).toBe(`${entero},${decimales}`)
    expect([recurso, imponible]).toEqual([caso.recurso, caso.imponible])
    expect(deudor).not.toBe('')
    const linea = (
      await test.call(
        'GET',
        `/api/actuaciones/linea-de-tiempo?imponible=${caso.imponible}&recurso=${caso.recurso}`,
        tokens.a01,
      )
    ).json<{ clase: string; escrito: { id: number } | null }[]>()
    expect(linea.filter(({ clase }) => clase === 'escrito').map(({ escrito }) => escrito)).toEqual([
      expect.objectContaining({ id: creado.id, nombre: 'Con datos', version: 1, clase: 'otro' }),
    ])
  })

  it('tells where the property is with the neighbourhood, as its title does', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{imponible.ubicacion}'), 'Con barrio')
    await test.open.pool.query("update inmueble set barrio = 'Somisa' where nro_inmueble = $1", [
      caso.imponible,
    ])
    const { id: hecho } = (await hacer(caso, id)).json()
    expect(await textoDeDocx((await bajar(hecho)).rawPayload)).toMatch(/\d, Barrio Somisa\n$/)
  })

  it('has the liquidation to its day, and is refused by name without the rate of the tax', async () => {
    const caso = await takeCaso()
    const { id } = await subida(
      await plantillaCon(
        '{deuda.total}|{liquidacion.total}|{liquidacion.al}|{#liquidados}{liquidado.periodo} {/liquidados}',
      ),
      'Con liquidación',
    )
    const sinTasa = await revisar(caso, id)
    expect(sinTasa.json().faltas).toEqual([
      interpolar(textos.liquidacionDeDeuda.faltas.sinTasa, { recurso: caso.recurso }),
    ])
    expect((await hacer(caso, id)).statusCode).toBe(422)
    await test.open.pool.query("insert into recurso_tasa values ($1, '2020-01-01', '3', 'dia')", [
      caso.recurso,
    ])
    try {
      const { id: hecho } = (await hacer(caso, id)).json()
      const [deuda, total, al, periodos] = (await textoDeDocx((await bajar(hecho)).rawPayload))
        .trim()
        .split('|')
      // The amounts of the demo data are valid on the day of the court paper, so the paper adds no interest.
      expect([total, al]).toEqual([deuda, formatFecha(HOY)])
      expect(periodos).toMatch(/^\d{4}\/\d{2}( \d{4}\/\d{2})*$/)
    } finally {
      await test.open.pool.query('delete from recurso_tasa where recurso = $1', [caso.recurso])
    }
  })

  it('is refused with what the case lacks, before it is made', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{radicacion.juzgado} {medida.total}'), 'Faltan')
    const revision = (await revisar(caso, id)).json()
    expect(revision).toEqual({
      pidePresupuesto: true,
      deudores: [],
      faltas: [
        'Falta el juzgado: cargue la radicación.',
        expect.stringContaining('escriba el porcentaje para intereses y costas.'),
      ],
    })
    const answer = await hacer(caso, id)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'faltan-datos'])
    expect(answer.json().error.message).toContain('Falta el juzgado')
    const { rows } = await test.open.pool.query('select 1 from escrito where plantilla = $1', [id])
    expect(rows).toEqual([])
  })

  it('adds the budget of a measure to the claim', async () => {
    const caso = await takeCaso()
    const { id } = await subida(
      await plantillaCon('{deuda.total}|{medida.presupuesto}|{medida.total}'),
      'Medida',
      'medida',
    )
    const { id: hecho } = (await hacer(caso, id, 'a01', { presupuesto: '50' })).json()
    const [total = 0, presupuesto = 0, suma] = (await textoDeDocx((await bajar(hecho)).rawPayload))
      .trim()
      .split('|')
      .map((texto) => Number(texto.replace(/[^\d]/g, '')))
    expect(presupuesto).toBe(Math.round(total / 2))
    expect(suma).toBe(total + presupuesto)
    expect((await hacer(caso, id, 'a01', { presupuesto: '101' })).statusCode).toBe(400)
  })

  it('proposes the budget that the municipality sets, and names its CUIT where it is missing', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{medida.total} {municipio.cuit}'), 'Con CUIT')
    const deLista = async () =>
      (await test.call('GET', '/api/escritos/plantillas', tokens.a01))
        .json<{ id: number; presupuesto: string }[]>()
        .find((una) => una.id === id)
    expect(await deLista()).toMatchObject({ presupuesto: '' })
    const poner = (clave: string, valor: string) =>
      test.call('POST', '/api/parametros', tokens.admin, { clave, valor })
    expect((await poner('juicio.presupuesto', '30')).statusCode).toBe(200)
    expect(await deLista()).toMatchObject({ presupuesto: '30', pidePresupuesto: true })
    expect((await hacer(caso, id, 'a01', { presupuesto: '30' })).json().error.message).toContain(
      'Falta el CUIT de la municipalidad: cárguelo en Configuración',
    )
    expect((await poner('municipio.cuit', '30999999995')).statusCode).toBe(200)
    const { id: hecho } = (await hacer(caso, id, 'a01', { presupuesto: '30' })).json()
    expect(await textoDeDocx((await bajar(hecho)).rawPayload)).toContain('30-99999999-5')
  })

  it('asked twice with the same key is one, and made again is another', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{deudor.nombre}'), 'Dos veces')
    const headers = { 'idempotency-key': 'escrito-dos-veces' }
    const answers = await Promise.all([1, 2, 3].map(() => hacer(caso, id, 'a01', {}, headers)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await hacer(caso, id)).json().id).not.toBe(answers[0]?.json().id)
    expect((await hacer(await takeCaso(), id, 'a01', {}, headers)).statusCode).toBe(422)
  })

  it('of another lawyer, or of no case, answers the same and makes nothing', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{deudor.nombre}'), 'Ajena')
    const nadie = { ...caso, imponible: '99999998' }
    for (const ask of [revisar, hacer] as const) {
      const [ajeno, inexistente] = [await ask(caso, id, 'a02'), await ask(nadie, id, 'a02')]
      expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
        404,
        inexistente.json().error.message,
      ])
    }
    const hecho = (await hacer(caso, id)).json().id
    const ajeno = await bajar(hecho, 'a02')
    expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
      404,
      textos.escritosJudiciales.noExisteEscrito,
    ])
    expect((await bajar(999_999)).json().error.message).toBe(ajeno.json().error.message)
    expect((await bajar(hecho, 'jefe')).statusCode).toBe(200)
    for (const quien of ['invitado', 'sinCodigo'] as const)
      expect((await bajar(hecho, quien)).statusCode).toBe(403)
  })

  it('is not made with a retired template, which an administrator may still try', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{deudor.nombre}'), 'Retirada')
    const retirar = (retirada: boolean) =>
      test.call('PUT', `/api/escritos/plantillas/${id}/retiro`, tokens.admin, { retirada })
    expect((await retirar(true)).json().retirada).toBe(true)
    expect((await hacer(caso, id)).json().error.code).toBe('plantilla-retirada')
    const prueba = await test.call(
      'GET',
      `/api/escritos/plantillas/${id}/prueba?imponible=${caso.imponible}&recurso=${caso.recurso}`,
      tokens.admin,
    )
    expect(prueba.statusCode).toBe(200)
    await retirar(false)
    expect((await hacer(caso, id)).statusCode).toBe(200)
  })
})

describe('a case with several debtors', () => {
  const addDeudor = async ({ imponible }: Caso): Promise<string> => {
    const { rows } = await test.open.pool.query<{ apynom: string; nro_contrib: number }>(
      `select apynom, nro_contrib from contribuyente q where not exists (
        select from vinculo v where v.nro_contrib = q.nro_contrib and v.tipo = 'I' and v.imponible = $1)
       order by nro_contrib desc limit 1`,
      [imponible],
    )
    const [otro] = rows
    if (otro === undefined) throw new Error('Sin contribuyentes')
    await test.open.pool.query(
      `insert into vinculo (tipo, imponible, nro_contrib, vinculo_desc, orden)
       select 'I', $1, $2, 'poseedor', max(orden) + 1 from vinculo where tipo = 'I' and imponible = $1`,
      [imponible, otro.nro_contrib],
    )
    return otro.apynom
  }

  it('has a paper for the debtor that is chosen, the first by default, and refuses one that it has not', async () => {
    const caso = await takeCaso()
    const { id } = await subida(await plantillaCon('{deudor.nombre}'), 'Cédula de uno', 'cedula')
    const antes = (await revisar(caso, id)).json<{ deudores: string[] }>().deudores
    const nombre = await addDeudor(caso)
    const { deudores } = (await revisar(caso, id)).json<{ deudores: string[] }>()
    expect(deudores).toEqual([...antes, nombre])
    const textoDe = async (extra: object) => {
      const { id: hecho } = (await hacer(caso, id, 'a01', extra)).json()
      return (await textoDeDocx((await bajar(hecho)).rawPayload)).trim()
    }
    expect(await textoDe({})).toBe(antes[0])
    expect(await textoDe({ deudor: deudores.length })).toBe(nombre)
    const { rows } = await test.open.pool.query<{ despues: string }>(
      "select despues from historial where entidad = 'escrito' order by orden desc limit 1",
    )
    expect(rows[0]?.despues).toContain(nombre)
    const ninguno = await hacer(caso, id, 'a01', { deudor: deudores.length + 1 })
    expect(ninguno.json().error.message).toContain(textos.escritosJudiciales.sinDestinatario)
  })

  it('does not ask for one in a paper that names all of them', async () => {
    const caso = await takeCaso()
    await addDeudor(caso)
    const { id } = await subida(
      await plantillaCon('{#deudores}{deudor.nombre};{/deudores}'),
      'De todos',
    )
    expect((await revisar(caso, id)).json().deudores).toEqual([])
  })
})

describe('a case whose debt is in an agreement', () => {
  it('is refused with that agreement as the reason, also when a former agreement has the same number', async () => {
    const item = await takeItem('A01', 'I')
    const caso = { imponible: String(item.i), recurso: item.r }
    const body = bodyOf(item, item.periodos, 'W2201')
    const creado = await test.call('POST', '/api/convenios', tokens.a01, body)
    expect(creado.statusCode, creado.body).toBe(200)
    const { convenio: numero } = creado.json<{ convenio: string }>()
    const { id } = await subida(
      await plantillaCon('{titulo.numero} {deuda.total}'),
      'Demanda retenida',
      'demanda',
    )
    const { faltas } = (await revisar(caso, id)).json<{ faltas: string[] }>()
    const { retenida } = textos.escritosJudiciales
    const convenio = interpolar(retenida.convenio, { numero })
    expect(faltas).toEqual([interpolar(retenida.sinConfirmar, { convenio })])

    // The former system may have given the same number to an agreement of another lawyer.
    await test.open.pool.query(
      `insert into convenio select (jsonb_populate_record(c, '{
         "id": 1000000999, "vigencia": "caduco", "codexterno": "A02", "codigo_verificacion": null }'
         || jsonb_build_object('anterior', c.convenio, 'fc_confirma', c.fechaconf))).*
       from convenio c where c.convenio = $1`,
      [numero],
    )
    // Two agreements have the same number. PostgreSQL writes the row of this product's agreement again, because
    // `frm_dni` has an index. In the index of the numbers, this row then comes after the agreement of the former
    // system.
    await test.open.pool.query(
      `update convenio set fc_confirma = fechaconf, frm_dni = '30111222'
       where convenio = $1 and anterior is null`,
      [numero],
    )
    const confirmado = (await revisar(caso, id)).json<{ faltas: string[] }>().faltas
    expect(confirmado).toEqual([interpolar(retenida.confirmado, { convenio })])
  })
})

describe('a paper that names a lapsed agreement', () => {
  const CAMPOS = ['numero', 'caducidad', 'pagado', 'saldo'].map((uno) => `{convenio.${uno}}`)
  const faltasDe = async (caso: Caso, plantilla: number, quien: keyof typeof DNIS = 'admin') =>
    (await revisar(caso, plantilla, quien)).json<{ faltas: string[] }>().faltas
  const { sinConvenio } = textos.escritosJudiciales

  it('has what the municipality collected, and is refused by name without it', async () => {
    const { db } = test.open
    const planes = await findPlanesEnRiesgo(db, { abogado: 'A01' }, HOY)
    const plan = planes.find(({ riesgo }) => riesgo === 'caduco')
    if (plan === undefined) throw new Error('A01 has no lapsed agreement')
    const { tipo, imponible, recurso, hasta, id } = plan
    const caso = { imponible: String(imponible), recurso }
    const suyo = sql`(tipo, imponible, recurso) = (${tipo}, ${imponible}, ${recurso})`
    const plantilla = (await subida(await plantillaCon(CAMPOS.join('|')), 'Caduco', 'reanudacion'))
      .id
    expect(await faltasDe(caso, plantilla)).toEqual([])
    const { id: hecho } = (await hacer(caso, plantilla, 'admin')).json()
    const { rows } = await db.execute<{ numero: string; pagado: number; deuda: number }>(sql`
      select (select convenio from convenio where id = ${id}) as numero,
        (select coalesce(sum(k.monto + k.int_cobranza), 0)::float8 from plan_cuota k
          where k.fecha_cobranza is not null and k.nro_plan in (
            select nro_plan from deuda where ${suyo} and nro_plan is not null)) as pagado,
        (select sum(capital + interes)::float8 from convenio_cuota
          where convenio_id = ${id} and ${suyo}) as deuda`)
    const [{ numero, pagado, deuda } = { numero: '', pagado: 0, deuda: 0 }] = rows
    expect((await textoDeDocx((await bajar(hecho, 'admin')).rawPayload)).trim().split('|')).toEqual(
      [
        numero,
        formatFecha(addDays(hasta, 1)),
        formatPesos(centavos(pagado)),
        formatPesos(centavos(deuda - pagado)),
      ],
    )

    await db.execute(sql`update convenio set codexterno = 'A02' where id = ${id}`)
    expect(await faltasDe(caso, plantilla, 'a01')).toEqual([sinConvenio.ajeno])
    expect(await faltasDe(caso, plantilla)).toEqual([])
    // An agreement of the former system may lack the interest of its tax periods.
    await db.execute(
      sql`update convenio_cuota set interes = 0 where convenio_id = ${id} and ${suyo}`,
    )
    expect(await faltasDe(caso, plantilla)).toEqual([
      interpolar(sinConvenio['sin-interes'], { numero }),
    ])
    await db.execute(sql`delete from plan_cuota where nro_plan in (
      select nro_plan from plan_pago where ${suyo})`)
    expect(await faltasDe(caso, plantilla)).toEqual([
      interpolar(sinConvenio['sin-datos'], { numero }),
    ])
    expect((await hacer(caso, plantilla, 'admin')).statusCode).toBe(422)
  })

  it('is refused where the case has no agreement', async () => {
    const { id } = await subida(await plantillaCon('{convenio.saldo}'), 'Sin convenio')
    expect(await faltasDe(await takeCaso(), id)).toEqual([sinConvenio.ninguno])
  })
})
