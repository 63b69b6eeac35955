import { hasContent, type Sheet, type Workbook } from '../read/workbook.ts'
import { WorkbookError } from '../workbook-error.ts'
import { normalizeHeading } from './normalize-heading.ts'
import type { TableEnd } from './read-table.ts'

const INSTRUCCIONES = 'instrucciones'

/** Returns the first visible sheet of a workbook that is not the sheet of instructions (D154). */
export const firstSheet = ({ sheets }: Workbook): Sheet => {
  const visible = sheets.filter((sheet) => sheet.visible)
  const sheet = visible.find(({ name }) => normalizeHeading(name) !== INSTRUCCIONES) ?? visible[0]
  if (!sheet) throw new WorkbookError('sin-hojas')
  return sheet
}

/** Finds a sheet by name, ignoring case and accents. */
export const sheetNamed = ({ sheets }: Workbook, name: string): Sheet => {
  const sheet = sheets.find((one) => normalizeHeading(one.name) === normalizeHeading(name))
  if (!sheet) throw new WorkbookError('hoja-faltante', name)
  return sheet
}

export const unreadSheets = async (
  { sheets }: Workbook,
  read: readonly Sheet[],
): Promise<string[]> => {
  const avisos: string[] = []
  for (const sheet of sheets) {
    if (read.includes(sheet) || normalizeHeading(sheet.name) === INSTRUCCIONES) continue
    if (await hasContent(sheet)) avisos.push(`La hoja «${sheet.name}» no se leyó.`)
  }
  return avisos
}

export const tableNotices = (
  hoja: string,
  {
    hidden,
    hiddenColumns,
    ignored,
  }: Pick<TableEnd<string>, 'hidden' | 'hiddenColumns'> & { readonly ignored: readonly string[] },
): string[] => {
  const avisos: string[] = []
  if (hidden === 1) avisos.push(`Se incluyó 1 fila oculta de la hoja «${hoja}».`)
  if (hidden > 1) avisos.push(`Se incluyeron ${hidden} filas ocultas de la hoja «${hoja}».`)
  const [columna] = hiddenColumns
  if (hiddenColumns.length === 1)
    avisos.push(`Se incluyó la columna oculta ${columna} de la hoja «${hoja}».`)
  if (hiddenColumns.length > 1)
    avisos.push(
      `Se incluyeron las columnas ocultas ${hiddenColumns.join(', ')} de la hoja «${hoja}».`,
    )
  if (ignored.length === 1) avisos.push(`No se usa la columna ${ignored[0]} de la hoja «${hoja}».`)
  if (ignored.length > 1)
    avisos.push(`No se usan las columnas ${ignored.slice(0, 20).join(', ')} de la hoja «${hoja}».`)
  return avisos
}
