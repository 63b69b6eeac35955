import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { computeCargos } from './compute-cargos.ts'
import { computeHonorarios } from './compute-honorarios.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'

/** Figures that an agreement keeps to compute its fees (D28). */
export interface BaseDeHonorarios {
  readonly deuda: Centavos
  readonly estado: string
  readonly judicial: boolean
  /** Percentage of the state over the debt, '10.00'. */
  readonly estporc: string
  readonly estgstfijo: Centavos
  readonly otgastos: Centavos
  /** Whether the lawyer charges VAT (D29). */
  readonly responsableInscripto: boolean
}

/**
 * Computes fees, VAT, contributions, court fee and surcharge of an agreement, each a line with its base (S1 §9; D25,
 * D29). The court fee is due when the claim is filed. Until then it is shown and not charged.
 *
 * @param fecha day of signing, which selects the dated percentages
 */
export const liquidateHonorarios = (
  {
    deuda,
    estado,
    judicial,
    estporc,
    estgstfijo,
    otgastos,
    responsableInscripto,
  }: BaseDeHonorarios,
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): LiquidacionDeHonorarios => {
  const porcentaje = parsePorcentaje(estporc)
  if (porcentaje === undefined) throw new RangeError(`No es un porcentaje: ${estporc}`)
  const honorarios = computeHonorarios(deuda, porcentaje, estgstfijo, otgastos)
  const { iva, aportes, tasaDeJusticia, sobretasa, total } = computeCargos(
    { honorarios: honorarios.total, deuda, judicial, responsableInscripto },
    filas,
    fecha,
  )
  return {
    estado,
    judicial,
    sobreDeuda: { base: deuda, porcentaje: estporc, monto: honorarios.sobreDeuda },
    gastoFijo: honorarios.gastoFijo,
    otrosGastos: honorarios.otrosGastos,
    honorarios: honorarios.total,
    iva,
    aportes,
    tasaDeJusticia,
    sobretasa,
    total: addCentavos(honorarios.total, total),
  }
}
