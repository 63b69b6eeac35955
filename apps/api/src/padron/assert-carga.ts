import { decideCarga, decideDeshacer, textos } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type FilaDeCarga, findPosterior } from './cargas-repo.ts'
import { findEnUso } from './write-carga.ts'

const { padron } = textos

export const assertLibre = ({ trabajoEstado }: FilaDeCarga): void => {
  if (['pendiente', 'en-curso'].includes(trabajoEstado ?? ''))
    throw new AppError(409, 'carga-en-curso', padron.aplicando)
}

export interface Aceptado {
  readonly confirmada: boolean
  readonly rechazosHasta: number | null
}

/**
 * Returns the maximum number of refused rows with which an import may still be applied. Null means any number (D192).
 */
export const rechazosDe = ({
  continuar,
  rechazosHasta,
}: {
  readonly continuar: boolean
  readonly rechazosHasta: number
}): number | null => (continuar ? null : rechazosHasta)

export const assertAplicable = (carga: FilaDeCarga, aceptado: Aceptado): void => {
  if (carga.estado !== 'revisada' || carga.simulacion)
    throw new AppError(409, 'carga-no-revisada', padron.noSePudoAplicar.estado)
  const decision = decideCarga({ ...carga, ...aceptado })
  if (!decision.ok) throw camposRechazados(409, 'carga-no-aplicable', decision.motivos)
}

export const assertDeshacible = async (tx: Queryable, carga: FilaDeCarga): Promise<void> => {
  const { enUso, primeros } = await findEnUso(tx, carga.id)
  const decision = decideDeshacer({
    estado: carga.estado,
    posterior: await findPosterior(tx, carga.id),
    enUso,
    primerosEnUso: primeros,
  })
  if (!decision.ok) throw camposRechazados(409, 'carga-no-deshacible', decision.motivos)
}
