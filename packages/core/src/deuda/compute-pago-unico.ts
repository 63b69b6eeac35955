import type { Decision, Motivo } from '../decision/decision.ts'
import { CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import { applyPorcentaje, type Porcentaje } from '../parametro/porcentaje.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { esRecursoDePagoUnico } from '../recurso/find-recurso.ts'
import { deudas } from '../texto/deudas.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'
import { sumarImportes } from './sumar-importes.ts'

/** Price of paying a whole debt at once, with a discount on the interest: `total` = `descuento` + `importe`. */
export interface PagoUnico {
  readonly total: Centavos
  readonly interes: Centavos
  readonly descuento: Centavos
  readonly importe: Centavos
}

const CAMPO = 'recurso'

const reasonsNot = (
  recursos: CatalogoDeRecursos,
  recurso: string,
  total: Centavos | null,
  interes: Centavos | null,
): Motivo[] => {
  const motivos: Motivo[] = []
  const add = (codigo: string, mensaje: string) =>
    motivos.push({ codigo: `deuda.${codigo}`, campo: CAMPO, mensaje })
  const { pagoUnico } = deudas
  if (!esRecursoDePagoUnico(recursos, recurso)) add('recurso-sin-pago-unico', pagoUnico.otroRecurso)
  if (total === null || interes === null) add('importe-no-informado', pagoUnico.sinImportes)
  else if (total <= 0) add('sin-saldo', pagoUnico.sinSaldo)
  return motivos
}

/**
 * Computes the price of paying a debt at once (plan W2201; S1 §9, D34): the total minus a percentage of the interest,
 * never below zero. The discount is rounded half-up (D127). Refuses paid debt, debt without amounts, and taxes without
 * this plan (D110, D128).
 */
export const computePagoUnico = (
  recursos: CatalogoDeRecursos,
  recurso: string,
  lineas: readonly Pick<LineaDeDeuda, 'total' | 'interes'>[],
  reduccion: Porcentaje,
): Decision<PagoUnico> => {
  const total = sumarImportes(lineas.map((linea) => linea.total))
  const interes = sumarImportes(lineas.map((linea) => linea.interes))
  const motivos = reasonsNot(recursos, recurso, total, interes)
  const porque = {
    regla: 'deuda/pago-unico',
    fuente: 'S1 §9; D34, D127',
    entradas: {
      recurso,
      total: total === null ? null : wireAmount(total),
      interes: interes === null ? null : wireAmount(interes),
    },
  }
  if (total === null || interes === null || motivos.length > 0)
    return { ok: false, motivos, porque: { ...porque, valor: null } }
  const descuento = interes > 0 ? applyPorcentaje(interes, reduccion) : CERO
  const importe = subtractCentavos(total, descuento)
  return {
    ok: true,
    valor: { total, interes, descuento, importe },
    porque: { ...porque, valor: wireAmount(importe) },
  }
}
