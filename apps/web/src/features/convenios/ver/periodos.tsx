import { formatPeriodo, formatPesos, interpolar, textos } from '@apremia/core'
import type { PlanDeConvenio } from '../../../panels/convenios/convenio-listado.ts'
import { REACHABLE } from '../../../ui/reachable.ts'
import { AmountHeads } from '../../../ui/table/amount-heads.tsx'
import type { Detalle } from '../convenio.ts'
import { groupPeriodos, type Importes, sumImportes } from './group-periodos.ts'

const { vista } = textos.convenios

const Celdas = ({ capital, interes, total }: Importes) =>
  Object.entries({ capital, interes, total }).map(([columna, monto]) => (
    <td key={columna} className="cell-end">
      {formatPesos(monto)}
    </td>
  ))

interface PeriodosProps {
  readonly nombre: string
  readonly plan: PlanDeConvenio
  readonly periodos: Detalle['convenio_convppcuotas']
}

export const Periodos = ({ nombre, plan, periodos }: PeriodosProps) => {
  const anios = groupPeriodos(periodos, plan)
  const title = interpolar(vista.periodos, { imponible: nombre })
  return (
    <section className="conv-marco" aria-label={title} {...REACHABLE}>
      <table className="conv-periodos-vista">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{vista.periodo}</th>
            <AmountHeads nombres={[vista.capital, vista.interes, vista.total]} />
          </tr>
        </thead>
        {anios.map((grupo) => (
          <tbody key={grupo.anio}>
            <tr className="conv-anio-vista">
              <th scope="rowgroup">{interpolar(vista.anio, { anio: grupo.anio })}</th>
              <Celdas {...grupo} />
            </tr>
            {grupo.periodos.map((periodo) => (
              <tr key={periodo.cuota}>
                <th scope="row">{formatPeriodo({ anio: grupo.anio, cuota: periodo.cuota })}</th>
                <Celdas {...periodo} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{vista.total}</th>
            <Celdas {...sumImportes(anios)} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
