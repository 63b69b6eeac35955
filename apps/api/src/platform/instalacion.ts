import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import type { Db, Queryable } from './db/queryable.ts'
import { secreto } from './secretos/secreto-table.ts'
import { writeAside } from './write-aside.ts'

/**
 * Name under which the identifier of the installation is stored: in the data folder as a file, and in the database as a
 * row of the table `secreto`.
 */
export const MARCA_DE_INSTALACION = 'instalacion'

const readMark = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const findId = async (db: Queryable): Promise<string | undefined> => {
  const [row] = await db.select().from(secreto).where(eq(secreto.clave, MARCA_DE_INSTALACION))
  return row?.valor
}

/**
 * Returns the identifier of the installation, and creates it when the database has none. Over PostgreSQL, the start has
 * already created it and written it to the data folder ({@link assertInstalacion}).
 */
export const readInstalacionId = async (db: Db): Promise<string> => {
  await db
    .insert(secreto)
    .values({ clave: MARCA_DE_INSTALACION, valor: randomUUID() })
    .onConflictDoNothing()
  const id = await findId(db)
  if (id === undefined) throw new Error('La base no tiene identificador de instalación')
  return id
}

const carpetaDeOtra = (dataDir: string): ConfigError =>
  new ConfigError(
    `DATA_DIR (${dataDir}) guarda los documentos de otra base. Indique el DATA_DIR de esta base o corrija DATABASE_URL.`,
  )

/**
 * Checks that the data folder belongs to a PostgreSQL database, before a command of the server changes the folder.
 * Writes nothing.
 *
 * @throws ConfigError when the folder does not belong to the database
 */
export const compareInstalacion = async (db: Db, dataDir: string): Promise<void> => {
  const known = await findId(db)
  const mark = await readMark(join(dataDir, MARCA_DE_INSTALACION))
  if (known !== undefined && mark === known) return
  if (mark !== undefined && known !== undefined) throw carpetaDeOtra(dataDir)
  throw new ConfigError(
    `DATA_DIR (${dataDir}) no es la carpeta de esta base. Indique DATA_DIR y DATABASE_URL como al arrancar el servidor, que debe haber arrancado una vez.`,
  )
}

/** @throws ConfigError when the folder does not have the identifier of the database, and may not receive it */
const refuseOtraCarpeta = (
  { dataDir, almacen }: Pick<Config, 'dataDir' | 'almacen'>,
  known: string | undefined,
  mark: string | undefined,
): void => {
  if (mark === known) return
  if (mark !== undefined) throw carpetaDeOtra(dataDir)
  if (almacen !== undefined) return
  throw new ConfigError(
    `Los documentos de esta base (DATABASE_URL) no están en ${dataDir}: los guarda otra carpeta. Arranque con el DATA_DIR de siempre. Si mudó la carpeta, mude todo su contenido, también el archivo «${MARCA_DE_INSTALACION}». Si es otra máquina, con su propia carpeta, las dos necesitan un almacén común: configúrelo en DOCUMENTOS_S3_URL y mueva ahí los documentos. Si la carpeta se perdió, escriba ${known} en ${join(dataDir, MARCA_DE_INSTALACION)} y arranque: los documentos que falten no se podrán descargar.`,
  )
}

/**
 * Checks, before the migrations of a start are committed, that {@link assertInstalacion} will accept the data folder.
 * Writes nothing.
 *
 * @returns the identifier of the installation, or undefined when neither the database nor the folder has one
 * @throws ConfigError when the folder belongs to another database, or is not the folder of this database
 */
export const checkInstalacion = async (
  db: Queryable,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'almacen'>,
): Promise<string | undefined> => {
  const known = await findId(db)
  if (config.databaseUrl === undefined) return known
  const mark = await readMark(join(config.dataDir, MARCA_DE_INSTALACION))
  if (known !== undefined) refuseOtraCarpeta(config, known, mark)
  return known ?? mark
}

/**
 * Checks that the data folder belongs to the database. The first start gives the folder and the database the same
 * identifier. Processes that share a database must share the folder of documents. Later, an empty folder is accepted
 * only with an S3-compatible store, where each machine has its own folder.
 *
 * @throws ConfigError when the folder belongs to another database, or is not the folder of this database
 */
export const assertInstalacion = async (
  db: Db,
  config: Pick<Config, 'dataDir' | 'almacen'>,
): Promise<void> => {
  const { dataDir } = config
  const path = join(dataDir, MARCA_DE_INSTALACION)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const known = await db.transaction(async (tx) => {
    // When two processes make their first start at the same time, the second process waits here until the first process
    // has written the identifier to the folder.
    const id = (await readMark(path)) ?? randomUUID()
    const [made] = await tx
      .insert(secreto)
      .values({ clave: MARCA_DE_INSTALACION, valor: id })
      .onConflictDoNothing()
      .returning()
    if (made) await writeAside(path, `${id}\n`)
    return findId(tx)
  })
  const mark = await readMark(path)
  refuseOtraCarpeta(config, known, mark)
  if (mark === undefined) await writeAside(path, `${known}\n`)
}

/**
 * Refuses to create an embedded database in the folder of an installation over PostgreSQL. Otherwise a start without
 * DATABASE_URL would begin a new empty installation there.
 *
 * @throws ConfigError when the folder has the identifier of a PostgreSQL database
 */
export const refuseCarpetaAjena = async ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> => {
  if (
    databaseUrl !== undefined ||
    (await readMark(join(dataDir, MARCA_DE_INSTALACION))) === undefined
  )
    return
  throw new ConfigError(
    `DATA_DIR (${dataDir}) guarda los documentos de una instalación sobre PostgreSQL y falta DATABASE_URL. Póngala como estaba, o indique otro DATA_DIR.`,
  )
}
