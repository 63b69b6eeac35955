import { titulos as calls, trabajos } from '@apremia/api-client'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import type { Thunk } from '../../api/thunk.ts'
import type { Trabajo } from './trabajo.ts'

export const tieneResultado = ({ estado, archivo, lote }: Trabajo): boolean =>
  estado === 'terminado' && (archivo !== null || lote !== null)

export const downloadResultado =
  ({ id, archivo, lote }: Trabajo): Thunk<Promise<Failure | undefined>> =>
  (dispatch) =>
    archivo === null && lote !== null
      ? dispatch(downloadDocument(calls.downloadLote, { params: { id: lote } }))
      : dispatch(downloadDocument(trabajos.downloadTrabajo, { params: { id } }))
