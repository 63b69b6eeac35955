import { addCentavos, CERO, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente, valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { applyPorcentaje } from '../parametro/porcentaje.ts'

type ClaveDeCargo = Extract<ClaveDeParametro, `honorarios.${string}`>

/** A tax or contribution, and how it was reached: over what and at which percentage. */
export interface Cargo {
  readonly clave: ClaveDeCargo
  readonly base: Centavos
  /** Percentage as the parameter keeps it: '2.2'. */
  readonly porcentaje: string
  readonly monto: Centavos
}

export interface Cargos {
  /** VAT on the fees. 0 when the lawyer is not registered for it (D29). */
  readonly iva: Cargo
  /** Contributions, over the fees (Ley 6716 art. 12). */
  readonly aportes: Cargo
  /** Court fee, over the debt. */
  readonly tasaDeJusticia: Cargo
  /** Surcharge, over the court fee (Ley 6716 art. 12). */
  readonly sobretasa: Cargo
  /** Amount charged. Court fee and surcharge count only once the claim is filed. */
  readonly total: Centavos
}

/**
 * Computes the taxes that fees and debt add on a date, each rounded once, as separate lines (S1 §9, D29). Court fee and
 * surcharge are always told. They are charged only once there is a claim, because they tax its filing.
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
