import type { EquivalenciaGuardada } from '@apremia/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/libros.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { zipTextos } from '../../test/zip-textos.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const RUTA = '/api/equivalencias'
const save = (token: string, ...equivalencias: readonly object[]) =>
  test.call('PUT', RUTA, token, { equivalencias })
const list = async (token = admin): Promise<(EquivalenciaGuardada & { guardada: string })[]> =>
  (await test.call('GET', RUTA, token)).json()
const filasDeHistorial = async () =>
  (
    await test.open.pool.query<{ operacion: string; antes: string; despues: string }>(
      "select operacion, antes, despues from historial where entidad = 'equivalencia' order by orden",
    )
  ).rows
afterEach(async () => {
  for (const { archivo } of await list()) await test.call('DELETE', `${RUTA}/${archivo}`, admin)
})

const columna = (nombre: string, titulo: string | null, extra: object = {}) => ({
  ...{ columna: nombre, titulo, fijo: null, codigos: [] },
  ...extra,
})

const PADRON: EquivalenciaGuardada = {
  ...{ archivo: 'contribuyentes', fuente: 'PADRON.csv', codificacion: 'windows-1252' },
  ...{ fechas: 'DD/MM/AAAA', importes: 'coma' },
  columnas: [
    columna('NRO_CONTRIB', 'Cta. Cte.'),
    columna('APYNOM', 'Titular'),
    columna('TIPO_PERSONA', 'Persona', {
      codigos: [
        { suyo: '__proto__', nuestro: 'J' },
        { suyo: 'FISICA', nuestro: 'F' },
      ],
    }),
    columna('LOCALIDAD', null, { fijo: 'San Nicolás' }),
  ],
}

const padronSuyo = (cuenta: number, titular: string) =>
  zipTextos(new Map([['PADRON.csv', `Titular;Cta. Cte.;Persona\n${titular};${cuenta};FISICA\n`]]))

describe('equivalences kept with the installation', () => {
  it('are answered as they were kept, and the history has them before and after', async () => {
    const antes = (await filasDeHistorial()).length
    const guardada = await save(admin, PADRON)
    expect(guardada.statusCode, guardada.body).toBe(200)
    const [leida] = await list()
    expect(leida).toMatchObject(PADRON)
    await save(admin, PADRON)
    expect((await list())[0]?.guardada).toBe(leida?.guardada)
    await save(admin, { ...PADRON, fuente: 'PADRON_2.csv' })
    await test.call('DELETE', `${RUTA}/contribuyentes`, admin)
    expect(await list()).toEqual([])
    const filas = (await filasDeHistorial()).slice(antes)
    expect(filas.map(({ operacion }) => operacion)).toEqual([
      'save-equivalencias',
      'save-equivalencias',
      'delete-equivalencia',
    ])
    const [alta, cambio, baja] = filas.map(({ antes: a, despues }) => [
      (JSON.parse(a) as EquivalenciaGuardada | null)?.fuente,
      (JSON.parse(despues) as EquivalenciaGuardada | null)?.fuente,
    ])
    expect([alta, cambio, baja]).toEqual([
      [undefined, 'PADRON.csv'],
      ['PADRON.csv', 'PADRON_2.csv'],
      ['PADRON_2.csv', undefined],
    ])
  })

  it('replace the stored ones of the same files, and leave the others', async () => {
    await save(admin, PADRON, { archivo: 'recursos', fuente: 'TASAS.csv' })
    await save(admin, { ...PADRON, fuente: 'OTRO.csv' })
    expect((await list()).map(({ archivo, fuente }) => [archivo, fuente])).toEqual([
      ['contribuyentes', 'OTRO.csv'],
      ['recursos', 'TASAS.csv'],
    ])
  })

  it.each([
    [{ archivo: 'deudas', fuente: 'x.csv' }, 'archivos, deudas'],
    [{ archivo: 'deuda', fuente: 'manifiesto.csv' }, 'archivos, deuda, archivo'],
    [{ archivo: 'deuda', fuente: 'deuda.csv', importes: 'centavos' }, 'archivos, deuda, archivo'],
    [{ archivo: 'deuda', fuente: '*_*.csv' }, 'archivos, deuda, archivo'],
    [
      { archivo: 'deuda', fuente: 'x.csv', columnas: [columna('CAPITALES', 'Saldo')] },
      'archivos, deuda, columnas, CAPITALES',
    ],
  ])('%j is refused with its place, and nothing is kept', async (una, lugar) => {
    const answer = await save(admin, PADRON, una)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([lugar])
    expect(await list()).toEqual([])
  })

  it('removing equivalences that do not exist answers that there are none', async () => {
    const answer = await test.call('DELETE', `${RUTA}/deuda`, admin)
    expect(answer.statusCode).toBe(404)
  })

  it('kept by several at once, each change has its row after the one before', async () => {
    const antes = (await filasDeHistorial()).length
    const fuentes = ['A.csv', 'B.csv', 'C.csv', 'D.csv']
    await Promise.all(fuentes.map((fuente) => save(admin, { ...PADRON, fuente })))
    const filas = (await filasDeHistorial()).slice(antes)
    const pasos = filas.map(({ antes: a, despues }) => [
      (JSON.parse(a) as EquivalenciaGuardada | null)?.fuente,
      (JSON.parse(despues) as EquivalenciaGuardada).fuente,
    ])
    expect(pasos.map(([, a]) => a).sort()).toEqual(fuentes)
    for (const [i, [previa]] of pasos.entries()) expect(previa).toBe(pasos[i - 1]?.[1])
  })
})

describe('a package without equivalences of its own', () => {
  const cargar = async (token: string, bytes: Buffer, fields = {}, name?: string) =>
    loadPaqueteDePrueba(test, token, bytes, fields, name)
  const findContribuyente = async (nro: number) =>
    (
      await test.open.pool.query(
        'select apynom, tipo_persona, localidad from contribuyente where nro_contrib = $1',
        [nro],
      )
    ).rows[0]

  it('is read with those kept, tried and loaded, also by the service account of the night', async () => {
    const sin = await cargar(admin, await padronSuyo(999_999_811, 'PAZ, Ana'))
    expect(sin.carga.motivos.join()).toContain('PADRON.csv')
    await save(admin, PADRON)
    const bytes = await padronSuyo(999_999_811, 'PAZ, Ana')
    const cuenta = await test.call('POST', '/api/cuentas-de-servicio', admin, { nombre: 'Noche' })
    const { token } = cuenta.json<{ token: string }>()
    const usadas = {
      de: 'guardadas',
      archivos: [{ fuente: 'PADRON.csv', archivo: 'contribuyentes' }],
    }
    const prueba = await cargar(token, bytes, { simulacion: 'true' })
    expect(prueba.carga).toMatchObject({ estado: 'probada', rechazadas: 0, equivalencias: usadas })
    const { carga } = await cargar(token, bytes)
    expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0, equivalencias: usadas })
    expect(await findContribuyente(999_999_811)).toMatchObject({
      ...{ apynom: 'PAZ, Ana', tipo_persona: 'F', localidad: 'San Nicolás' },
    })
    expect((await list(token)).map(({ archivo }) => archivo)).toEqual(['contribuyentes'])
    const solo = Buffer.from('Titular;Cta. Cte.;Persona\nNúñez, Eva;999999812;FISICA\n', 'latin1')
    const suelta = await cargar(admin, solo, {}, 'PADRON.csv')
    expect(suelta.carga).toMatchObject({ estado: 'aplicada', equivalencias: usadas })
    expect((await findContribuyente(999_999_812))?.apynom).toBe('Núñez, Eva')
  })

  it('names the cells that the register refuses by the heading of the file too', async () => {
    await save(admin, {
      ...{ archivo: 'imponibles', fuente: 'CUENTAS.csv' },
      columnas: [columna('IMPONIBLE', 'Cuenta')],
    })
    const texto = 'TIPO;Cuenta;RECURSO\nI;999999899;AB\n'
    const { trabajo } = await cargar(admin, await zipTextos(new Map([['CUENTAS.csv', texto]])))
    expect(trabajo.errores.map((error) => error.columna)).toEqual([
      'IMPONIBLE (su columna «Cuenta»)',
    ])
  })

  it('recognises the export of each night by the part of its name that does not change', async () => {
    await save(admin, { ...PADRON, fuente: 'PADRON_*.csv' })
    const suyo = (nro: number) => `Titular;Cta. Cte.;Persona\nPAZ, Ana;${nro};FISICA\n`
    for (const [i, noche] of ['PADRON_20261126.csv', 'padron_20261127.csv'].entries()) {
      const bytes = await zipTextos(new Map([[noche, suyo(999_999_820 + i)]]))
      const { carga } = await cargar(admin, bytes)
      expect(carga).toMatchObject({
        estado: 'aplicada',
        equivalencias: {
          de: 'guardadas',
          archivos: [{ fuente: noche, archivo: 'contribuyentes' }],
        },
      })
    }
    // The data package has two files whose names match the pattern `PADRON_*.csv` of one saved mapping. The import
    // refuses to choose one of the two files.
    const dos = await zipTextos(
      new Map([
        ['PADRON_20261126.csv', suyo(999_999_822)],
        ['PADRON_20261127.csv', suyo(999_999_823)],
      ]),
    )
    const { carga, trabajo } = await cargar(admin, dos)
    expect(trabajo).toMatchObject({ estado: 'fallido' })
    expect(trabajo.error?.message).toContain(
      'Hay más de un archivo para «PADRON_*.csv»: PADRON_20261126.csv y PADRON_20261127.csv.',
    )
    expect(carga.estado).toBe('fallida')
    expect(await findContribuyente(999_999_822)).toBeUndefined()
  })

  it('a package with its own names and headings is read without equivalences', async () => {
    await save(admin, { ...PADRON, fuente: 'contribuyentes.csv' })
    const bytes = await zipDePrueba({
      contribuyentes: [{ NRO_CONTRIB: 999_999_813, APYNOM: 'SOSA, Luz', LOCALIDAD: 'Ramallo' }],
    })
    const { carga } = await cargar(admin, bytes)
    expect(carga).toMatchObject({ estado: 'aplicada', equivalencias: null })
    expect((await findContribuyente(999_999_813))?.localidad).toBe('Ramallo')
  })

  it('a package that brings its own equivalences is read with those alone, and the load reports it', async () => {
    await save(admin, PADRON)
    const yaml =
      'archivos: { contribuyentes: { archivo: PADRON.csv, columnas: { NRO_CONTRIB: Cta, APYNOM: Titular } } }'
    const bytes = await zipTextos(
      new Map([
        ['equivalencias.yaml', yaml],
        ['PADRON.csv', 'Titular;Cta\nRUIZ, Sol;999999814\n'],
      ]),
    )
    const { carga } = await cargar(admin, bytes)
    expect(carga).toMatchObject({ estado: 'aplicada', equivalencias: { de: 'paquete' } })
  })
})

describe('files that somebody sends to see how they are read', () => {
  const SUYO = [
    'Cuenta;Tasa;Año;Bimestre;Vto;Importe;Zona',
    '101;1;2026;1;10/03/2026;1.234,56;Norte',
    '102;1;2026;2;10-03-2026;12,34;Sur',
  ].join('\n')
  const sendTo = (ruta: string, name: string, bytes: Buffer, fields = {}) =>
    upload(test, `${RUTA}/${ruta}`, admin, fields, { name, bytes })

  it('are proposed by their headings and first rows, alone or in a zip', async () => {
    const zip = await zipTextos(new Map([['EXP_DEUDA.csv', SUYO]]))
    for (const [name, bytes] of [
      ['EXP_DEUDA.csv', Buffer.from(SUYO)],
      ['todo.zip', zip],
    ] as const) {
      const answer = await sendTo('proponer', name, bytes)
      expect(answer.statusCode, answer.body).toBe(200)
      const [una] = answer.json()
      expect(una).toMatchObject({ fuente: 'EXP_DEUDA.csv', archivo: 'deuda', falla: '' })
      expect(una.titulos[0]).toEqual({
        ...{ titulo: 'Cuenta', valores: ['101', '102'], distintos: ['101', '102'] },
      })
      expect(una.columnas).toContainEqual({ columna: 'CAPITAL', titulo: 'Importe' })
      expect(una.importes).toBe('coma')
      expect(una.fechas).toBeNull()
    }
  })

  it('are read with the equivalences being tried, which are not stored; errors name their row', async () => {
    const columnas = [
      ...['TIPO', 'ESTADO', 'SITUACION'].map((nombre, i) =>
        columna(nombre, null, { fijo: ['I', 'PENDIENTE', 'GL'][i] }),
      ),
      ...Object.entries({
        ...{ IMPONIBLE: 'Cuenta', ANIO: 'Año', CUOTA: 'Bimestre' },
        ...{ VENCIMIENTO: 'Vto', CAPITAL: 'Importe' },
      }).map(([nombre, titulo]) => columna(nombre, titulo)),
      columna('RECURSO', 'Tasa', { codigos: [{ suyo: '1', nuestro: 'AB' }] }),
      columna('INTERES', null, { fijo: '0' }),
    ]
    const una = { archivo: 'deuda', fuente: 'EXP_DEUDA.csv', fechas: 'DD/MM/AAAA' }
    const equivalencias = JSON.stringify([{ ...una, importes: 'coma', columnas }])
    const answer = await sendTo('probar', 'EXP_DEUDA.csv', Buffer.from(SUYO), { equivalencias })
    expect(answer.statusCode, answer.body).toBe(200)
    const [prueba] = answer.json()
    expect(prueba).toMatchObject({
      ...{ fuente: 'EXP_DEUDA.csv', archivo: 'deuda', filas: 2, entero: true, rechazadas: 1 },
      ...{ falla: '', ignoradas: ['Zona'] },
    })
    const valorDe = (nombre: string) => prueba.primeras[0].valores[prueba.columnas.indexOf(nombre)]
    expect(['RECURSO', 'VENCIMIENTO', 'CAPITAL', 'ESTADO'].map(valorDe)).toEqual([
      'AB',
      '2026-03-10',
      '123456',
      'PENDIENTE',
    ])
    expect(prueba.errores).toMatchObject([
      { fila: 3, columna: 'VENCIMIENTO (su columna «Vto»)', valor: '10-03-2026' },
    ])
    expect(await list()).toEqual([])
  })

  it.each([
    ['no es.csv', Buffer.from('a\0b'), 'falla'],
    ['no es.zip', Buffer.from('PK'), 'paquete-zip-danado'],
  ])('%s is answered with its fault and breaks nothing', async (name, bytes, codigo) => {
    const answer = await sendTo('proponer', name, bytes)
    if (codigo === 'falla') expect(answer.json()[0].falla).toContain('No es un archivo de texto')
    else expect(answer.json().error.code).toBe(codigo)
  })
})
