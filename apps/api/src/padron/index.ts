import { interpolar, textos } from '@apremia/core'
import { writePadronEjemplo } from '@apremia/workbooks'
import { nombreBase } from '../libros/nombre-de-archivo.ts'
import { notFound } from '../platform/http/app-error.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { applyCarga } from './apply-carga.ts'
import { toCarga } from './carga-wire.ts'
import { findTamano, pageCargas } from './cargas-repo.ts'
import { discardCarga } from './discard-carga.ts'
import { loadPadron } from './load-padron.ts'
import { getCambiosDePadron } from './read-cambios.ts'
import { requireCarga } from './require-carga.ts'
import { reviewPadron } from './review-padron.ts'
import { simulateUndoCarga, undoCarga } from './undo-carga.ts'

const { padron } = textos

const getCargas: Handler<'getCargas'> = async ({ db }, { query }) => {
  const { rows, total } = await pageCargas(db, query)
  return { rows: rows.map(toCarga), total }
}

const getCarga: Handler<'getCarga'> = async ({ db }, { params }) =>
  toCarga(await requireCarga(db, params.id))

const downloadRechazadas: Handler<'downloadRechazadas'> = async (
  { db, documentos },
  { params },
) => {
  const { rechazos, archivo } = await requireCarga(db, params.id)
  const tamano = rechazos === null ? undefined : await findTamano(db, rechazos)
  if (rechazos === null || tamano === undefined)
    throw notFound('La carga no tiene filas rechazadas.')
  return {
    kind: 'file',
    name: interpolar(padron.rechazadas, { nombre: nombreBase(archivo) }),
    type: XLSX,
    size: tamano,
    sha256: rechazos,
    body: documentos.read(rechazos),
  }
}

const getPadronEjemplo: Handler<'getPadronEjemplo'> = async () => {
  const body = await writePadronEjemplo()
  return { kind: 'file', name: padron.archivoDeEjemplo, type: XLSX, size: body.length, body }
}

export const cargasHandlers = {
  loadPadron,
  reviewPadron,
  getCargas,
  getCarga,
  getCambiosDePadron,
  downloadRechazadas,
  applyCarga,
  undoCarga,
  simulateUndoCarga,
  discardCarga,
  getPadronEjemplo,
}
