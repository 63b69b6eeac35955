import { join } from 'node:path'
import { fecha } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePaquete } from '../../../../fixtures/src/paquete/write-paquete.ts'
import { upload } from '../../test/libros.ts'
import {
  dumpRegistro,
  type FilasDePaqueteDePrueba,
  loadPaqueteDePrueba,
  zipCarpeta,
  zipDePrueba,
} from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { openTestFolder } from '../../test/test-folder.ts'
import { zipTextos } from '../../test/zip-textos.ts'

let test: TestApp
let admin: string
let zip: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const folder = openTestFolder()
  const carpeta = join(folder.path, 'p')
  writePaquete(carpeta, { semilla: 1, tamano: 'chico', hoy: fecha('2026-11-20') })
  zip = await zipCarpeta(carpeta)
  folder.remove()
})
afterAll(() => test.close())

const dump = () => dumpRegistro(test.open.pool)
const load = async (
  archivos: Readonly<Record<string, FilasDePaqueteDePrueba>>,
  opciones?: Parameters<typeof zipDePrueba>[1],
  fields?: Readonly<Record<string, string>>,
) => loadPaqueteDePrueba(test, admin, await zipDePrueba(archivos, opciones), fields)
const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows

const findDeuda = async () => {
  const [row] = await query(`
    select d.tipo, d.imponible, d.recurso, d.legal, count(*)::int as periodos, sum(d.total)::int as total
    from deuda d join caso c using (tipo, imponible, recurso)
    where d.estado = 'PENDIENTE' and d.legal <> '' and c.abogado = d.legal and c.total = (
      select sum(x.total) from deuda x
      where (x.tipo, x.imponible, x.recurso) = (d.tipo, d.imponible, d.recurso)
        and x.estado = 'PENDIENTE')
    group by 1, 2, 3, 4 having count(*) > 1 order by 1, 2, 3 limit 1`)
  return row as { tipo: string; imponible: number; recurso: string; legal: string }
}

const filasDe = async (clave: { tipo: string; imponible: number; recurso: string }) =>
  (
    await query(
      `select tipo as "TIPO", imponible as "IMPONIBLE", recurso as "RECURSO", anio as "ANIO", cuota as "CUOTA",
        vencimiento as "VENCIMIENTO", (capital / 100.0)::numeric(20, 2)::text as "CAPITAL",
        (interes / 100.0)::numeric(20, 2)::text as "INTERES", estado as "ESTADO", situacion as "SITUACION",
        legal as "LEGAL"
      from deuda where (tipo, imponible, recurso) = ($1, $2, $3) and estado = 'PENDIENTE' order by anio, cuota`,
      [clave.tipo, clave.imponible, clave.recurso],
    )
  ).map((fila) => ({ ...fila, VENCIMIENTO: String(fila.VENCIMIENTO) }))

describe('a package with data of the municipality', () => {
  it('sent twice under one name (Idempotency-Key) is loaded once, also at once', async () => {
    const otro = await zipDePrueba({ recursos: [{ CODIGO: 'ZZ', NOMBRE: 'Otra', TIPO: 'I' }] })
    const send = (bytes: Buffer, clave: string, fields = {}) =>
      upload(
        test,
        '/api/paquetes',
        admin,
        { simulacion: 'true', ...fields },
        { name: 'n.zip', bytes },
        {
          'idempotency-key': clave,
        },
      )
    const [una, misma] = await Promise.all([send(otro, 'noche-1'), send(otro, 'noche-1')])
    expect([una.statusCode, misma.statusCode], una.body + misma.body).toEqual([200, 200])
    expect(misma.json().carga).toBe(una.json().carga)
    expect(misma.json().trabajo.id).toBe(una.json().trabajo.id)
    const distinta = await send(otro, 'noche-1', { bajasHasta: '50' })
    expect(distinta.statusCode, distinta.body).toBe(422)
    expect(distinta.json().error).toMatchObject({
      code: 'clave-de-otro-pedido',
      detalle: { carga: una.json().carga },
    })
    expect((await send(otro, 'noche-2')).json().carga).not.toBe(una.json().carga)
  })

  it('the municipality of the demonstration changes nothing', async () => {
    const antes = await dump()
    const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, zip)
    expect({ error: trabajo.error, motivos: carga.motivos }).toEqual({ error: null, motivos: [] })
    expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0, liquidadoAl: '2026-11-20' })
    const cambian = carga.archivos.filter(
      ({ nuevos, cambiados, bajas }) => nuevos + cambiados + bajas > 0,
    )
    expect(cambian).toEqual([])
    expect(await dump()).toEqual(antes)
    const otra = await loadPaqueteDePrueba(test, admin, zip)
    for (const { archivo, filas, iguales } of otra.carga.archivos)
      expect({ archivo, iguales }).toEqual({ archivo, iguales: filas })
    expect(await query(`select 1 from pg_tables where schemaname = 'entrada'`)).toEqual([])
  })

  it('an empty register is filled as it was', async () => {
    const antes = await dump()
    await query(
      'truncate situacion_historica, deuda, plan_cuota, plan_pago, vinculo, imponible_recurso, comercio, inmueble, contribuyente, caso',
    )
    const { carga } = await loadPaqueteDePrueba(test, admin, zip)
    expect({ estado: carga.estado, motivos: carga.motivos }).toEqual({
      ...{ estado: 'aplicada', motivos: [] },
    })
    const despues = await dump()
    for (const [tabla, filas] of Object.entries(antes))
      expect({ tabla, filas: despues[tabla] }).toEqual({ tabla, filas })
  })

  it('a night moves the desks: paid periods, another amount, another lawyer', async () => {
    const clave = await findDeuda()
    const filas = await filasDe(clave)
    const { carga, trabajo } = await load({
      deuda: filas.map((fila) => ({ ...fila, ESTADO: 'CANCELADA', FECHA_COBRANZA: '2026-11-18' })),
    })
    expect(trabajo.error).toBeNull()
    expect(carga.efectos).toEqual([
      {
        ...{ abogado: clave.legal, nuevos: 0, recibidos: 0, cedidos: 0, salen: 0 },
        ...{ saldados: 1, conOtroMonto: 0 },
      },
    ])
    const [caso] = await query(
      'select total::int from caso where (tipo, imponible, recurso) = ($1, $2, $3)',
      [clave.tipo, clave.imponible, clave.recurso],
    )
    expect(caso).toEqual({ total: 0 })
  })

  it('refuses the rows that name an unknown person and applies nothing; with --continuar, applies the other rows', async () => {
    const antes = await dump()
    const filas: FilasDePaqueteDePrueba = [
      { TIPO: 'I', IMPONIBLE: 999_999_991, RECURSO: 'AB' },
      { TIPO: 'I', IMPONIBLE: 999_999_992, RECURSO: 'AB' },
    ]
    const archivos = {
      inmuebles: [{ NRO_INMUEBLE: 999_999_991, CALLE: 'De la Prueba', NRO: 0 }],
      imponibles: filas,
    }
    const primera = await load(archivos)
    expect(primera.carga).toMatchObject({ estado: 'rechazada', rechazadas: 1 })
    expect(primera.carga.motivos[0]).toMatch(
      /^Filas rechazadas: 1\..*--rechazos-hasta 1 en el comando/,
    )
    expect(primera.trabajo.errores).toEqual([
      {
        ...{ hoja: 'imponibles.csv', fila: 3, columna: 'IMPONIBLE', valor: '999999992' },
        regla: 'paquete.registro',
        mensaje: 'No está en inmuebles, ni en el paquete ni en lo que ya se cargó.',
      },
    ])
    expect(await dump()).toEqual(antes)
    const segunda = await load(archivos, {}, { continuar: 'true' })
    expect(segunda.carga).toMatchObject({ estado: 'aplicada', rechazadas: 1 })
    expect(
      await query('select calle, nro, activo from inmueble where nro_inmueble = 999999991'),
    ).toEqual([{ calle: 'De la Prueba', nro: null, activo: true }])
  })

  it('a trial changes nothing in the register and reports what the load would do', async () => {
    const antes = await dump()
    const { carga } = await load(
      { contribuyentes: [{ NRO_CONTRIB: 999_999_993, APYNOM: 'PRUEBA, Una' }] },
      {},
      { simulacion: 'true' },
    )
    expect(carga).toMatchObject({ estado: 'probada', simulacion: true })
    expect(carga.archivos).toMatchObject([{ archivo: 'contribuyentes', nuevos: 1 }])
    expect(await dump()).toEqual(antes)
    const lista = await test.call('GET', '/api/paquetes', admin)
    expect(lista.json().map(({ id }: { id: number }) => id)).not.toContain(carga.id)
  })

  it('a complete file that leaves out too much is applied only with a confirmation', async () => {
    const antes = await dump()
    const clave = await findDeuda()
    const [fila] = await filasDe(clave)
    const completo = { modos: { deuda: 'completo' } }
    const archivos = { deuda: [fila as FilasDePaqueteDePrueba[number]] }
    const primera = await load(archivos, completo)
    expect(primera.carga.estado).toBe('rechazada')
    expect(primera.carga.motivos[0]).toMatch(/es más del 20 %.*--bajas-hasta \d+ en el comando/)
    expect(await dump()).toEqual(antes)
  })

  it('a complete file takes away nothing of a row that it brings and is refused', async () => {
    const vigentes = await query(
      `select tipo as "TIPO", imponible as "IMPONIBLE", recurso as "RECURSO", anio as "ANIO", cuota as "CUOTA",
        vencimiento as "VENCIMIENTO", (capital / 100.0)::numeric(20, 2)::text as "CAPITAL",
        (interes / 100.0)::numeric(20, 2)::text as "INTERES", estado as "ESTADO", situacion as "SITUACION",
        legal as "LEGAL", coalesce(nro_plan::text, '') as "NRO_PLAN"
      from deuda where estado <> 'CANCELADA' order by 1, 2, 3, 4, 5`,
    )
    const filas = vigentes.map((fila) => ({ ...fila, VENCIMIENTO: String(fila.VENCIMIENTO) }))
    const [conComa, deNadie, ausente, ...otras] = filas
    const malas = [
      { ...conComa, CAPITAL: '10,50' },
      { ...deNadie, SITUACION: 'ZZZZ' },
    ]
    const opciones = { modos: { deuda: 'completo' } }
    const continuar = { continuar: 'true' }
    const { carga } = await load({ deuda: [...malas, ...otras] }, opciones, continuar)
    expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 2 })
    expect(carga.archivos).toMatchObject([{ archivo: 'deuda', bajas: 1 }])
    const estadoDe = async (fila: Record<string, unknown>) =>
      (
        await query(
          'select estado from deuda where (tipo, imponible, recurso, anio, cuota) = ($1, $2, $3, $4, $5)',
          [fila.TIPO, fila.IMPONIBLE, fila.RECURSO, fila.ANIO, fila.CUOTA],
        )
      )[0]?.estado
    expect(await estadoDe(conComa)).toBe(conComa.ESTADO)
    expect(await estadoDe(deNadie)).toBe(deNadie.ESTADO)
    expect(await estadoDe(ausente)).toBe('CANCELADA')
    // A complete file marks as paid the stored tax periods that it lacks. This file has a row with an unreadable year,
    // 'dos mil', which could be any period. So the import marks no period as paid.
    const sinClave = { ...otras[0], ANIO: 'dos mil' }
    const otra = await load({ deuda: [sinClave, ...otras.slice(2)] }, opciones, continuar)
    expect(otra.carga).toMatchObject({ estado: 'aplicada', rechazadas: 1 })
    expect(otra.carga.archivos).toMatchObject([{ archivo: 'deuda', bajas: 0 }])
    expect(otra.carga.avisos).toEqual([expect.stringContaining('sin su clave') as string])
    expect(await estadoDe(otras[1] ?? {})).toBe(otras[1]?.ESTADO)
    await load({ deuda: filas }, opciones)
  })

  it('a file for some items removes only rows of those items', async () => {
    const clave = await findDeuda()
    const filas = await filasDe(clave)
    const abiertas = `select count(*)::int as n from deuda where estado <> 'CANCELADA'`
    const [antes] = await query(abiertas)
    const { tipo, imponible, recurso } = clave
    const imponibles = [{ TIPO: tipo, IMPONIBLE: imponible, RECURSO: recurso }]
    const opciones = { modos: { deuda: 'por-imponible' } }
    const [primera, ...otras] = filas
    const { carga } = await load({ imponibles, deuda: otras }, opciones)
    expect(carga).toMatchObject({ estado: 'aplicada', motivos: [], rechazadas: 0 })
    expect(carga.archivos).toMatchObject([
      { archivo: 'imponibles' },
      { archivo: 'deuda', bajas: 1 },
    ])
    const [despues] = await query(abiertas)
    expect(despues.n).toBe(antes.n - 1)
    expect((await filasDe(clave)).length).toBe(otras.length)
    const ajena = { ...primera, IMPONIBLE: 999_999_981 }
    const otra = await load({ imponibles, deuda: [...filas, ajena] }, opciones, {
      continuar: 'true',
    })
    expect(otra.trabajo.errores).toMatchObject([{ fila: filas.length + 2, columna: 'IMPONIBLE' }])
    expect((await filasDe(clave)).length).toBe(filas.length)
  })

  it('a complete file without rows would remove everything, so it needs a confirmation', async () => {
    const antes = await dump()
    const file = 'TIPO;IMPONIBLE;RECURSO;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO;SITUACION'
    const manifiesto = 'ARCHIVO;MODO;LIQUIDADO_AL\r\ndeuda;completo;2026-11-20'
    const bytes = await zipTextos(
      new Map([
        ['manifiesto.csv', manifiesto],
        ['deuda.csv', file],
      ]),
    )
    const { carga } = await loadPaqueteDePrueba(test, admin, bytes)
    expect(carga.estado).toBe('rechazada')
    expect(carga.motivos[0]).toContain('es más del 20 %')
    expect(await dump()).toEqual(antes)
  })

  it('a refused package says once that nothing was loaded, and each error in a line', async () => {
    const bytes = await zipTextos(
      new Map([
        ['manifiesto.csv', 'ARCHIVO;FILAS\ninmuebles;1\ncomercios;1\nplanes;1\n'],
        ['vinculos.csv', 'TIPO;IMPONIBLE;ORDEN;NRO_CONTRIB;VINCULO_DESC\n'],
      ]),
    )
    const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, bytes)
    const motivos = [
      ...['inmuebles', 'comercios', 'planes'].map(
        (archivo) => `${archivo}: Está en el manifiesto y no en el paquete.`,
      ),
      'vinculos: Está en el paquete y no en el manifiesto.',
    ]
    expect(carga).toMatchObject({ estado: 'rechazada', motivos })
    expect(trabajo.error?.message).toBe(['No se cargó nada.', ...motivos].join('\n'))
  })

  it('keeps the lawyer of a case reassigned here after the day of the package, with a warning', async () => {
    const clave = await findDeuda()
    const [otro] = await query(
      `select codexterno from abogado where not baja and codexterno not in ($1, 'A00') order by 1 limit 1`,
      [clave.legal],
    )
    const reasignar = await test.call('POST', '/api/casos/reasignar', admin, {
      origen: clave.legal,
      destino: otro.codexterno,
      casos: [{ imponible: String(clave.imponible), recurso: clave.recurso }],
    })
    expect(reasignar.statusCode).toBe(200)
    const filas = (await filasDe(clave)).map((fila) => ({ ...fila, LEGAL: clave.legal }))
    const { carga } = await load({ deuda: filas }, { liquidadoAl: '2026-11-19' })
    expect(carga.avisos).toEqual([
      expect.stringContaining(`Queda con ${otro.codexterno}`) as string,
    ])
    expect((await filasDe(clave)).map(({ LEGAL }) => LEGAL)).toEqual(
      filas.map(() => otro.codexterno),
    )
    const despues = await load({ deuda: filas }, { liquidadoAl: '2026-11-20' })
    expect(
      despues.carga.efectos
        .map(({ abogado, recibidos, cedidos }) => [abogado, recibidos, cedidos])
        .sort(),
    ).toEqual(
      [
        [clave.legal, 1, 0],
        [otro.codexterno, 0, 1],
      ].sort(),
    )
    const tarde = await load({ deuda: filas }, { liquidadoAl: '2026-11-19' })
    expect(tarde.carga.avisos).toEqual([])
    expect((await filasDe(clave)).map(({ LEGAL }) => LEGAL)).toEqual(filas.map(() => clave.legal))
  })

  it('an amount without the day it holds for, or of a day to come, is not loaded', async () => {
    const [fila] = await filasDe(await findDeuda())
    const archivos = { deuda: [fila as FilasDePaqueteDePrueba[number]] }
    const sinDia = await load(archivos, { liquidadoAl: '' })
    expect(sinDia.trabajo).toMatchObject({ estado: 'fallido' })
    expect(sinDia.carga.motivos[0]).toContain('LIQUIDADO_AL')
    const futuro = await load(archivos, { liquidadoAl: '2026-11-21' })
    expect(futuro.carga.motivos[0]).toContain('posterior a hoy')
  })

  it('the example that the command writes is loaded, and its resources replace the first ones', async () => {
    const ejemplo = buildPaqueteEjemplo(fecha('2026-11-20'), '2026-11-20T12:00:00Z', 'A01')
    const { carga } = await loadPaqueteDePrueba(test, admin, await zipTextos(ejemplo))
    expect({ estado: carga.estado, motivos: carga.motivos }).toEqual({
      ...{ estado: 'aplicada', motivos: [] },
    })
    expect(await query('select count(*)::int as n from recurso where activo')).toEqual([
      { n: carga.archivos.find(({ archivo }) => archivo === 'recursos')?.filas },
    ])
  })

  it("reads the municipality's own export with its equivalences, and finds no change in rows already loaded", async () => {
    const filas = await filasDe(await findDeuda())
    const alReves = (fecha: string) => fecha.split('-').reverse().join('/')
    const conComa = (importe: string) => importe.replace('.', ',')
    const suyo = filas.map(({ IMPONIBLE, RECURSO, ANIO, CUOTA, VENCIMIENTO, CAPITAL, INTERES }) =>
      [
        IMPONIBLE,
        RECURSO,
        ANIO,
        CUOTA,
        alReves(VENCIMIENTO),
        conComa(CAPITAL),
        conComa(INTERES),
      ].join(';'),
    )
    const [{ TIPO, ESTADO, SITUACION, LEGAL }] = filas
    const equivalencias = `archivos:
  deuda:
    archivo: EXP_DEUDA.csv
    fechas: DD/MM/AAAA
    importes: coma
    columnas:
      TIPO: { valor: ${TIPO} }
      ESTADO: { valor: ${ESTADO} }
      SITUACION: { valor: ${SITUACION} }
      LEGAL: { columna: Apoderado, codigos: { '7': ${LEGAL} } }
      IMPONIBLE: Cuenta
`
    const bytes = await zipTextos(
      new Map([
        ['equivalencias.yaml', equivalencias],
        ['manifiesto.csv', 'ARCHIVO;MODO;LIQUIDADO_AL\ndeuda;parcial;2026-11-20\n'],
        [
          'EXP_DEUDA.csv',
          [
            'Cuenta;Recurso;Anio;Cuota;Vencimiento;Capital;Interes;Apoderado',
            ...suyo.map((una) => `${una};7`),
          ].join('\n'),
        ],
      ]),
    )
    const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, bytes)
    expect({ errores: trabajo.errores, motivos: carga.motivos }).toEqual({
      errores: [],
      motivos: [],
    })
    expect(carga.archivos).toMatchObject([
      { archivo: 'deuda', nuevos: 0, cambiados: 0, iguales: filas.length, rechazadas: 0 },
    ])
  })

  it('stores the partidas in their kept form, and lists those that no search would find', async () => {
    const [a, b] = await query(
      `select nro_inmueble as n, par_provincial as partida from inmueble
      where par_provincial is not null order by 1 limit 2`,
    )
    const filas = (...partidas: string[]) =>
      [a, b].map(({ n }, i) => ({ NRO_INMUEBLE: n, PAR_PROVINCIAL: partidas[i] ?? '' }))
    const partidas = () =>
      query(
        'select par_provincial from inmueble where nro_inmueble in ($1, $2) order by nro_inmueble',
        [a.n, b.n],
      )
    const juntas = await load({
      inmuebles: filas(a.partida.replaceAll('-', ''), b.partida.replaceAll('-', ' / ')),
    })
    expect(juntas.carga).toMatchObject({ motivos: [], avisos: [] })
    expect(juntas.carga.archivos).toMatchObject([{ iguales: 2, cambiados: 0 }])
    const otra = await load({ inmuebles: filas('98 / 765 / 4', 'SIN NUMERO') })
    expect(otra.carga.avisos).toEqual([
      expect.stringContaining('no tiene la forma 000-000000-0: 1, como SIN NUMERO') as string,
    ])
    expect(await partidas()).toEqual([
      { par_provincial: '098-000765-4' },
      { par_provincial: 'SIN NUMERO' },
    ])
    const parametros = [
      { CLAVE: 'partida.formato', VIGENTE_DESDE: '2026-01-01', VALOR: '00-0000/00' },
    ]
    const conForma = await load({ parametros, inmuebles: filas('1.23.04', '12345678') })
    expect(conForma.carga).toMatchObject({ motivos: [], avisos: [] })
    expect(await partidas()).toEqual([
      { par_provincial: '01-0023/04' },
      { par_provincial: '12-3456/78' },
    ])
    await load({
      parametros: [{ ...parametros[0], VALOR: '000-000000-0' }],
      inmuebles: filas(a.partida, b.partida),
    })
  })

  it('a file that is no zip fails with what to do', async () => {
    await expect(loadPaqueteDePrueba(test, admin, Buffer.from('nada'))).rejects.toThrow(
      'No es una carpeta, un zip entero',
    )
    const cortado = (await zipDePrueba({ recursos: [{ CODIGO: 'ZZ' }] })).subarray(0, 60)
    const { trabajo, carga } = await loadPaqueteDePrueba(test, admin, cortado)
    expect(trabajo.error?.message).toContain('No es una carpeta, un zip entero')
    expect(carga.estado).toBe('fallida')
  })
})
