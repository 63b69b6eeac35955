import { copyFile } from 'node:fs/promises'
import { textos } from '@apremia/core'
import { detectTipo } from '../documentos/detect-tipo.ts'
import { type PorGuardar, transactKeeping } from '../documentos/transact-keeping.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Adjunto } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findCarta } from './lista-de-cartas.ts'
import { recordAcuses } from './record-acuses.ts'

const { acuse: palabras } = textos.cartas

/** @throws AppError 400 when the request has more than one scan; 415 when the scan is neither an image nor a PDF */
const readEscaneo = async (adjuntos: readonly Adjunto[]): Promise<PorGuardar[]> => {
  const [escaneo, otro] = adjuntos
  if (otro !== undefined) throw new AppError(400, 'un-escaneo', palabras.unEscaneo)
  if (escaneo === undefined) return []
  const tipo = await detectTipo(escaneo.path)
  if (tipo === undefined || !/^(application\/pdf|image\/)/.test(tipo))
    throw new AppError(415, 'tipo-de-documento', palabras.tipoDeEscaneo)
  const { sha256, path: origen } = escaneo
  return [{ sha256, tipo, write: (path: string) => copyFile(origen, path) }]
}

export const saveAcuseDeCarta: Handler<'saveAcuseDeCarta'> = async (services, call) => {
  const { sesion, params, body, adjuntos } = call
  const { numero } = params
  await findCarta(services.db, sesion, numero)
  const escaneo = await readEscaneo(adjuntos)
  return transactKeeping(
    services,
    async (tx, keep) => {
      await recordAcuses(tx, {
        sesion,
        ahora: services.ahora(),
        operacion: 'save-acuse-de-carta',
        pedidos: [{ ...body, numero }],
        keepEscaneo: async () => (await keep(escaneo))[0] ?? null,
      })
      return findCarta(tx, sesion, numero)
    },
    escaneo,
  )
}
