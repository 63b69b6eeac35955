import { hasAnclas } from '../historial/anclas.ts'
import type { Config } from '../platform/config.ts'
import { findNacido, isPorConfirmar, isSuSello, listSellos, type Sello } from './sello.ts'

export interface CarpetaHallada {
  /**
   * Seal of this data folder that the database has stored. A seal is a file that ties a data folder to the database.
   */
  readonly anterior: Sello | undefined
  /** Creation time of the seal file in this data folder. Undefined when the folder has no such file. */
  readonly nacido: number | null | undefined
  readonly motivos: readonly string[]
}

const COPIA = 'la carpeta de datos o la base son una copia: no son las del último arranque'
const SIN_ANCLAS = 'falta el archivo historial-anclas.ndjson, donde se anotan los últimos números'
const VARIAS =
  'la base la usaron varias máquinas, cada una con su carpeta de datos, y no está configurado el almacén que comparten (DOCUMENTOS_S3_URL)'
const POR_CONFIRMAR = 'la base se restauró de una copia y nadie confirmó sus últimos números'

type Lugar = { readonly config: Pick<Config, 'dataDir'> }

const look = async (
  lugar: Lugar,
  anterior: Sello,
  otros: readonly string[] = [],
): Promise<CarpetaHallada> => {
  const nacido = await findNacido(lugar.config.dataDir, anterior)
  const motivos = [
    ...otros,
    ...(isSuSello(anterior, nacido) ? [] : [COPIA]),
    // Every version of the product that creates a seal file also creates `historial-anclas.ndjson`. A data folder with
    // only the seal file has therefore lost the other one.
    ...(hasAnclas(lugar) ? [] : [SIN_ANCLAS]),
  ]
  return { anterior, nacido, motivos }
}

const NUEVA: CarpetaHallada = { anterior: undefined, nacido: undefined, motivos: [] }

export const findCarpetaUnica = async (
  lugar: Lugar,
  conocidas: readonly Sello[],
): Promise<CarpetaHallada> => {
  const [unica, ...demas] = conocidas
  if (unica === undefined) return NUEVA
  if (demas.length === 0) return look(lugar, unica)
  const sellos = await listSellos(lugar.config.dataDir)
  return look(lugar, conocidas.find(({ sello }) => sellos.includes(sello)) ?? unica, [VARIAS])
}

/**
 * Finds the data folder of this machine, when several machines share an S3-compatible store. Accepts an empty folder as
 * a new one. Also accepts the folder of a machine that was off while an administrator accepted a restored database.
 *
 * @param vuelve true when the store records that a restored database was accepted since the folder was last used
 */
export const findCarpetaDeMaquina = async (
  lugar: Lugar,
  conocidas: readonly Sello[],
  vuelve: boolean,
): Promise<CarpetaHallada> => {
  const sellos = await listSellos(lugar.config.dataDir)
  const suya = conocidas.find(({ sello }) => sellos.includes(sello))
  if (suya !== undefined) return look(lugar, suya)
  const pendiente = conocidas.find(isPorConfirmar)
  if (pendiente !== undefined) return { ...NUEVA, anterior: pendiente, motivos: [POR_CONFIRMAR] }
  const usada = sellos.length > 0 || hasAnclas(lugar)
  if (!usada || vuelve || conocidas.length === 0) return NUEVA
  return { ...NUEVA, motivos: [COPIA] }
}
