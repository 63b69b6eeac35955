import { createAlmacenComun } from './almacen/create-almacen-comun.ts'
import type { LoComun } from './almacen/open-lo-comun.ts'
import { checkReclamo } from './documentos/open-deposito.ts'
import { checkContinuidad } from './numeracion/assert-continuidad.ts'
import {
  type CarpetaCompartida,
  createCarpetaComun,
  shareCarpeta,
} from './platform/carpeta-compartida.ts'
import { assertClase } from './platform/clase-de-instalacion.ts'
import type { Config } from './platform/config.ts'
import type { Queryable } from './platform/db/queryable.ts'
import { checkInstalacion } from './platform/instalacion.ts'
import { tryPort } from './primer-arranque.ts'

/**
 * Checks all that may refuse a start, before the transaction of the migrations is committed. After a refusal, an older
 * version of the program can therefore still open the database and the data folder.
 *
 * @returns object that answers other server processes when they check whether they share one data folder. Undefined
 * over the embedded database
 * @throws ConfigError with the reason of the refusal
 */
export const checkArranque = async (
  tx: Queryable,
  { config, loComun }: { readonly config: Config; readonly loComun: LoComun },
  log: { readonly warn: (message: string) => void },
): Promise<CarpetaCompartida | undefined> => {
  const { databaseUrl, dataDir } = config
  const { objetos } = loComun
  await assertClase(tx, config)
  const id = await checkInstalacion(tx, config)
  if (objetos) await checkReclamo(objetos.claim, id)
  await tryPort(config)
  const comun = objetos ? createAlmacenComun(objetos) : createCarpetaComun(dataDir)
  const compartida =
    databaseUrl === undefined ? undefined : await shareCarpeta({ databaseUrl, comun }, log)
  try {
    await checkContinuidad(tx, { config, ...loComun })
    return compartida
  } catch (error) {
    await compartida?.close()
    throw error
  }
}
