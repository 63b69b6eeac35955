import { crc32 } from 'node:zlib'
import type { padron, ReplyOf, Trabajo } from '@apremia/api-client'
import { NOMBRES_DE_CAMPOS } from '@apremia/core'
import type { Pool } from 'pg'
import { columnaDe } from '../src/padron/columnas-de-carga.ts'
import { sendForm } from './formularios.ts'
import { upload } from './libros.ts'
import type { TestApp } from './test-app.ts'

export type CargaDePrueba = ReplyOf<typeof padron.getCarga>
export type FilaDePadronDePrueba = Record<string, string | number | null>

export const readPadronEntero = async (pool: Pool): Promise<FilaDePadronDePrueba[]> => {
  const columnas = NOMBRES_DE_CAMPOS.map((campo) => `i.${columnaDe(campo)} as "${campo}"`)
  const { rows } = await pool.query<FilaDePadronDePrueba>(`
    select i.nro_inmueble as "NRO_INMUEBLE", ir.recurso as "RECURSO", ${columnas.join(', ')}
    from inmueble i join imponible_recurso ir on ir.tipo = 'I' and ir.imponible = i.nro_inmueble
    order by 1, 2`)
  return rows
}

const cell = (valor: unknown): string => `"${String(valor ?? '').replaceAll('"', '""')}"`

export const csvDePadron = (filas: readonly FilaDePadronDePrueba[]): Buffer => {
  const columnas = Object.keys(filas[0] ?? {})
  const lineas = [columnas, ...filas.map((fila) => columnas.map((columna) => fila[columna]))]
  return Buffer.from(lineas.map((linea) => linea.map(cell).join(';')).join('\r\n'))
}

export const dumpPadron = async (pool: Pool): Promise<unknown> => {
  const { rows } = await pool.query(`
    select (select json_agg(i order by i.nro_inmueble) from (
        select (to_jsonb(i) - 'alta_carga') as i, nro_inmueble from inmueble i) i) as inmuebles,
      (select json_agg(r order by r.tipo, r.imponible, r.recurso) from imponible_recurso r) as recursos`)
  return rows[0]
}

export const waitTrabajo = async (test: TestApp, token: string, id: string): Promise<Trabajo> => {
  await test.services.trabajos.wait(id, new AbortController().signal)
  return (await test.call('GET', `/api/trabajos/${id}`, token)).json()
}

export const reviewCargaDePrueba = async (
  test: TestApp,
  token: string,
  filas: readonly FilaDePadronDePrueba[],
  modo: 'completa' | 'parcial' = 'parcial',
): Promise<CargaDePrueba> => {
  const file = { name: 'padron.csv', bytes: csvDePadron(filas) }
  const response = await upload(test, '/api/padron/cargas', token, { modo }, file)
  if (response.statusCode !== 200) throw new Error(response.body)
  const { carga, trabajo } = response.json<{ carga: number; trabajo: Trabajo }>()
  const fin = await waitTrabajo(test, token, trabajo.id)
  if (fin.estado !== 'terminado') throw new Error(JSON.stringify(fin.error))
  return (await test.call('GET', `/api/padron/cargas/${carga}`, token)).json()
}

export const applyCargaDePrueba = async (
  test: TestApp,
  token: string,
  id: number,
  body: object = {},
): Promise<Trabajo> => {
  const response = await test.call('POST', `/api/padron/cargas/${id}/aplicar`, token, body)
  if (response.statusCode !== 200) throw new Error(response.body)
  return waitTrabajo(test, token, response.json<Trabajo>().id)
}

export const enviarParte = (
  test: TestApp,
  token: string,
  id: string,
  { desde, bytes, previa = 0 }: { desde: number; bytes: Buffer; previa?: number },
  ruta = '/api/padron/envios',
) =>
  sendForm(test, token, {
    url: `${ruta}/${id}/partes`,
    campos: { desde: String(desde), suma: String(crc32(bytes, previa)) },
    archivos: [['parte', 'parte', bytes]],
  })
