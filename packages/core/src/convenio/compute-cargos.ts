import { addCentavos, CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente, valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { BaseDeCargos, ClaveDeParametro } from '../parametro/parametros.ts'
import { applyPorcentaje } from '../parametro/porcentaje.ts'
import type { FijosDeJuicio } from './convenio-datos.ts'

type ClaveDeCargo =
  | 'honorarios.iva'
  | 'honorarios.aportes'
  | 'honorarios.aportesExtrajudicial'
  | 'honorarios.tasaDeJusticia'
  | 'honorarios.sobretasa'

export interface Cargo {
  readonly clave: ClaveDeCargo
  readonly base: Centavos
  /** Percentage that is charged on the amount `base`, as text with the decimals of the configured parameter: '2.2'. */
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
  /** Fixed amounts of a lawsuit. 0 in an extrajudicial agreement, and when the municipality set none. */
  readonly bono: Centavos
  readonly anticipo: Centavos
  /**
   * Sum of the taxes and contributions that the debtor pays besides the lawyer's fees. The court fee, its surcharge and
   * the fixed amounts of a lawsuit are added only for a judicial agreement.
   */
  readonly total: Centavos
}

const findValor = (
  filas: readonly FilaDeParametro[],
  clave: ClaveDeParametro,
  fecha: Fecha,
): string => parametroVigente(filas, clave, fecha)?.valor ?? ''

/**
 * Finds the fixed amounts that every lawsuit pays on a given day: the stamp (bono, Ley 8480) and the advance of the
 * lawyer's social security contributions.
 */
export const findFijosDeJuicio = (
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): FijosDeJuicio => {
  const find = (clave: 'honorarios.bono' | 'honorarios.anticipo'): Centavos =>
    parseWireAmount(findValor(filas, clave, fecha)) ?? CERO
  return { bono: find('honorarios.bono'), anticipo: find('honorarios.anticipo') }
}

/**
 * Computes the taxes and contributions of an agreement, in centavos, each rounded once (S1 §9, D29). The court fee and
 * its surcharge are always computed, but only a judicial agreement adds them to its total.
 *
 * VAT and contributions are a percentage of the fees plus the other expenses (S1 §9). The municipality may choose the
 * fees alone (D190). Agreements confirmed before this choice existed follow S1 §9.
 */
export const computeCargos = (
  {
    honorarios,
    otrosGastos = CERO,
    deuda,
    judicial = true,
    responsableInscripto = true,
  }: {
    /** Lawyer's fees, with the other expenses (`otrosGastos`) already added. */
    readonly honorarios: Centavos
    readonly otrosGastos?: Centavos
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
    porcentaje: findValor(filas, clave, fecha),
    monto: applyPorcentaje(base, valorDeParametro(filas, clave, fecha)),
  })
  const sinOtros: BaseDeCargos = 'honorarios sin otros gastos'
  const base =
    findValor(filas, 'honorarios.base', fecha) === sinOtros
      ? subtractCentavos(honorarios, otrosGastos)
      : honorarios
  const hayExtrajudicial = findValor(filas, 'honorarios.aportesExtrajudicial', fecha) !== ''
  const iva = cargo('honorarios.iva', responsableInscripto ? base : CERO)
  const aportes = cargo(
    !judicial && hayExtrajudicial ? 'honorarios.aportesExtrajudicial' : 'honorarios.aportes',
    base,
  )
  const tasaDeJusticia = cargo('honorarios.tasaDeJusticia', deuda)
  const sobretasa = cargo('honorarios.sobretasa', tasaDeJusticia.monto)
  const { bono, anticipo } = judicial
    ? findFijosDeJuicio(filas, fecha)
    : { bono: CERO, anticipo: CERO }
  const deJuicio = judicial ? [tasaDeJusticia.monto, sobretasa.monto, bono, anticipo] : []
  const total = addCentavos(iva.monto, aportes.monto, ...deJuicio)
  return { iva, aportes, tasaDeJusticia, sobretasa, bono, anticipo, total }
}
