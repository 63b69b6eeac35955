import { fecha, municipioVigente, NORMAS_INICIALES } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MEDIODIA, openTestDb, type TestDb } from '../test/test-db.ts'
import { listParametros } from './parametros/parametros-repo.ts'
import { readConfig } from './platform/config.ts'
import { ConfigError } from './platform/config-error.ts'
import { prepareData } from './prepare-data.ts'

const REAL = {
  IDENTIDAD_URL: 'https://identidad.example/ingresar',
  IDENTIDAD_SALIDA_URL: 'https://identidad.example/salir',
  IDENTIDAD_EMISOR: 'https://identidad.example',
  IDENTIDAD_AUDIENCIA: 'apremia',
  IDENTIDAD_JWKS_URL: 'https://identidad.example/jwks',
  APREMIA_ADMIN_DNI: '30111222',
}

let open: TestDb
let anteriores = 0
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeAll(async () => {
  open = await openTestDb()
})
beforeEach(async () => {
  await open.pool.query('truncate usuario, parametro cascade')
  anteriores += (await historia()).length
  warn.mockClear()
})
afterAll(() => open.close())

const start = (env: Record<string, string>) =>
  prepareData(open.db, readConfig({ ...REAL, ...env }, '0.0.0-prueba'), MEDIODIA)

const municipio = async (dia = '2026-11-20') =>
  municipioVigente(await listParametros(open.db), fecha(dia))

const historia = async () =>
  (
    await open.pool.query(
      "select origen, entidad_id, despues from historial where operacion = 'save-parametro' order by orden offset $1",
      [anteriores],
    )
  ).rows

describe('a real installation', () => {
  it('takes the name that it was given and has no data of another municipality', async () => {
    await start({ MUNICIPIO_NOMBRE: 'Ramallo' })
    expect(await municipio()).toEqual({
      nombre: 'Ramallo',
      provincia: 'Buenos Aires',
      lugar: '',
      ordenanza: '',
      expediente: '',
      funcionario: '',
      cargo: '',
      normas: NORMAS_INICIALES,
    })
    expect((await municipio('1995-01-01')).nombre).toBe('Ramallo')
    const [row, ...others] = await historia()
    expect(others).toEqual([])
    expect(row).toMatchObject({ origen: 'sistema', entidad_id: 'municipio.nombre' })
    expect(JSON.parse(row.despues)).toMatchObject({
      valor: 'Ramallo',
      motivo: 'MUNICIPIO_NOMBRE',
    })
  })

  it.each([
    ['no name', {}],
    ['a name of two lines', { MUNICIPIO_NOMBRE: 'Ramallo\nOtro' }],
  ])('does not start with %s', async (_, env) => {
    await expect(start(env)).rejects.toThrow(ConfigError)
    await expect(start(env)).rejects.toThrow('MUNICIPIO_NOMBRE')
    expect(await historia()).toEqual([])
  })

  it('keeps its name: another one in the environment gives a warning and changes nothing', async () => {
    await start({ MUNICIPIO_NOMBRE: 'Ramallo' })
    await start({})
    await start({ MUNICIPIO_NOMBRE: 'Ramallo' })
    expect(warn).not.toHaveBeenCalled()
    await start({ MUNICIPIO_NOMBRE: 'Partido de Ramallo' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("apremia parametros poner municipio.nombre 'Partido de Ramallo'"),
    )
    expect((await municipio()).nombre).toBe('Ramallo')
    expect(await historia()).toHaveLength(1)
  })
})

describe('the first head lawyer', () => {
  const NOMBRE = { MUNICIPIO_NOMBRE: 'Ramallo' }
  const people = async () =>
    (
      await open.pool.query(
        'select u.dni, u.rol, a.codexterno from usuario u left join abogado a on a.codexterno = u.abogado order by u.dni',
      )
    ).rows
  beforeEach(() => open.pool.query('truncate abogado cascade'))

  it('is named at the first start, and by nothing but an act of an admin later', async () => {
    await start({ ...NOMBRE, APREMIA_JEFATURA_DNI: '30.111.333' })
    await start({ ...NOMBRE, APREMIA_JEFATURA_DNI: '30111444' })
    expect(await people()).toEqual([
      { dni: '30111222', rol: 'admin', codexterno: null },
      { dni: '30111333', rol: 'user', codexterno: 'A00' },
    ])
    const { rows } = await open.pool.query(
      "select descripcion from historial where operacion = 'bootstrap' and entidad = 'abogado'",
    )
    expect(rows).toEqual([
      { descripcion: 'Nombramiento de la primera jefatura (A00), DNI 30111333.' },
    ])
  })

  it.each(['abc', '30111222'])(
    'cannot be named with %s: the server does not start',
    async (dni) => {
      const refused = start({ ...NOMBRE, APREMIA_JEFATURA_DNI: dni })
      await expect(refused).rejects.toThrow('APREMIA_JEFATURA_DNI')
      expect(await people()).toEqual([])
    },
  )

  it('stops a person who acted under the code of another, tells them and the history, once', async () => {
    await start({ ...NOMBRE, APREMIA_JEFATURA_DNI: '30111333' })
    await open.pool.query('alter table usuario drop constraint usuario_abogado_propio_fk')
    await open.pool.query(
      "insert into usuario (dni, apellido, nombre, rol, abogado) values ('30111555', 'X', 'Y', 'user', 'A00')",
    )
    await start({})
    await start({})
    expect((await people()).map(({ codexterno }) => codexterno)).toEqual([null, 'A00', null])
    const { rows } = await open.pool.query('select dni, texto from aviso_personal')
    expect(rows).toEqual([{ dni: '30111555', texto: expect.stringContaining('A00') }])
    const changes = await open.pool.query(
      "select origen, entidad_id from historial where operacion = 'reconcile-codigos'",
    )
    expect(changes.rows).toEqual([{ origen: 'sistema', entidad_id: '30111555' }])
  })
})
