import { CERO } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { writePasaje } from '../parametro/write-pasaje.ts'
import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { liquidateConArancel } from './liquidate-honorarios.ts'
import { DEUDA_DE_EJEMPLO, type ReglasDeEjemplo } from './reglas-de-ejemplo.ts'

const liquidate = (arancel: EstadoDeConvenio, { filas, firma }: ReglasDeEjemplo): string => {
  const { total, sobreDeuda, gastoFijo, tope } = liquidateConArancel(
    { deuda: DEUDA_DE_EJEMPLO, arancel, otgastos: CERO, responsableInscripto: true },
    filas,
    firma,
  )
  const importes = {
    total: formatPesos(total),
    sobreDeuda: formatPesos(sobreDeuda.monto),
    gastoFijo: formatPesos(gastoFijo),
  }
  return tope
    ? interpolar(t.importes.honorariosConTope, { ...importes, recorte: formatPesos(tope.recorte) })
    : interpolar(t.importes.honorarios, importes)
}

/**
 * Shows the fees and expenses of an example agreement before and after new fee rates, for each row of the fee table.
 * The rule for real agreements computes the amounts.
 */
export const describeHonorariosDeEjemplo = (
  antes: ReglasDeEjemplo,
  despues: ReglasDeEjemplo,
): string[] =>
  despues.estados.flatMap((estado) => {
    const previo = antes.estados.find(({ id }) => id === estado.id)
    const de = interpolar(t.ejemplos.honorarios, {
      estado: estado.nombre,
      deuda: formatPesos(DEUDA_DE_EJEMPLO),
    })
    return writePasaje(de, previo ? liquidate(previo, antes) : null, liquidate(estado, despues))
  })
