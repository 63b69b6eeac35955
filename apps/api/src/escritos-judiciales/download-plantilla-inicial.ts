import { interpolar, textos } from '@apremia/core'
import { renderPlantillaInicial } from '@apremia/documents/escrito'
import type { Handler } from '../platform/http/mount.ts'
import { DOCX } from './hilo-de-escritos.ts'

export const downloadPlantillaInicial: Handler<'downloadPlantillaInicial'> = async (
  { ahora },
  { params: { clase } },
) => {
  const body = await renderPlantillaInicial(clase, ahora())
  const name = interpolar(textos.archivos.plantillaInicial, { clase })
  return { kind: 'file', name, type: DOCX, size: body.byteLength, body }
}
