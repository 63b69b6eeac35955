import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { normalizeHeading } from './normalize-heading.ts'

const { equivalencias: t } = textos

/**
 * Returns the name of a column for a message to a person: the name in the data package and, when the municipality's
 * file has a different header, that header too.
 *
 * @param titulo header in the municipality's file, or null when the mapping gives one value to every row
 */
export const nombreDeColumna = (columna: string, titulo: string | null): string => {
  if (titulo === null) return interpolar(t.columnaFija, { columna })
  return normalizeHeading(titulo) === normalizeHeading(columna)
    ? columna
    : interpolar(t.columnaSuya, { columna, titulo })
}
