import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { PDF, ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLote, pageLotes } from './lotes-repo.ts'

const listLotesDeCartas: Handler<'listLotesDeCartas'> = ({ db }, { sesion, query }) =>
  pageLotes(db, sesion, query)

const getLoteDeCartas: Handler<'getLoteDeCartas'> = ({ db }, { sesion, params }) =>
  findLote(db, sesion, params.id)

const downloadLoteDeCartas: Handler<'downloadLoteDeCartas'> = async (
  { db, documentos },
  { sesion, params },
) => {
  const { archivo, formato, sha256, tamano, trabajo } = await findLote(db, sesion, params.id)
  if (sha256 === null || tamano === null) {
    const { lotePendiente } = textos.cartas
    throw new AppError(409, 'lote-pendiente', lotePendiente, { detalle: { trabajo } })
  }
  return {
    kind: 'file',
    name: archivo,
    type: formato === 'pdf' ? PDF : ZIP,
    size: tamano,
    sha256,
    body: documentos.read(sha256),
  }
}

export const lecturasDeLotes = { listLotesDeCartas, getLoteDeCartas, downloadLoteDeCartas }
