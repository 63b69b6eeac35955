import type { Handler } from '../platform/http/mount.ts'
import { countUsosDeFila } from './listas-cortas-repo.ts'
import { countUsosDeRecurso } from './usos-de-recurso.ts'

export const getUsosDeCatalogo: Handler<'getUsosDeCatalogo'> = async (
  { db },
  { query: { catalogo, codigo } },
) => {
  const usos =
    catalogo === 'recursos'
      ? await countUsosDeRecurso(db, codigo)
      : [await countUsosDeFila(db, catalogo, codigo)]
  return { usos: usos.filter(({ n }) => n > 0) }
}
