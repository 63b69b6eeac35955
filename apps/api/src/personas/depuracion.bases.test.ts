import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const URL = '/api/personas'
const MOTIVO = 'Plazo vencido.'

let test: TestApp
let admin: string
let a01: string
beforeAll(async () => {
  test = await startTestApp()
  ;[admin, a01] = (await Promise.all(['20000001', '20000003'].map((dni) => test.login(dni)))) as [
    string,
    string,
  ]
})
afterAll(() => test.close())

const sql = async <T = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<T[]> => (await test.open.pool.query(text, values)).rows as T[]

const plazos = async () =>
  (await test.call('GET', `${URL}/conservacion`, admin)).json<
    { clase: string; dias: number; filas: number; desde: string | null; antesDe: string | null }[]
  >()
const decide = (clase: string, dias: number) =>
  sql(
    `insert into parametro (clave, vigente_desde, valor) values ($1, '2000-01-01', $2)
     on conflict (clave, vigente_desde) do update set valor = excluded.valor`,
    [`conservacion.${clase}`, String(dias)],
  )
const CLASES = [
  'ingresos',
  'lecturas',
  'exportaciones',
  'paquetes',
  'cargas',
  'registros',
  'novedades',
  'mensajes',
]

const plantOld = async () => {
  await sql(
    `insert into ingreso (dni, fuente, fech_hor_login) values ('20000001', 'renaper', '2015-03-04T12:00:00Z')`,
  )
  await sql(
    `insert into sesion (token_hash, dni, fuente, creado, ultimo_uso) values ('vieja', '20000001', 'renaper', '2015-03-04', '2015-03-04')`,
  )
  await sql(
    `insert into lectura values ('imponible', 'I/1', '2015-03-04', '20000001', 'admin', 1, '2015-03-04', '2015-03-04')`,
  )
  await sql(
    `insert into aviso_personal (dni, texto, creado, leido) values ('20000001', 'Viejo', '2015-03-04', '2015-03-05'), ('20000001', 'Sin leer', '2015-03-04', null)`,
  )
  const [mensaje] = await sql<{ id: number }>(
    `insert into comunicacion (titulo, fecha, importancia, remitente, creado) values ('Vieja', '2015-03-04', 'normal', '20000001', '2015-03-04') returning id`,
  )
  await sql(`insert into comunicacion_destinatario (comunicacion, dni) values ($1, '20000003')`, [
    mensaje?.id,
  ])
  await sql(
    `insert into novedad (apynom, dni, creado, modificado, borrada_por) values ('VIEJA', '11222333', '2015-03-04', '2015-03-04', '20000001'), ('VIGENTE', '11222334', '2015-03-04', '2015-03-04', null)`,
  )
  const [registro] = await sql<{ id: number }>(
    `insert into registro (inmueble, recurso, apellido, usuario, creado) values (58, 'SS', 'VIEJO', '20000003', '2015-03-04') returning id`,
  )
  await sql(`insert into documento values (repeat('a', 64), 10, 'application/pdf', now())`)
  await sql(
    `insert into registro_documento (registro, documento, nombre) values ($1, repeat('a', 64), 'viejo.pdf')`,
    [registro?.id],
  )
}

const NUNCA = [
  'titulo',
  'titulo_lote',
  'carta',
  'carta_lote',
  'carta_imponible',
  'convenio',
  'convenio_cuota',
  'historial',
]
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      NUNCA.map(
        async (tabla) =>
          [
            tabla,
            (await sql<{ n: number }>(`select count(*)::int n from ${tabla}`))[0]?.n ?? 0,
          ] as const,
      ),
    ),
  )

const start = (visto: number, token = admin) =>
  test.call('POST', `${URL}/depuracion`, token, { motivo: MOTIVO, filas: visto })

describe('data that is too old', () => {
  it('is nothing until the municipality decides how long it keeps each kind', async () => {
    await plantOld()
    expect((await plazos()).map(({ clase, dias, filas }) => [clase, dias, filas])).toEqual(
      CLASES.map((clase) => [clase, 0, 0]),
    )
    const nada = await start(0)
    expect([nada.statusCode, nada.json().error.code]).toEqual([409, 'nada-que-depurar'])
  })

  it('is counted by kind, with the oldest day, before it is erased; nothing is erased when the count changed', async () => {
    for (const clase of CLASES) await decide(clase, 3_000)
    const filas = Object.fromEntries((await plazos()).map((una) => [una.clase, una]))
    expect(filas.ingresos).toMatchObject({ filas: 2, desde: '2015-03-03' })
    expect(filas.registros).toMatchObject({ filas: 1, desde: '2015-03-03' })
    expect(filas.mensajes).toMatchObject({ filas: 2 })
    expect(filas.novedades).toMatchObject({ filas: 1 })
    const otro = await start(99)
    expect([otro.statusCode, otro.json().error.code]).toEqual([409, 'depuracion-cambio'])
    expect(await sql(`select 1 from lectura where dia = '2015-03-04'`)).toHaveLength(1)
    expect((await start(7, a01)).statusCode).toBe(403)
  })

  it('is erased with its files, lot by lot and each with its row of the history; the rest stays', async () => {
    const antes = await counts()
    const visto = (await plazos()).reduce((n, { filas }) => n + filas, 0)
    const answer = await start(visto)
    expect(answer.statusCode, answer.body).toBe(200)
    const { id } = answer.json<{ id: string }>()
    const end = await test.services.trabajos.wait(id, AbortSignal.timeout(60_000))
    expect(end.estado, JSON.stringify(end.error)).toBe('terminado')
    expect((await plazos()).every(({ filas }) => filas === 0)).toBe(true)
    expect(await sql(`select 1 from documento where sha256 = repeat('a', 64)`)).toEqual([])
    expect(await sql(`select texto from aviso_personal where creado < '2016-01-01'`)).toEqual([
      { texto: 'Sin leer' },
    ])
    expect(await sql(`select apynom from novedad where creado < '2016-01-01'`)).toEqual([
      { apynom: 'VIGENTE' },
    ])
    const despues = await counts()
    expect({ ...despues, historial: 0 }).toEqual({ ...antes, historial: 0 })
    const filas = await sql<{ entidad_id: string; descripcion: string }>(
      `select entidad_id, descripcion from historial where operacion = 'depurar-datos' order by orden`,
    )
    expect([...new Set(filas.map((una) => una.entidad_id))]).toEqual([
      'ingresos',
      'lecturas',
      'registros',
      'novedades',
      'mensajes',
    ])
    expect(filas[0]?.descripcion).toContain(MOTIVO)
    expect(filas.map(({ descripcion }) => descripcion).join()).not.toContain('VIEJO')
  })

  it('a job that is cancelled keeps whole lots, and the next one goes on', async () => {
    await sql(
      `insert into lectura select 'imponible', 'I/' || n, '2015-03-04', '20000001', 'admin', 1, '2015-03-04', '2015-03-04' from generate_series(1, 5000) n`,
    )
    const { json } = await start(5_000)
    const { id } = json<{ id: string }>()
    await test.call('POST', `/api/trabajos/${id}/cancelar`, admin)
    await test.services.trabajos.wait(id, AbortSignal.timeout(60_000))
    const quedan = (await plazos()).reduce((n, { filas }) => n + filas, 0)
    expect(quedan % 1_000).toBe(0)
    if (quedan === 0) return
    const otro = (await start(quedan)).json<{ id: string }>()
    await test.services.trabajos.wait(otro.id, AbortSignal.timeout(60_000))
    expect((await plazos()).reduce((n, { filas }) => n + filas, 0)).toBe(0)
  })
})

describe('packages that were loaded', () => {
  const load = async (detalle: string) =>
    (
      await loadPaqueteDePrueba(
        test,
        admin,
        await zipDePrueba({
          situaciones: [{ CODIGO: 'ZZ', DETALLE_SITUACION: detalle, DESTINO: 'CC', CLASE: 'otra' }],
        }),
      )
    ).carga
  const paquetes = () =>
    sql<{ id: number; documento: string | null }>(
      `select id, documento from paquete_carga order by id`,
    )

  it('are erased when they are old but for the last one that was applied, and the loads stay and can be undone', async () => {
    const [primera, segunda] = [await load('Primera'), await load('Segunda')]
    expect([primera.estado, segunda.estado]).toEqual(['aplicada', 'aplicada'])
    const [vieja, ultima] = await paquetes()
    await sql(`update paquete_carga set creada = '2015-03-04'`)
    await decide('paquetes', 90)
    expect((await plazos()).find(({ clase }) => clase === 'paquetes')).toMatchObject({
      filas: 1,
      dias: 90,
    })
    const otras = (await plazos()).reduce((n, { filas }) => n + filas, 0)
    const { id } = (await start(otras)).json<{ id: string }>()
    const end = await test.services.trabajos.wait(id, AbortSignal.timeout(60_000))
    expect(end).toMatchObject({ estado: 'terminado', resumen: { paquetes: 1 } })
    expect(await paquetes()).toEqual([{ id: vieja?.id, documento: null }, ultima])
    const guardado = `select 1 from documento where sha256 = $1`
    expect(await sql(guardado, [vieja?.documento])).toEqual([])
    expect(await sql(guardado, [ultima?.documento])).toHaveLength(1)
    const lista = await test.call('GET', '/api/paquetes', admin)
    expect(lista.statusCode, lista.body).toBe(200)
    const [fila] = await sql<{ descripcion: string }>(
      `select descripcion from historial where operacion = 'depurar-datos' and entidad_id = 'paquetes'`,
    )
    expect(fila?.descripcion).toContain('Archivos de paquetes cargados')
    const deshecha = await test.call('POST', `/api/paquetes/${segunda.id}/deshacer`, admin, {})
    expect(deshecha.statusCode, deshecha.body).toBe(200)
    const vuelta = await test.services.trabajos.wait(
      deshecha.json<{ id: string }>().id,
      AbortSignal.timeout(60_000),
    )
    expect(vuelta.estado, JSON.stringify(vuelta.error)).toBe('terminado')
    expect(await sql(`select detalle from situacion where codigo = 'ZZ'`)).toEqual([
      { detalle: 'Primera' },
    ])
  })
})
