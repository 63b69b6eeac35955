import { fechaEnZona, textos } from '@apremia/core'
import { writeActuacionesEjemplo } from '@apremia/workbooks'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getActuacionesEjemplo: Handler<'getActuacionesEjemplo'> = async ({ ahora }) => {
  const body = await writeActuacionesEjemplo(fechaEnZona(ahora()))
  const { archivo: name } = textos.actuaciones.libro
  return { kind: 'file', name, type: XLSX, size: body.length, body }
}
