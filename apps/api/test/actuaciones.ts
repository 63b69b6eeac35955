import { afterAll, beforeAll } from 'vitest'
import { DNIS } from './dnis.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export interface ItemDeActuacion {
  readonly imponible: string
  readonly recurso: string
}

export type ArchivoEnviado = readonly [campo: string, nombre: string, bytes: Buffer]

export const PDF_DE_PRUEBA = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])

/** Word document in the legacy format, with just enough bytes to detect its type. */
export const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from('WordDocument', 'utf16le'),
])

export const COMUN = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', obs: 'Se dejó aviso.' }

export const RADICACION = {
  tp_id: 18,
  gp_id: 3,
  fecha: '2026-11-18',
  actuacion: {
    caratula: 'MUNICIPALIDAD C/ PAZ S/ APREMIO',
    nroexpte: 'SN-1234-2026',
    nrotit: '15',
    juzgado: 'Juzgado de Paz',
    monto: '1234.50',
    periodos: '2024/01 a 2025/06',
    cp8480: '1',
  },
}

export type QuienActua = keyof typeof DNIS

const toForm = async (
  body: Readonly<Record<string, unknown>>,
  archivos: readonly ArchivoEnviado[],
) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(body))
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const [campo, nombre, bytes] of archivos)
    form.append(campo, new Blob([new Uint8Array(bytes)]), nombre)
  const request = new Request('http://apremia.test', { method: 'POST', body: form })
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

export const useActuaciones = () => {
  let test: TestApp
  const tokens: Partial<Record<QuienActua, string>> = {}
  beforeAll(async () => {
    test = await startTestApp()
    for (const [quien, dni] of Object.entries(DNIS))
      tokens[quien as QuienActua] = await test.login(dni)
  }, 60_000)
  afterAll(() => test.close())

  const next = { A01: { I: 900_001, C: 900_001 }, A02: { I: 950_001, C: 950_001 } }

  const itemsDe = async (
    abogado: 'A01' | 'A02',
    cantidad: number,
    tipo: 'I' | 'C' = 'I',
  ): Promise<ItemDeActuacion[]> => {
    const desde = next[abogado][tipo]
    next[abogado][tipo] += cantidad
    const recurso = tipo === 'I' ? 'AB' : 'SE'
    const numeros = [desde, desde + cantidad - 1]
    const { pool } = test.open
    await pool.query(
      tipo === 'I'
        ? 'insert into inmueble (nro_inmueble) select generate_series($1::int, $2::int)'
        : `insert into comercio (nro_comercio, nombre) select generate_series($1::int, $2::int), 'KIOSCO'`,
      numeros,
    )
    await pool.query(
      `insert into imponible_recurso (tipo, imponible, recurso)
       select $3, generate_series($1::int, $2::int), $4`,
      [...numeros, tipo, recurso],
    )
    await pool.query(
      `insert into deuda (tipo, imponible, recurso, anio, cuota, vencimiento, capital, interes, estado, situacion, legal)
       select $3, generate_series($1::int, $2::int), $4, 2025, 1, '2025-02-10', 100000, 0, 'PENDIENTE', 'GL', $5`,
      [...numeros, tipo, recurso, abogado],
    )
    return Array.from({ length: cantidad }, (_, i) => ({ imponible: String(desde + i), recurso }))
  }

  const itemDe = async (
    abogado: 'A01' | 'A02',
    tipo: 'I' | 'C' = 'I',
  ): Promise<ItemDeActuacion> => {
    const [item] = await itemsDe(abogado, 1, tipo)
    return item as ItemDeActuacion
  }

  const call = (quien: QuienActua, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    test.call(method, `/api${path}`, tokens[quien], body)

  const save = async (
    quien: QuienActua,
    body: Readonly<Record<string, unknown>>,
    { archivos = [], clave }: { archivos?: readonly ArchivoEnviado[]; clave?: string } = {},
  ) => {
    const headers = {
      authorization: `Bearer ${tokens[quien]}`,
      ...(clave === undefined ? {} : { 'idempotency-key': clave }),
    }
    const url = '/api/actuaciones'
    if (archivos.length === 0)
      return test.app.inject({ method: 'POST', url, headers, payload: body })
    const { type, payload } = await toForm(body, archivos)
    const form = { ...headers, 'content-type': type }
    return test.app.inject({ method: 'POST', url, headers: form, payload })
  }

  const create = async (
    quien: QuienActua,
    item: ItemDeActuacion,
    body: object = COMUN,
    archivos: readonly ArchivoEnviado[] = [],
  ): Promise<number> => {
    const answer = await save(quien, { ...body, imponibles: [item] }, { archivos })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<{ id: number }[]>()[0]?.id ?? 0
  }

  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await test.open.pool.query(text, values)).rows as T[]

  const tokenDe = (quien: QuienActua): string => tokens[quien] ?? ''

  return { getTest: () => test, tokenDe, itemsDe, itemDe, call, save, create, query }
}
