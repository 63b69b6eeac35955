import { formatPeriodo, interpolar, textos } from '@apremia/core'
import type { PlanDeConvenio } from '../../../panels/convenios/convenio-listado.ts'
import { REACHABLE } from '../../../ui/reachable.ts'
import { AmountHeads } from '../../../ui/table/amount-heads.tsx'
import { type Detalle, formatDeudaReconocida } from '../convenio.ts'
import { groupPeriodos, type Importes, sumImportes } from './group-periodos.ts'

const { vista } = textos.convenios

interface CeldasProps {
  readonly importes: Importes
  readonly convenio: Detalle
}

const Celdas = ({ importes: { capital, interes, total }, convenio }: CeldasProps) =>
  Object.entries({ capital, interes, total }).map(([columna, monto]) => (
    <td key={columna} className="cell-end">
      {formatDeudaReconocida(convenio, monto)}
    </td>
  ))

interface PeriodosProps {
  readonly nombre: string
  readonly plan: PlanDeConvenio
  readonly convenio: Detalle
}

export const Periodos = ({ nombre, plan, convenio }: PeriodosProps) => {
  const anios = groupPeriodos(convenio.convenio_convppcuotas, plan)
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
              <Celdas importes={grupo} convenio={convenio} />
            </tr>
            {grupo.periodos.map((periodo) => (
              <tr key={periodo.cuota}>
                <th scope="row">{formatPeriodo({ anio: grupo.anio, cuota: periodo.cuota })}</th>
                <Celdas importes={periodo} convenio={convenio} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{vista.total}</th>
            <Celdas importes={sumImportes(anios)} convenio={convenio} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
