import { hasContent, type Sheet, type Workbook } from '../read/workbook.ts'
import { WorkbookError } from '../workbook-error.ts'
import { normalizeHeading } from './normalize-heading.ts'

const INSTRUCCIONES = 'instrucciones'

/** The first sheet people see, the instructions aside (D154). */
export const firstSheet = ({ sheets }: Workbook): Sheet => {
  const visible = sheets.filter((sheet) => sheet.visible)
  const sheet = visible.find(({ name }) => normalizeHeading(name) !== INSTRUCCIONES) ?? visible[0]
  if (!sheet) throw new WorkbookError('sin-hojas')
  return sheet
}

/** The sheet of that name, however it is written. */
export const sheetNamed = ({ sheets }: Workbook, name: string): Sheet => {
  const sheet = sheets.find((one) => normalizeHeading(one.name) === normalizeHeading(name))
  if (!sheet) throw new WorkbookError('hoja-faltante', name)
  return sheet
}

/** A notice for each sheet with content that nobody reads. */
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

/** '1 fila oculta' or '3 filas ocultas'. */
const hiddenRows = (count: number): string =>
  count === 1 ? 'Se incluyó 1 fila oculta.' : `Se incluyeron ${count} filas ocultas.`

export const tableNotices = (
  hoja: string,
  { hidden, ignored }: { readonly hidden: number; readonly ignored: readonly string[] },
): string[] => [
  ...(hidden > 0 ? [`Hoja «${hoja}»: ${hiddenRows(hidden)}`] : []),
  ...(ignored.length > 0
    ? [`Hoja «${hoja}»: no se usan las columnas ${ignored.slice(0, 20).join(', ')}.`]
    : []),
]
