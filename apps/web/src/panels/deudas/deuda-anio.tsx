import type { LineaConSituacion } from '@apremia/api-client'
import { eligeAbogado, formatFecha, formatPeriodo, interpolar, textos } from '@apremia/core'
import { usePrincipal } from '../../session/use-principal.ts'
import { pesos } from '../../ui/pesos.ts'
import { REACHABLE } from '../../ui/reachable.ts'
import { AmountHeads } from '../../ui/table/amount-heads.tsx'

const { columnasDePeriodo: nombres, periodosDe, estados } = textos.deudas
const { sinDato } = textos.comunes

const ESTADOS: Readonly<Record<string, string>> = estados

interface DeudaAnioProps {
  readonly anio: number
  readonly lineas: readonly LineaConSituacion[]
}

export const DeudaAnio = ({ anio, lineas }: DeudaAnioProps) => {
  const title = interpolar(periodosDe, { anio })
  const conPlan = lineas.some(({ nroPlan }) => nroPlan !== null)
  // The title above the table names the states in `ESTADOS`. Any other state is shown as the municipality sent it
  // (D162), in a state column that the table has only then.
  const conEstado = lineas.some(({ estado }) => estado !== '' && !Object.hasOwn(ESTADOS, estado))
  // A person who cannot choose a lawyer sees only the debts of their own lawyer's code. The lawyer column is hidden
  // from that person, because every row would have the same code (D11, D13).
  const elige = eligeAbogado(usePrincipal())
  const conAbogado = elige && lineas.some(({ legal }) => legal !== '')
  return (
    <section className="debt-scroll" aria-label={title} {...REACHABLE}>
      <table className="debt-periods">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nombres.periodo}</th>
            <th scope="col">{nombres.vencimiento}</th>
            <th scope="col">{nombres.situacion}</th>
            {conEstado && <th scope="col">{nombres.estado}</th>}
            {conPlan && <th scope="col">{nombres.plan}</th>}
            {conAbogado && <th scope="col">{nombres.abogado}</th>}
            <AmountHeads nombres={[nombres.capital, nombres.interes, nombres.total]} />
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea) => (
            <tr key={linea.cuota}>
              <th scope="row">{formatPeriodo({ anio: linea.anio, cuota: linea.cuota })}</th>
              <td className="cell-code">
                {linea.vencimiento === null ? sinDato : formatFecha(linea.vencimiento)}
              </td>
              <td>{linea.situacionNombre || sinDato}</td>
              {conEstado && <td>{ESTADOS[linea.estado] ?? (linea.estado || sinDato)}</td>}
              {conPlan && <td>{linea.nroPlan ?? sinDato}</td>}
              {conAbogado && <td>{linea.legal || sinDato}</td>}
              <td className="cell-end">{pesos(linea.capital)}</td>
              <td className="cell-end">{pesos(linea.interes)}</td>
              <td className="cell-end">{pesos(linea.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
