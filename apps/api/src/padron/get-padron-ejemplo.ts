import { textos } from '@apremia/core'
import { writePadronEjemplo } from '@apremia/workbooks'
import { loadFormatoDePartida } from '../parametros/formato-de-partida.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'

const { padron } = textos

export const getPadronEjemplo: Handler<'getPadronEjemplo'> = async ({ db, ahora }) => {
  const body = await writePadronEjemplo(await loadFormatoDePartida(db, ahora))
  return { kind: 'file', name: padron.archivoDeEjemplo, type: XLSX, size: body.length, body }
}
