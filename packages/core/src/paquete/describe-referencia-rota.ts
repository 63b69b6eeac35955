import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import type { ArchivoDePaquete } from './archivo-de-paquete.ts'

const { motivos: t } = textos

/** Files whose key is a code for which the municipality may use a code of its own. */
const DE_CODIGOS: ReadonlySet<string> = new Set(['abogados', 'etapas', 'recursos', 'situaciones'])

/** Tells whether a column has a code of a file in `DE_CODIGOS`, such as the type of an action. */
export const isColumnaDeCodigo = (
  { referencias }: Pick<ArchivoDePaquete, 'referencias'>,
  columna: string,
): boolean =>
  referencias.some(
    ({ columnas, archivo }) =>
      typeof archivo === 'string' && DE_CODIGOS.has(archivo) && columnas.at(-1) === columna,
  )

/**
 * Describes a reference to a row that does not exist. When the key of the row is a code, the message tells where to map
 * the municipality's own codes.
 *
 * @param clave key of the missing row, or null when the message does not name it
 */
export const describeReferenciaRota = (archivo: string, clave: string | null): string => {
  const motivo =
    clave === null
      ? interpolar(t.deNadieEnRegistro, { archivo })
      : interpolar(t.deNadie, { archivo, clave })
  return DE_CODIGOS.has(archivo) ? interpolar(t.codigoPropio, { motivo }) : motivo
}
