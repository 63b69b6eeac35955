import {
  DESDE_SIEMPRE,
  describeValorDeParametro,
  fechaEnZona,
  readValorDeParametro,
  valorDeParametro,
} from '@apremia/core'
import { SISTEMA } from '../historial/append-historial.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { listParametros } from './parametros-repo.ts'
import { lockParametros, writeParametro } from './write-parametro.ts'

const CLAVE = 'municipio.nombre'

/**
 * Sets the name of the municipality at the first start, also for every past day (D20). A later name is in force from
 * its date, because printed documents keep the name of their day. Afterwards, another name in the environment only
 * gives a warning.
 *
 * @throws ConfigError when there is no name yet and the environment gives none, or when the name cannot be printed
 */
export const nameMunicipio = async (
  tx: Tx,
  given: string | undefined,
  momento: Date,
): Promise<void> => {
  const nombre = given === undefined ? undefined : readValorDeParametro(CLAVE, given)
  if (given !== undefined && nombre === undefined)
    throw new ConfigError(`MUNICIPIO_NOMBRE debe ser ${describeValorDeParametro(CLAVE)}.`)
  await lockParametros(tx)
  const actual = valorDeParametro(await listParametros(tx), CLAVE, fechaEnZona(momento))
  if (actual === '') {
    if (nombre === undefined)
      throw new ConfigError('Falta el nombre del municipio: indíquelo en MUNICIPIO_NOMBRE.')
    const cambio = {
      clave: CLAVE,
      valor: nombre,
      vigenteDesde: DESDE_SIEMPRE,
      motivo: 'MUNICIPIO_NOMBRE',
      anterior: null,
      corrige: false,
      cambia: true,
    } as const
    await writeParametro(tx, cambio, { actor: SISTEMA, momento, visto: '' })
    return
  }
  if (nombre !== undefined && nombre !== actual)
    console.warn(
      `MUNICIPIO_NOMBRE dice «${nombre}» y el municipio se llama «${actual}»: no se cambió. Para cambiarlo: apremia parametros poner ${CLAVE} '${nombre}'`,
    )
}
