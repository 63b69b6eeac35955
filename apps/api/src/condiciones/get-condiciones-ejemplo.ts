import { fechaEnZona, municipioVigente } from '@apremia/core'
import { writeCondicionesEjemplo } from '@apremia/workbooks'
import { listParametros } from '../parametros/parametros-repo.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { listAbogadosConocidos } from './condiciones-repo.ts'

/**
 * The example workbook of legal conditions names a real lawyer and the real municipality. Only its contracts are
 * invented.
 */
export const getCondicionesEjemplo: Handler<'getCondicionesEjemplo'> = async ({ db, ahora }) => {
  const [primero] = await listAbogadosConocidos(db)
  const { nombre } = municipioVigente(await listParametros(db), fechaEnZona(ahora()))
  const body = await writeCondicionesEjemplo(primero?.codexterno ?? 'A01', nombre)
  return {
    kind: 'file',
    name: 'ejemplo_condiciones.xlsx',
    type: XLSX,
    size: body.length,
    body,
  }
}
