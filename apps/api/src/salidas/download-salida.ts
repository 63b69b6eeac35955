import { interpolar, textos } from '@apremia/core'
import { sendEncargo } from '../exportaciones/send-encargo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { SALIDAS_CONSERVADAS, SALIDAS_PEDIDAS } from './salidas-repo.ts'

const t = textos.salidas

export const downloadSalida: Handler<'downloadSalida'> = async (
  { db, documentos },
  { params: { id } },
) =>
  sendEncargo(documentos, await SALIDAS_PEDIDAS.find(db, id), {
    noEsta: interpolar(t.noEsta, { id }),
    olvidado: ['exportacion-olvidada', interpolar(t.olvidada, { id, n: SALIDAS_CONSERVADAS })],
    sinArchivo: ['exportacion-sin-archivo', interpolar(t.sinArchivo, { id })],
  })
