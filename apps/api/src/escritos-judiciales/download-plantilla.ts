import { interpolar, textos } from '@apremia/core'
import { answerAdjunto } from '../documentos/answer-adjunto.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { DOCX } from './hilo-de-escritos.ts'
import { requirePlantilla } from './plantillas-repo.ts'

export const downloadPlantilla: Handler<'downloadPlantilla'> = async (services, { params }) => {
  const { nombre, versiones } = await requirePlantilla(services.db, params.id)
  const una = versiones.find(({ version }) => version === params.version)
  if (una === undefined) throw notFound(textos.escritosJudiciales.noExisteVersion)
  const { version, documento: sha256, tamano: size } = una
  const name = interpolar(textos.archivos.plantillaDeEscrito, { nombre, version })
  return answerAdjunto(services, { name, sha256, type: DOCX, size })
}
