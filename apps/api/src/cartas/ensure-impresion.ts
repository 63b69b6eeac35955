import { ensureTrabajoDeLote } from '../lotes/ensure-trabajo-de-lote.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { lockLoteDeCartas } from './lotes-repo.ts'

/** @throws AppError 404 when the batch does not exist, or belongs to another person */
export const ensureImpresion = (
  services: Pick<Services, 'db' | 'trabajos' | 'ahora'>,
  sesion: Sesion,
  id: string,
) =>
  ensureTrabajoDeLote(services, sesion, {
    ...{ tipo: 'imprimir-cartas', operacion: 'resume-lote-de-cartas', entidad: 'carta-lote' },
    lock: (tx) => lockLoteDeCartas(tx, sesion, id),
    describe: ({ desde, hasta }) => `Reanudación de las cartas Nº ${desde} a ${hasta}.`,
    conPrimero: true,
  })
