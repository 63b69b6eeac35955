import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { normalizeHeading } from './normalize-heading.ts'

const { equivalencias: t } = textos

/**
 * Returns how a message names a column: the name in the data package, followed by the municipality's header when that
 * header differs.
 *
 * @param titulo header in the municipality's file, or null when the mapping gives one value to every row
 */
export const nombreDeColumna = (columna: string, titulo: string | null): string => {
  if (titulo === null) return interpolar(t.columnaFija, { columna })
  return normalizeHeading(titulo) === normalizeHeading(columna)
    ? columna
    : interpolar(t.columnaSuya, { columna, titulo })
}
