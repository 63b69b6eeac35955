import type { CampoDeInmueble } from '@apremia/core'
import type { DatosDelMunicipio } from '@apremia/workbooks'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { CabezaDePadron, PedazoDePadron } from '../libros/padron-en-hilo.ts'
import { copyRows } from '../platform/db/copy-rows.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { columnaDe, esEntero } from './columnas-de-carga.ts'

export interface Puesta {
  readonly cabeza: CabezaDePadron
  readonly filas: number
  readonly rechazadas: number
  readonly sinNumero: number
  /**
   * Numbers of the rows with merged cells in the uploaded file of properties. They are known only after the whole file
   * is read.
   */
  readonly combinadas: readonly number[]
}

interface Herramientas {
  readonly db: Db
  /** Connection pool for COPY. Undefined on the embedded database, which has one connection and no COPY. */
  readonly pool: Pool | undefined
}

const FIJAS = ['carga', 'fila', 'nro_inmueble', 'recurso', 'primera', 'rechazada']
const TIPOS_FIJOS = ['integer', 'integer', 'integer', 'text', 'boolean', 'boolean']

const CONTADAS = 'carga, nro_inmueble, recurso, primera, rechazada, par_provincial'

const POR_VEZ = 4_000

/**
 * Inserts rows into the embedded database, a few thousand in each statement. `copia` has the rows in the text format of
 * COPY.
 */
const insertLineas = async (
  db: Db,
  campos: readonly CampoDeInmueble[],
  copia: Uint8Array,
): Promise<void> => {
  const columnas = [...FIJAS, ...campos.map(columnaDe)]
  const tipos = [...TIPOS_FIJOS, ...campos.map((campo) => (esEntero(campo) ? 'integer' : 'text'))]
  const valores = tipos.map((tipo, i) =>
    tipo === 'text' ? String.raw`replace(c[${i + 1}], '\\', '\')` : `c[${i + 1}]::${tipo}`,
  )
  const lineas = Buffer.from(copia).toString('utf8').split('\n')
  lineas.pop()
  for (let i = 0; i < lineas.length; i += POR_VEZ)
    await db.execute(sql`
      insert into padron_carga_fila (${sql.raw(columnas.join(', '))})
      select ${sql.raw(valores.join(', '))}
      from unnest(string_to_array(${lineas.slice(i, i + POR_VEZ).join('\n')}, E'\n')) as l(linea)
      cross join lateral (select string_to_array(l.linea, E'\t', '\\N') as c) p`)
}

const leerPedazos = async function* (
  worker: WorkerClient<LibroOperations>,
  carga: number,
): AsyncGenerator<PedazoDePadron> {
  // The worker thread reads the next rows of the file while the database writes the present ones.
  let siguiente = worker.call('siguientePadron', { carga })
  for (;;) {
    const pedazo = await siguiente
    if (pedazo.fin) {
      yield pedazo
      return
    }
    siguiente = worker.call('siguientePadron', { carga })
    siguiente.catch(() => undefined)
    yield pedazo
  }
}

/**
 * Copies the rows of a file to the staging table. Rows that an unfinished run left are deleted first.
 *
 * @param onFilas called with the number of rows read so far
 */
export const stagePadron = async (
  { db, pool }: Herramientas,
  worker: WorkerClient<LibroOperations>,
  entrada: { readonly carga: number; readonly path: string } & DatosDelMunicipio,
  onFilas: (filas: number) => void,
): Promise<Puesta> => {
  const { carga, ...abierto } = entrada
  await db.execute(sql`delete from padron_carga_fila where carga = ${carga}`)
  const cabeza = await worker.call('abrirPadron', abierto)
  let combinadas: readonly number[] = []
  const cuenta = { filas: 0, rechazadas: 0, sinNumero: 0 }
  async function* copias(): AsyncGenerator<Uint8Array> {
    for await (const pedazo of leerPedazos(worker, carga)) {
      cuenta.filas += pedazo.filas
      cuenta.rechazadas += pedazo.rechazadas
      cuenta.sinNumero += pedazo.sinNumero
      if (pedazo.fin) combinadas = pedazo.combinadas
      onFilas(cuenta.filas + cuenta.rechazadas)
      if (pedazo.copia.length > 0) yield pedazo.copia
    }
  }
  if (pool === undefined)
    for await (const copia of copias()) await insertLineas(db, cabeza.campos, copia)
  else {
    const columnas = [...FIJAS, ...cabeza.campos.map(columnaDe)].join(', ')
    await copyRows(pool, `copy padron_carga_fila (${columnas}) from stdin`, copias())
    await db.execute(sql`analyze padron_carga_fila (${sql.raw(CONTADAS)})`)
  }
  return { cabeza, combinadas, ...cuenta }
}
