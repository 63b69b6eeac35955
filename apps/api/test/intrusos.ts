import { type CallName, clavesDeMas, contract, type Entry, prefixOf } from '@apremia/api-client'
import type { TestApp } from './test-app.ts'

/** Fields that no client may set. The tests send them, and then look for their values in a dump of the database. */
const INTRUSOS: Readonly<Record<string, unknown>> = {
  id: 777_777,
  rol: 'guest',
  role: 'admin',
  abogado: 'A77',
  codexterno: 'A77',
  usuario: '27777777',
  user: '27777777',
  userDNI: '27777777',
  dni: '27777777',
  actor: { dni: '27777777', rol: 'admin' },
  sesion: { dni: '27777777', rol: 'admin', abogado: 'A00' },
  origen: 'cli',
  baja: true,
  permisos: ['scoring.menu'],
  activo: false,
  version: 777,
  fc_confirma: '2020-07-07',
  fechacarga: '2020-07-07',
  momento: '2020-07-07T00:00:00.000Z',
  creado: '2020-07-07T00:00:00.000Z',
  expira: '2097-07-07T00:00:00.000Z',
  convenio: 777_777,
  documento: '7'.repeat(64),
  codigo_verificacion: 'INTRUSO',
  capital: '777777.77',
  interes: '777777.77',
  total: '777777.77',
  a_pagar: '777777.77',
  honorarios: '777777.77',
  estgstfijo: '777777.77',
  estgasto: '77.77',
  estjus: '777777.77',
  inscripto: false,
  parametros: [],
  hash: '7'.repeat(64),
  hash_anterior: '7'.repeat(64),
  token: 'INTRUSO',
  numero: 777_777,
  num_titulo: 777_777,
  anulado: '2020-07-07T00:00:00.000Z',
  estado: 'terminado',
  resultado: 'INTRUSO',
  descripcion: 'INTRUSO',
}

/**
 * Puts the calls with a fixed path before the calls with a parameter in the path. A path may match one call of each
 * kind. The call with the fixed path is then found first, as in the server.
 */
const names = (Object.keys(contract) as CallName[]).sort(
  (uno, otro) =>
    Number(contract[uno].path.includes(':')) - Number(contract[otro].path.includes(':')),
)

const calls = names.map((name) => {
  const definition: Entry = contract[name]
  const { path, aliases = [], method, body } = definition
  const patterns = [path, ...aliases].map(
    (p) => new RegExp(`^${prefixOf(definition)}${p.replace(/:\w+/g, '[^/]+')}$`),
  )
  const { sinLeer = [], sinonimos = {} } = body ? clavesDeMas(body) : {}
  const fields = [...Object.keys(body?.fields ?? {}), ...Object.keys(sinonimos)]
  return { name, method, patterns, fields, sinLeer }
})

/**
 * Wraps the application, so that each request of a test that has a body is sent twice. The first body has all the extra
 * fields of `INTRUSOS`, and the server must refuse it (D181). The second body has only the extra fields that the server
 * must ignore.
 *
 * @returns wrapped application, and number of added fields by call
 */
export const withIntrusos = (test: TestApp): { test: TestApp; tried: Map<CallName, number> } => {
  const tried = new Map<CallName, number>()
  const call: TestApp['call'] = async (method, url, token, body) => {
    const [path = ''] = url.split('?')
    const found = calls.find(
      (c) => c.method === method && c.patterns.some((pattern) => pattern.test(path)),
    )
    if (body === undefined || found === undefined) return test.call(method, url, token, body)
    const ajenos = Object.entries(INTRUSOS).filter(([field]) => !found.fields.includes(field))
    const sinLeer = ajenos.filter(([field]) => found.sinLeer.includes(field))
    tried.set(found.name, ajenos.length)
    if (ajenos.length > sinLeer.length) {
      const todos = { ...Object.fromEntries(ajenos), ...body }
      const { statusCode } = await test.call(method, url, token, todos)
      if (statusCode < 400) throw new Error(`${found.name} no rechaza lo que no conoce`)
    }
    return test.call(method, url, token, { ...Object.fromEntries(sinLeer), ...body })
  }
  return { test: { ...test, call }, tried }
}

/**
 * Tables that the dump of the database leaves out: random values, sessions, records of who read which data, and counts
 * of requests.
 */
const FUERA =
  /^(sesion|secreto|documento|historial_cabeza|limite|lectura|caso_cambio|.*jti.*|.*token_usado.*)$/

const mask = (fila: object): string =>
  JSON.stringify(fila, (campo, valor) =>
    /^(tamano|latido|hash.*|orden)$/.test(campo) ? '' : valor,
  )
    .replace(/[0-9a-f]{64}/g, 'SHA')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replace(/\b[A-Z2-9]{20}\b/g, 'CODIGO')
    // Masks the size of each file, because a file with a random code or signature changes its size. The size may also
    // be inside the text of a row of the audit history.
    .replace(/(\\"tamano\\":)\d+/g, '$10')
    // Masks the times with seconds or milliseconds, because they come from the real clock. The clock of the tests
    // always shows a whole minute.
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:(?!00\.000)[\d.]+Z/g, 'RELOJ')

export const dumpTablas = async ({
  open: { pool },
}: TestApp): Promise<Record<string, string[]>> => {
  const { rows } = await pool.query(
    `select table_name as t from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const dump: Record<string, string[]> = {}
  for (const { t } of rows as { t: string }[]) {
    if (FUERA.test(t)) continue
    const filas = (await pool.query(`select * from "${t}"`)).rows as object[]
    dump[t] = filas.map(mask).sort()
  }
  return dump
}
