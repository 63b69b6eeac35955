import { CERO, type Centavos, negateCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { constanciaDeDeuda as t } from '../texto/constancia-de-deuda.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ClaveDeLinea, LineaDeConstancia } from './constancia-de-deuda-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'

export type QuienCobra = 'municipio' | 'abogado' | 'caja' | 'provincia'

type ClaveDeCobro = Exclude<ClaveDeLinea, 'capital' | 'interes' | 'deuda' | 'cargos' | 'total'>

const { lineas: nombres, recibos } = t

/** Who is paid each line, and which receipt the debtor has to ask for. A cap takes away, so it has no receipt. */
const COBROS: Readonly<
  Record<ClaveDeCobro, { readonly cobra: QuienCobra | null; readonly recibo: string }>
> = {
  honorarios: { cobra: 'abogado', recibo: recibos.abogado },
  gastoFijo: { cobra: 'abogado', recibo: recibos.abogado },
  tope: { cobra: null, recibo: '' },
  otrosGastos: { cobra: 'abogado', recibo: recibos.gasto },
  iva: { cobra: 'abogado', recibo: recibos.iva },
  aportes: { cobra: 'caja', recibo: recibos.caja },
  tasa: { cobra: 'provincia', recibo: recibos.provincia },
  sobretasa: { cobra: 'caja', recibo: recibos.caja },
}

const de = (porcentaje: string) => ({ porcentaje: describePorcentaje(porcentaje) })

const ruleOfGastoFijo = ({ estgasto, jus }: EstadoDeConvenio): string =>
  jus !== null && jus > 0
    ? interpolar(nombres.gastoFijo.reglaConMaximo, { ...de(estgasto), maximo: formatPesos(jus) })
    : interpolar(nombres.gastoFijo.regla, de(estgasto))

/** Writes one line for each amount of the fees, taxes and contributions that is charged. */
export const writeLineasDeHonorarios = (
  l: LiquidacionDeHonorarios,
  arancel: EstadoDeConvenio,
  quienes: Readonly<Record<QuienCobra, string>>,
  norma: string,
): LineaDeConstancia[] => {
  const etapa = l.judicial ? t.etapas.judicial : t.etapas.extrajudicial
  const line = (clave: ClaveDeCobro, importe: Centavos, regla: string): LineaDeConstancia[] => {
    const { cobra, recibo } = COBROS[clave]
    const { concepto } = nombres[clave]
    return importe === 0
      ? []
      : [{ clave, concepto, regla, quien: cobra === null ? '' : quienes[cobra], recibo, importe }]
  }
  const deJuicio = l.judicial
    ? [
        ...line(
          'tasa',
          l.tasaDeJusticia.monto,
          interpolar(nombres.tasa.regla, de(l.tasaDeJusticia.porcentaje)),
        ),
        ...line(
          'sobretasa',
          l.sobretasa.monto,
          interpolar(nombres.sobretasa.regla, { ...de(l.sobretasa.porcentaje), norma }),
        ),
      ]
    : []
  return [
    ...line(
      'honorarios',
      l.sobreDeuda.monto,
      interpolar(nombres.honorarios.regla, { ...de(l.sobreDeuda.porcentaje), etapa }),
    ),
    ...line('gastoFijo', l.gastoFijo, ruleOfGastoFijo(arancel)),
    ...line(
      'tope',
      l.tope ? negateCentavos(l.tope.recorte) : CERO,
      interpolar(nombres.tope.regla, de(l.tope?.porcentaje ?? '')),
    ),
    ...line('otrosGastos', l.otrosGastos, nombres.otrosGastos.regla),
    ...line('iva', l.iva.monto, interpolar(nombres.iva.regla, de(l.iva.porcentaje))),
    ...line(
      'aportes',
      l.aportes.monto,
      interpolar(nombres.aportes.regla, { ...de(l.aportes.porcentaje), norma }),
    ),
    ...deJuicio,
  ]
}
