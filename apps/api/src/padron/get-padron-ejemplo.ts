import { textos } from '@apremia/core'
import { writePadronEjemplo } from '@apremia/workbooks'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'

const { padron } = textos

export const getPadronEjemplo: Handler<'getPadronEjemplo'> = async () => {
  const body = await writePadronEjemplo()
  return { kind: 'file', name: padron.archivoDeEjemplo, type: XLSX, size: body.length, body }
}
