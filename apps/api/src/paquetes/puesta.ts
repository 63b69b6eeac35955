import { type ArchivoDePaquete, type FormaDeColumna, findArchivoDePaquete } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { FilasDePaquete, PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import { copyRows } from '../platform/db/copy-rows.ts'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'

export interface ArchivoPuesto {
  readonly archivo: ArchivoDePaquete
  readonly columnas: readonly string[]
  /**
   * Staging table with the rows of the file. It has the columns of the file in lower case, the number of each row
   * (`fila`) and whether the row is refused (`rechazada`).
   */
  readonly tabla: string
}

const TIPOS: Readonly<Partial<Record<FormaDeColumna['clase'], string>>> = {
  entero: 'integer',
  importe: 'bigint',
  fecha: 'date',
  siNo: 'boolean',
}

const tipoDe = ({ columnas }: ArchivoDePaquete, nombre: string): string =>
  TIPOS[columnas.find((columna) => columna.nombre === nombre)?.forma.clase ?? 'texto'] ?? 'text'

const tablaDe = (carga: number, archivo: string): string => `entrada.carga_${carga}_${archivo}`

export const enMinusculas = (nombre: string): string => nombre.toLowerCase()

/**
 * Drops the staging tables of imports that ended or whose process stopped. The tables are unlogged, so a crash of the
 * database empties them, and the job then reads the data package again.
 */
export const dropPuestas = async (db: Queryable, cargas: readonly number[]): Promise<void> => {
  const { rows } = await db.execute<{ tabla: string }>(sql`
    select format('entrada.%I', tablename) as tabla from pg_tables
    where schemaname = 'entrada'
      and split_part(tablename, '_', 2) = any(${sql.param(cargas.map(String))}::text[])`)
  for (const { tabla } of rows) await db.execute(sql.raw(`drop table if exists ${tabla}`))
}

const createTabla = async (
  db: Db,
  carga: number,
  { archivo: nombre, columnas }: FilasDePaquete,
): Promise<ArchivoPuesto> => {
  const archivo = findArchivoDePaquete(nombre)
  if (archivo === undefined) throw new Error(`El paquete no lleva «${nombre}»`)
  const tabla = tablaDe(carga, nombre)
  const definidas = columnas.map(
    (columna) => `${enMinusculas(columna)} ${tipoDe(archivo, columna)}`,
  )
  await db.execute(
    sql.raw(`create unlogged table ${tabla} (
      fila integer not null, ${definidas.join(', ')}, rechazada boolean not null)`),
  )
  return { archivo, columnas, tabla }
}

const POR_VEZ = 4_000

/**
 * SQL that undoes the escapes of PostgreSQL's COPY in a text. A double backslash is replaced by chr(1) until the end,
 * because its second backslash could look like the start of another escape.
 */
const unescapeText = (texto: string): string =>
  String.raw`replace(replace(replace(replace(${texto}, '\\', chr(1)), '\n', chr(10)), '\t', chr(9)), chr(1), '\')`

const insertLineas = async (
  db: Db,
  { archivo, columnas, tabla }: ArchivoPuesto,
  copia: Uint8Array,
): Promise<void> => {
  const tipos = ['integer', ...columnas.map((columna) => tipoDe(archivo, columna)), 'boolean']
  const valores = tipos.map((tipo, i) =>
    tipo === 'text' ? unescapeText(`c[${i + 1}]`) : `c[${i + 1}]::${tipo}`,
  )
  const nombres = ['fila', ...columnas.map(enMinusculas), 'rechazada']
  const lineas = Buffer.from(copia).toString('utf8').split('\n')
  lineas.pop()
  for (let i = 0; i < lineas.length; i += POR_VEZ)
    await db.execute(sql`
      insert into ${sql.raw(tabla)} (${sql.raw(nombres.join(', '))})
      select ${sql.raw(valores.join(', '))}
      from unnest(string_to_array(${lineas.slice(i, i + POR_VEZ).join('\n')}, E'\n')) as l(linea)
      cross join lateral (select string_to_array(l.linea, E'\t', '\\N') as c) p`)
}

/**
 * Creates the reader of a data package. The worker thread reads the next rows while the database writes the current
 * ones.
 */
const createLector = (
  worker: WorkerClient<LibroOperations>,
  onLeidas: (archivo: string, leidas: number) => void,
) => {
  const ask = () => {
    const paso = worker.call('siguientePaquete', undefined as never)
    paso.catch(() => undefined)
    return paso
  }
  let siguiente = ask()
  let revisado: PaqueteRevisado | undefined
  const peek = async (): Promise<FilasDePaquete | undefined> => {
    const paso = await siguiente
    if (paso.fin) {
      revisado = paso.revisado
      return undefined
    }
    onLeidas(paso.filas.archivo, paso.leidas)
    return paso.filas
  }
  async function* copiasDe(primera: FilasDePaquete): AsyncGenerator<Uint8Array> {
    let actual: FilasDePaquete | undefined = primera
    while (actual?.archivo === primera.archivo) {
      siguiente = ask()
      yield actual.copia
      actual = await peek()
    }
  }
  return {
    peek,
    copiasDe,
    end: (): PaqueteRevisado => {
      if (revisado === undefined) throw new Error('No se leyó el paquete entero')
      return revisado
    },
  }
}

interface Puesta {
  readonly archivos: readonly ArchivoPuesto[]
  readonly revisado: PaqueteRevisado
}

export const putPaquete = async (
  { db, pool }: { readonly db: Db; readonly pool: Pool | undefined },
  worker: WorkerClient<LibroOperations>,
  carga: number,
  onLeidas: (archivo: string, leidas: number) => void,
): Promise<Puesta> => {
  const archivos: ArchivoPuesto[] = []
  const lector = createLector(worker, onLeidas)
  for (;;) {
    const primera = await lector.peek()
    if (primera === undefined) return { archivos, revisado: lector.end() }
    const puesto = await createTabla(db, carga, primera)
    archivos.push(puesto)
    const copias = lector.copiasDe(primera)
    if (pool === undefined) for await (const copia of copias) await insertLineas(db, puesto, copia)
    else {
      const columnas = ['fila', ...puesto.columnas.map(enMinusculas), 'rechazada'].join(', ')
      await copyRows(pool, `copy ${puesto.tabla} (${columnas}) from stdin`, copias)
    }
    await db.execute(sql.raw(`analyze ${puesto.tabla}`))
  }
}
