import type { Handler } from '../platform/http/mount.ts'
import { loadContextoDePlantillas, loadPlantillas, toPlantillaWire } from './plantillas-repo.ts'

export const listPlantillas: Handler<'listPlantillas'> = async ({ db, ahora }) => {
  const contexto = await loadContextoDePlantillas(db, ahora())
  return (await loadPlantillas(db)).map((una) => toPlantillaWire(una, contexto))
}
