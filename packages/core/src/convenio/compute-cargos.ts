import { addCentavos, CERO, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente, valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { applyPorcentaje } from '../parametro/porcentaje.ts'
import type { ClaveDeTope } from './tope-de-honorarios.ts'

type ClaveDeCargo = Exclude<Extract<ClaveDeParametro, `honorarios.${string}`>, ClaveDeTope>

export interface Cargo {
  readonly clave: ClaveDeCargo
  readonly base: Centavos
  /** Percentage of `base` that is charged, as text with the decimals of the configured parameter: '2.2'. */
  readonly porcentaje: string
  readonly monto: Centavos
}

export interface Cargos {
  /** VAT on the lawyer's fees. 0 when the lawyer is not registered for VAT (D29). */
  readonly iva: Cargo
  /** Social security contributions on the lawyer's fees (Ley 6716 art. 12). */
  readonly aportes: Cargo
  readonly tasaDeJusticia: Cargo
  /** Surcharge on the court fee (Ley 6716 art. 12). */
  readonly sobretasa: Cargo
  /**
   * Sum of the taxes and contributions that are charged. The court fee and its surcharge count only in a judicial
   * agreement.
   */
  readonly total: Centavos
}

/**
 * Computes the taxes and contributions of an agreement. Each amount is rounded once (S1 §9, D29). The court fee and the
 * surcharge on it are due when a claim is filed in court. They are computed for every agreement, but added to the total
 * only for a judicial agreement.
 */
export const computeCargos = (
  {
    honorarios,
    deuda,
    judicial = true,
    responsableInscripto = true,
  }: {
    readonly honorarios: Centavos
    readonly deuda: Centavos
    readonly judicial?: boolean
    readonly responsableInscripto?: boolean
  },
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): Cargos => {
  const cargo = (clave: ClaveDeCargo, base: Centavos): Cargo => ({
    clave,
    base,
    porcentaje: parametroVigente(filas, clave, fecha)?.valor ?? '',
    monto: applyPorcentaje(base, valorDeParametro(filas, clave, fecha)),
  })
  const iva = cargo('honorarios.iva', responsableInscripto ? honorarios : CERO)
  const aportes = cargo('honorarios.aportes', honorarios)
  const tasaDeJusticia = cargo('honorarios.tasaDeJusticia', deuda)
  const sobretasa = cargo('honorarios.sobretasa', tasaDeJusticia.monto)
  const deJuicio = judicial ? [tasaDeJusticia.monto, sobretasa.monto] : []
  const total = addCentavos(iva.monto, aportes.monto, ...deJuicio)
  return { iva, aportes, tasaDeJusticia, sobretasa, total }
}
