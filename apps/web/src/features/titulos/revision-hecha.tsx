import { later } from '../../ui/later.tsx'
import { LibroFailure } from './libro-failure.tsx'
import type { useRevisionDeLibro } from './use-revision-de-libro.ts'

const ObservacionesDeLibro = later(
  async () => (await import('./observaciones-de-libro.tsx')).ObservacionesDeLibro,
  null,
)

export const RevisionHecha = ({ hecha, cerrar }: ReturnType<typeof useRevisionDeLibro>) => {
  if (hecha?.failure)
    return <LibroFailure archivo={hecha.archivo} failure={hecha.failure} onClose={cerrar} />
  if (hecha?.revision === undefined) return null
  return <ObservacionesDeLibro archivo={hecha.archivo} revision={hecha.revision} onClose={cerrar} />
}
