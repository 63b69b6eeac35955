import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { paquetes, ReplyOf, Trabajo } from '@apremia/api-client'
import { findArchivoDePaquete } from '@apremia/core'
import { openPaquete, writePaqueteZip } from '@apremia/workbooks'
import type { Pool } from 'pg'
import { upload } from './libros.ts'
import { waitTrabajo } from './padron.ts'
import type { TestApp } from './test-app.ts'
import { openTestFolder } from './test-folder.ts'
import { zipTextos } from './zip-textos.ts'

export type PaqueteDePrueba = ReplyOf<typeof paquetes.getPaquete>

/** Rows of a file of a data package, by column name. The first row decides the columns of the file. */
export type FilasDePaqueteDePrueba = readonly Readonly<Record<string, string | number>>[]

const toField = (valor: string | number | undefined): string =>
  `"${String(valor ?? '').replaceAll('"', '""')}"`

const toCsv = (filas: FilasDePaqueteDePrueba): string => {
  const columnas = Object.keys(filas[0] ?? {})
  return [columnas, ...filas.map((fila) => columnas.map((columna) => fila[columna]))]
    .map((linea) => linea.map(toField).join(';'))
    .join('\r\n')
}

export const zipCarpeta = async (carpeta: string): Promise<Buffer> => {
  const folder = openTestFolder()
  const path = join(folder.path, 'p.zip')
  const paquete = await openPaquete(carpeta)
  await writePaqueteZip(createWriteStream(path), paquete)
  paquete.close()
  const bytes = readFileSync(path)
  folder.remove()
  return bytes
}

/**
 * Builds the zip of a data package. A file that is missing in `modos` gets the first load mode that the file admits.
 */
export const zipDePrueba = async (
  archivos: Readonly<Record<string, FilasDePaqueteDePrueba>>,
  {
    liquidadoAl = '2026-11-19',
    modos = {},
    adjuntos = {},
  }: {
    readonly liquidadoAl?: string
    readonly modos?: Readonly<Record<string, string>>
    readonly adjuntos?: Readonly<Record<string, Buffer>>
  } = {},
): Promise<Buffer> => {
  const manifiesto = Object.keys(archivos).map((archivo) => ({
    ARCHIVO: archivo,
    MODO: modos[archivo] ?? findArchivoDePaquete(archivo)?.modos[0] ?? '',
    LIQUIDADO_AL: archivo === 'deuda' ? liquidadoAl : '',
  }))
  const textos = Object.entries({ manifiesto, ...archivos }).map(
    ([nombre, filas]) => [`${nombre}.csv`, toCsv(filas)] as const,
  )
  return zipTextos(new Map(textos), adjuntos)
}

export interface CargaDePaqueteDePrueba {
  readonly trabajo: Trabajo
  readonly carga: PaqueteDePrueba
}

export const loadPaqueteDePrueba = async (
  test: TestApp,
  token: string,
  bytes: Buffer,
  fields: Readonly<Record<string, string>> = {},
  name = 'noche.zip',
): Promise<CargaDePaqueteDePrueba> => {
  const file = { name, bytes }
  const response = await upload(test, '/api/paquetes', token, fields, file)
  if (response.statusCode !== 200) throw new Error(response.body)
  const { carga, trabajo } = response.json<{ carga: number; trabajo: Trabajo }>()
  const fin = await waitTrabajo(test, token, trabajo.id)
  const leida = await test.call('GET', `/api/paquetes/${carga}`, token)
  return { trabajo: fin, carga: leida.json() }
}

const TABLAS = [
  ...['recurso', 'situacion', 'abogado', 'contribuyente', 'inmueble', 'comercio'],
  ...['imponible_recurso', 'vinculo', 'plan_pago', 'plan_cuota', 'deuda', 'situacion_historica'],
  ...['titulo', 'actuacion', 'caso', 'carta', 'carta_imponible', 'carta_acuse'],
  ...['convenio', 'convenio_plan', 'convenio_cuota', 'convenio_plan_cuota'],
]

export const dumpRegistro = async (pool: Pool): Promise<Readonly<Record<string, string[]>>> => {
  const volcado: Record<string, string[]> = {}
  for (const tabla of TABLAS) {
    const { rows } = await pool.query<{ fila: string }>(
      `select (to_jsonb(t) - 'id' - 'version' - 'convenio_id')::text as fila from ${tabla} t order by 1`,
    )
    volcado[tabla] = rows.map(({ fila }) => fila)
  }
  return volcado
}
