import { CERO, type Centavos, negateCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { describePorcentaje } from '../parametro/porcentaje.ts'
import { constanciaDeDeuda as t } from '../texto/constancia-de-deuda.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ClaveDeCobro, CobrosDeConstancia } from './cobros-de-constancia.ts'
import type { LineaDeConstancia } from './constancia-de-deuda-datos.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { isSinOtrosGastos } from './sin-otros-gastos.ts'

const { lineas: nombres, bases } = t

const withPorcentaje = (porcentaje: string) => ({ porcentaje: describePorcentaje(porcentaje) })

const ruleOfGastoFijo = ({ estgasto, jus }: EstadoDeConvenio): string =>
  jus !== null && jus > 0
    ? interpolar(nombres.gastoFijo.reglaConMaximo, {
        ...withPorcentaje(estgasto),
        maximo: formatPesos(jus),
      })
    : interpolar(nombres.gastoFijo.regla, withPorcentaje(estgasto))

export const writeLineasDeHonorarios = (
  l: LiquidacionDeHonorarios,
  arancel: EstadoDeConvenio,
  norma: string,
  cobros: CobrosDeConstancia,
): LineaDeConstancia[] => {
  const etapa = l.judicial ? t.etapas.judicial : t.etapas.extrajudicial
  const line = (
    clave: ClaveDeCobro | 'tope',
    importe: Centavos,
    regla: string,
  ): LineaDeConstancia[] => {
    const { concepto } = nombres[clave]
    // The line 'tope' of the statement shows how much the cap reduces the lawyer's fees. Nobody is paid for this line,
    // so it has no payee and no receipt.
    const cobro = clave === 'tope' ? { quien: '', recibo: '' } : cobros[clave]
    return importe === 0 ? [] : [{ clave, concepto, regla, ...cobro, importe }]
  }
  const base = isSinOtrosGastos(l) ? bases.sinOtrosGastos : bases.conOtrosGastos
  const deJuicio = l.judicial
    ? [
        ...line(
          'tasa',
          l.tasaDeJusticia.monto,
          interpolar(nombres.tasa.regla, withPorcentaje(l.tasaDeJusticia.porcentaje)),
        ),
        ...line(
          'sobretasa',
          l.sobretasa.monto,
          interpolar(nombres.sobretasa.regla, { ...withPorcentaje(l.sobretasa.porcentaje), norma }),
        ),
        ...line('bono', l.bono ?? CERO, nombres.bono.regla),
        ...line('anticipo', l.anticipo ?? CERO, nombres.anticipo.regla),
      ]
    : []
  return [
    ...line(
      'honorarios',
      l.sobreDeuda.monto,
      interpolar(nombres.honorarios.regla, { ...withPorcentaje(l.sobreDeuda.porcentaje), etapa }),
    ),
    ...line('gastoFijo', l.gastoFijo, ruleOfGastoFijo(arancel)),
    ...line(
      'tope',
      l.tope ? negateCentavos(l.tope.recorte) : CERO,
      interpolar(nombres.tope.regla, withPorcentaje(l.tope?.porcentaje ?? '')),
    ),
    ...line('otrosGastos', l.otrosGastos, nombres.otrosGastos.regla),
    ...line(
      'iva',
      l.iva.monto,
      interpolar(nombres.iva.regla, { ...withPorcentaje(l.iva.porcentaje), base }),
    ),
    ...line(
      'aportes',
      l.aportes.monto,
      interpolar(nombres.aportes.regla, { ...withPorcentaje(l.aportes.porcentaje), base, norma }),
    ),
    ...deJuicio,
  ]
}
