import { writeBasicoEjemplo } from '@apremia/workbooks'
import { findEjemplos } from '../padron/ejemplos-repo.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'

/**
 * Sends the example workbook of 'Descargar Ejemplo Base' (D156). In a demonstration its two rows are from the
 * fictitious register, so that they can become executive titles. In a real installation its rows are invented.
 */
export const getXlsExample: Handler<'getXlsExample'> = async ({ db, identidad }, { query }) => {
  const ejemplos = identidad.demo ? await findEjemplos(db, query.category) : undefined
  const body = await writeBasicoEjemplo(query.category, ejemplos)
  return {
    kind: 'file',
    name: `ejemplo_base_${query.category}.xlsx`,
    type: XLSX,
    size: body.length,
    body,
  }
}
