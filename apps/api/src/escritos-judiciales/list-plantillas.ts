import type { Handler } from '../platform/http/mount.ts'
import { loadPlantillas, loadTextosDeBloques, toPlantillaWire } from './plantillas-repo.ts'

export const listPlantillas: Handler<'listPlantillas'> = async ({ db }) => {
  const bloques = await loadTextosDeBloques(db)
  return (await loadPlantillas(db)).map((una) => toPlantillaWire(una, bloques))
}
