import { eq } from 'drizzle-orm'
import { ensureTrabajoDeLote } from '../lotes/ensure-trabajo-de-lote.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { tituloLote } from './titulo-lote-table.ts'

/**
 * Returns the user's job that prints a batch of executive titles: the running job, the finished job of a printed batch,
 * or else a new job.
 *
 * @throws AppError 404 when the batch does not exist
 */
export const ensureTrabajo = (
  services: Pick<Services, 'db' | 'trabajos' | 'ahora'>,
  sesion: Sesion,
  id: string,
) =>
  ensureTrabajoDeLote(services, sesion, {
    ...{ tipo: 'generar-titulos', operacion: 'resume-lote', entidad: 'titulo-lote' },
    lock: async (tx) => {
      const [lote] = await tx.select().from(tituloLote).where(eq(tituloLote.id, id)).for('update')
      if (lote === undefined) throw notFound('No existe ese lote de títulos.')
      return lote
    },
    describe: ({ desde, hasta }) => `Reanudación de los títulos Nº ${desde} a ${hasta}.`,
  })
