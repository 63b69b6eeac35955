import { CERO, type Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { parseCobro } from '../parametro/cobro.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import {
  CARGOS_CON_DESTINO,
  type DestinoDeCargo,
  type LiquidacionDeHonorarios,
} from './convenio-datos.ts'

/**
 * Amounts of the charges of an agreement: taxes, contributions and expenses. Each charge may have a different payee
 * than the lawyer's fees.
 */
export type CargosDeLiquidacion = Pick<
  LiquidacionDeHonorarios,
  'judicial' | 'otrosGastos' | 'aportes' | 'tasaDeJusticia' | 'sobretasa' | 'bono' | 'anticipo'
>

const importesDe = (l: CargosDeLiquidacion): Record<DestinoDeCargo['cargo'], Centavos> => {
  const deJuicio = (importe: Centavos | undefined) => (l.judicial && importe ? importe : CERO)
  return {
    gastos: l.otrosGastos,
    aportes: l.aportes.monto,
    tasa: deJuicio(l.tasaDeJusticia.monto),
    sobretasa: deJuicio(l.sobretasa.monto),
    bono: deJuicio(l.bono),
    anticipo: deJuicio(l.anticipo),
  }
}

/**
 * Lists the taxes, contributions and expenses that are not paid to the payee of the lawyer's fees, because the
 * municipality named another payee. The statement of debt names the same payees (U-5).
 *
 * @param beneficiario payee of the fees in the lawyer's record
 */
export const decideDestinos = (
  liquidacion: CargosDeLiquidacion,
  filas: readonly FilaDeParametro[],
  firma: Fecha,
  beneficiario: string,
): DestinoDeCargo[] => {
  const importes = importesDe(liquidacion)
  return CARGOS_CON_DESTINO.flatMap((cargo) => {
    const quien = parseCobro(parametroVigente(filas, `cobro.${cargo}`, firma)?.valor ?? '')?.quien
    const monto = importes[cargo]
    return monto > 0 && quien && quien !== beneficiario.trim() ? [{ cargo, monto, quien }] : []
  })
}
