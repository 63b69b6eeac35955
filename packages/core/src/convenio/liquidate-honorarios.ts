import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { computeCargos } from './compute-cargos.ts'
import { computeGastoFijo } from './compute-gasto-fijo.ts'
import { computeHonorarios } from './compute-honorarios.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { topeDeHonorarios } from './tope-de-honorarios.ts'
import { versionDeConvenio } from './version-de-convenio.ts'

export interface BaseDeHonorarios {
  readonly deuda: Centavos
  readonly estado: string
  readonly judicial: boolean
  /**
   * Lawyer's fees as a percentage of the debt: '10.00'. It comes from the row of the fee table that the agreement has.
   */
  readonly estporc: string
  readonly estgstfijo: Centavos
  readonly otgastos: Centavos
  readonly responsableInscripto: boolean
}

/**
 * Computes what the debtor of an agreement pays besides the debt: the lawyer's fees, taxes and contributions (S1 §9;
 * D25, D29). The court fee is always computed, but charged only after the court filing. Extrajudicial and judicial
 * agreements each have a maximum for the fees.
 *
 * @param fecha day of signing, which selects the percentages and the maximum in force
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
  const tope = topeDeHonorarios(filas, judicial, fecha)
  const honorarios = computeHonorarios(
    deuda,
    porcentaje,
    estgstfijo,
    otgastos,
    parsePorcentaje(tope) ?? null,
  )
  const { bono, anticipo, total, ...cargos } = computeCargos(
    { honorarios: honorarios.total, otrosGastos: otgastos, deuda, judicial, responsableInscripto },
    filas,
    fecha,
  )
  return {
    estado,
    judicial,
    sobreDeuda: { base: deuda, porcentaje: estporc, monto: honorarios.sobreDeuda },
    gastoFijo: honorarios.gastoFijo,
    otrosGastos: honorarios.otrosGastos,
    ...(honorarios.recorte > 0 ? { tope: { porcentaje: tope, recorte: honorarios.recorte } } : {}),
    honorarios: honorarios.total,
    ...cargos,
    ...(versionDeConvenio(filas, fecha) === 2 ? { contribucion: true } : {}),
    ...(bono > 0 ? { bono } : {}),
    ...(anticipo > 0 ? { anticipo } : {}),
    total: addCentavos(honorarios.total, total),
  }
}

/**
 * Computes the fees, taxes and contributions of a debt with a row of the fee table. Agreements, comparisons, quotes and
 * examples all use this function, so their amounts are equal.
 */
export const liquidateConArancel = (
  {
    deuda,
    arancel,
    otgastos,
    responsableInscripto,
  }: {
    readonly deuda: Centavos
    readonly arancel: EstadoDeConvenio
    readonly otgastos: Centavos
    readonly responsableInscripto: boolean
  },
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): LiquidacionDeHonorarios =>
  liquidateHonorarios(
    {
      deuda,
      estado: arancel.nombre,
      judicial: arancel.judicial,
      estporc: arancel.estporc,
      estgstfijo: computeGastoFijo(deuda, arancel),
      otgastos,
      responsableInscripto,
    },
    filas,
    fecha,
  )
