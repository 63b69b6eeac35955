import { checkDocumento } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import { refuseMotivos } from './deuda-alcance.ts'
import type { FiltroDeConvenios } from './deuda-proveedor.ts'

/** @throws AppError when the filter has what the person may not look for */
export const assertFiltro = (sesion: Sesion, { dni }: Pick<FiltroDeConvenios, 'dni'>): void => {
  const motivos = checkDocumento(sesion, 'dni', dni)
  if (motivos.length > 0) throw refuseMotivos(motivos)
}
