import { interpolar, textos } from '@apremia/core'
import { sendEncargo } from '../exportaciones/send-encargo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'

const t = textos.datosPersonales

export const downloadDatosPersonales: Handler<'downloadDatosPersonales'> = async (
  { db, documentos },
  { params: { id } },
) =>
  sendEncargo(documentos, await PEDIDOS_DE_DATOS.find(db, id), {
    noEsta: t.noEsta,
    olvidado: ['pedido-olvidado', interpolar(t.olvidado, { id })],
    sinArchivo: ['pedido-sin-archivo', interpolar(t.sinArchivo, { id })],
  })
