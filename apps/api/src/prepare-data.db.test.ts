import { fecha, municipioVigente } from '@apremia/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MEDIODIA, openTestDb, type TestDb } from '../test/test-db.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { prepareData } from './prepare-data.ts'
import { listParametros } from './registro/parametros-repo.ts'

const REAL = {
  IDENTIDAD_URL: 'https://identidad.example/ingresar',
  IDENTIDAD_SALIDA_URL: 'https://identidad.example/salir',
  IDENTIDAD_EMISOR: 'https://identidad.example',
  IDENTIDAD_AUDIENCIA: 'apremia',
  IDENTIDAD_JWKS_URL: 'https://identidad.example/jwks',
  APREMIA_ADMIN_DNI: '30111222',
}

let open: TestDb
/** Rows of the history before each test: they are never removed. */
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
  it('is told its name, and nothing of another municipality is there', async () => {
    await start({ MUNICIPIO_NOMBRE: 'Ramallo' })
    expect(await municipio()).toEqual({
      nombre: 'Ramallo',
      provincia: 'Buenos Aires',
      lugar: '',
      ordenanza: '',
      expediente: '',
      funcionario: '',
      cargo: '',
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

  it('keeps its name: another one in the environment is told and changes nothing', async () => {
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
