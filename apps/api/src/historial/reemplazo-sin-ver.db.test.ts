import { type CallName, cambia, contract, type Entry, prefixOf } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'

let test: TestApp
let admin: string
let otra: string
let contribuyente: number
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const dni = '30111222'
  const body = { dni, nombre: 'Ana', apellido: 'Prueba', email: '', rol: 'admin' }
  expect((await test.call('POST', '/api/usuarios', admin, body)).statusCode).toBe(200)
  otra = await test.login(dni)
  const { rows } = await test.open.pool.query(
    'select nro_contrib as n from contribuyente order by 1 limit 1',
  )
  contribuyente = rows[0].n
})
afterAll(() => test.close())

const motivo = 'Prueba'

const LLAMADAS: Partial<Record<CallName, (valor: number) => object>> = {
  editTiempoDeEtapa: (n) => ({ tipo: 13, tiempo: String(n), tipo_tiempo: 'day', motivo }),
  saveConfiguracion: (n) => ({ key: 'FECHA_INICIAL', value: `2025-12-${n}`, motivo }),
  saveConveniosEstado: (n) => ({ id: 2, porcentual: String(n), gastofijo: '6', jus: '', motivo }),
  saveParametro: (n) => ({ clave: 'honorarios.aportes', valor: String(n), motivo }),
  saveDomicilioElectronico: (n) => ({ numero: contribuyente, domicilio: `estudio${n}@prueba.ar` }),
  saveMarcaDeContribuyente: (n) => ({
    ...{ numero: contribuyente, marca: 'quiebra', desde: '2025-12-30', nota: `Expte. ${n}` },
  }),
  saveEvaluacionesConfig: (n) => ({ categoria: 'faltantes', maximo: n, motivo }),
}

const takesVisto = ({ body, ...entry }: Entry): boolean =>
  cambia(entry) &&
  body !== undefined &&
  'fields' in body &&
  Object.hasOwn(body.fields as object, 'visto')

const nombres = (Object.keys(contract) as CallName[]).filter((name) => takesVisto(contract[name]))

it('every call with a seen value is in the table', () => {
  expect(nombres.toSorted()).toEqual(Object.keys(LLAMADAS).toSorted())
})

const REEMPLAZO = /Reemplaza, sin haberlo visto, lo que guardó .+, .+ a las 12:00\.$/

it.each(nombres)(
  '%s: the history records that the value was replaced without having been seen',
  async (name) => {
    const entry: Entry = contract[name]
    const save = async (token: string, valor: number, visto?: string) => {
      const body = {
        ...LLAMADAS[name]?.(valor),
        ...(visto !== undefined && { visto }),
      }
      return test.call(entry.method, `${prefixOf(entry)}${entry.path}`, token, body)
    }
    const saved = async (token: string, valor: number, visto?: string): Promise<string> => {
      const answer = await save(token, valor, visto)
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      const { rows } = await test.open.pool.query(
        `select descripcion from historial where operacion like 'save-%' or operacion like 'edit-%'
       order by orden desc limit 1`,
      )
      return rows[0].descripcion
    }
    test.setAhora(MEDIODIA)
    await saved(admin, 11)
    const { actual } = (await save(otra, 12, 'otro')).json().error.detalle
    expect(await saved(otra, 12, actual)).not.toContain('Reemplaza')
    expect(await saved(admin, 13)).toMatch(REEMPLAZO)
    // `admin` replaces a value that `otra` saved less than ten minutes before and that `admin` did not see, so the
    // history row says so. Eleven minutes after a change, the history row says nothing.
    expect(await saved(admin, 14)).toMatch(REEMPLAZO)
    test.setAhora(new Date(MEDIODIA.getTime() + 11 * 60_000))
    expect(await saved(admin, 15)).not.toContain('Reemplaza')
    test.setAhora(MEDIODIA)
  },
)
