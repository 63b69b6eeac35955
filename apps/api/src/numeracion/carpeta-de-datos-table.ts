import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Data folders of the servers of this database: one folder, or one for each machine when the machines share an
 * S3-compatible store.
 */
export const carpetaDeDatos = pgTable('carpeta_de_datos', {
  /** Name of the seal file that the last start of the server created in the folder (see `sello.ts`). */
  sello: text('sello').primaryKey(),
  /**
   * Creation time of the seal file, in milliseconds since 1970. Null when the file system does not give creation times.
   */
  selloNacido: bigint('sello_nacido', { mode: 'number' }),
})
