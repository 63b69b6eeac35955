import type { Fecha } from '../fecha/fecha.ts'
import { type Cobro, parseCobro } from '../parametro/cobro.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { nombreDeMunicipalidad } from '../parametro/nombre-de-municipalidad.ts'
import { parametroVigente, valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { constanciaDeDeuda as t } from '../texto/constancia-de-deuda.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ClaveDeLinea } from './constancia-de-deuda-datos.ts'

/**
 * Lines of the statement of debt that the debtor pays to somebody. Lines that only add up other lines or subtract from
 * them are excluded.
 */
export type ClaveDeCobro = Exclude<
  ClaveDeLinea,
  'saldoAFavor' | 'deuda' | 'tope' | 'cargos' | 'total'
>

export type CobrosDeConstancia = Readonly<Record<ClaveDeCobro, Cobro>>

type ClaveDeParametroDeCobro = Extract<ClaveDeParametro, `cobro.${string}`>

const nameOfMunicipio = (filas: readonly FilaDeParametro[], fecha: Fecha): string => {
  const municipio = valorDeParametro(filas, 'municipio.nombre', fecha)
  return municipio === '' ? t.quienes.municipio : nombreDeMunicipalidad(municipio)
}

/**
 * Decides, for each line of the statement of debt, whom the debtor pays and which receipt to ask for. The municipality
 * sets the payee and the receipt, or the document prints a general text. The fees and their VAT are paid to the payee
 * of the lawyer's record, if there is one.
 *
 * @param beneficiario payee of the fees in the lawyer's record, or ''
 */
export const decideCobros = (
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
  beneficiario: string,
): CobrosDeConstancia => {
  const { quienes, recibos } = t
  const configured = (clave: ClaveDeParametroDeCobro): Cobro =>
    parseCobro(parametroVigente(filas, clave, fecha)?.valor ?? '') ?? { quien: '', recibo: '' }
  const choose = (
    { quien, recibo }: Cobro,
    [alguien, comprobante]: readonly [string, string],
  ): Cobro => ({
    quien: quien || alguien,
    recibo: recibo === '' ? comprobante : interpolar(t.pida, { recibo }),
  })
  const boleta = (clave: ClaveDeParametroDeCobro) =>
    choose(configured(clave), [quienes.boleta, recibos.boleta])
  const deuda = choose(configured('cobro.deuda'), [
    nameOfMunicipio(filas, fecha),
    recibos.municipio,
  ])
  const deHonorarios = configured('cobro.honorarios')
  const honorarios = choose({ ...deHonorarios, quien: beneficiario || deHonorarios.quien }, [
    quienes.cobrador,
    recibos.honorarios,
  ])
  return {
    ...{ capital: deuda, interes: deuda, sinSeparar: deuda },
    ...{ honorarios, gastoFijo: honorarios },
    otrosGastos: choose(configured('cobro.gastos'), [quienes.cobrador, recibos.gasto]),
    iva: {
      quien: honorarios.quien,
      recibo: deHonorarios.recibo === '' ? recibos.iva : recibos.mismo,
    },
    aportes: boleta('cobro.aportes'),
    tasa: boleta('cobro.tasa'),
    sobretasa: boleta('cobro.sobretasa'),
    bono: boleta('cobro.bono'),
    anticipo: boleta('cobro.anticipo'),
  }
}
