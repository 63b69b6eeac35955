import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'

const { motivos: t } = textos

/**
 * Files of the data package in which a code identifies each row, such as the code of a tax. The municipality may use
 * different codes in its own files.
 */
const DE_CODIGOS: ReadonlySet<string> = new Set(['abogados', 'etapas', 'recursos', 'situaciones'])

/**
 * Tells whether the column of a file has codes that the municipality may replace with its own codes, such as the type
 * of an action.
 */
export const isColumnaDeCodigo = (
  { referencias }: Pick<ArchivoDePaquete, 'referencias'>,
  columna: string,
): boolean =>
  referencias.some(
    ({ columnas, archivo }) =>
      typeof archivo === 'string' && DE_CODIGOS.has(archivo) && columnas.at(-1) === columna,
  )

/**
 * Explains that a row of a data package refers to a row that does not exist. When codes name the rows of `archivo`, the
 * message also says where to map the municipality's own codes.
 *
 * @param clave key of the missing row, or null when the message does not name the row
 */
export const describeReferenciaRota = (archivo: string, clave: string | null): string => {
  const motivo =
    clave === null
      ? interpolar(t.deNadieEnRegistro, { archivo })
      : interpolar(t.deNadie, { archivo, clave })
  return DE_CODIGOS.has(archivo) ? interpolar(t.codigoPropio, { motivo }) : motivo
}
