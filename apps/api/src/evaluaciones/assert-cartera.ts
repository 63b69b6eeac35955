import { checkCarteraPorEvaluar, fechaEnZona, valorDeParametro } from '@apremia/core'
import { findCarteraTraida } from '../padron/cartera-traida.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'

const HORA_MS = 3_600_000

/** @throws AppError 409 while the debts read from the municipality's web service are missing, incomplete or old */
export const assertCartera = async ({
  config,
  db,
  ahora,
}: Pick<Services, 'config' | 'db' | 'ahora'>): Promise<void> => {
  if (config.servicioMunicipal === undefined) return
  const momento = ahora()
  const vigencia = valorDeParametro(
    await listParametros(db),
    'servicio.horasDeVigencia',
    fechaEnZona(momento),
  )
  const traida = await findCarteraTraida(db)
  const horas = traida
    ? Math.floor((momento.getTime() - traida.aplicada.getTime()) / HORA_MS)
    : null
  const motivos = checkCarteraPorEvaluar(
    { horas, sinRespuesta: traida?.sinRespuesta ?? 0, rechazadas: traida?.rechazadas ?? 0 },
    vigencia,
  )
  if (motivos.length > 0) throw camposRechazados(409, 'cartera-incompleta', motivos)
}
