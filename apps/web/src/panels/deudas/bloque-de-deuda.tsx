import type { LineaConSituacion } from '@apremia/api-client'
import {
  type BloqueDeDeuda,
  formatPeriodos,
  interpolar,
  isSinSeparar,
  listPeriodos,
  textos,
} from '@apremia/core'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { pesos } from '../../ui/pesos.ts'
import { Expander } from '../../ui/table/expander.tsx'
import { DeudaAnio } from './deuda-anio.tsx'

const deudas = textos.deudas

interface BloqueProps {
  readonly title: string
  readonly bloque: BloqueDeDeuda<LineaConSituacion>
  /**
   * Debt of the year with the greatest debt. Its bar has the full length, and the bars of the other years are
   * proportional.
   */
  readonly mayor: number
  readonly tone: 'gestion' | 'fuera' | 'plan'
  readonly vacio?: string
  readonly children?: ReactNode
}

export const Bloque = ({ title, bloque, mayor, tone, vacio, children }: BloqueProps) => {
  const [abiertos, setAbiertos] = useState<readonly number[]>([])
  const id = useId()
  const sinSeparar = bloque.deudas.flatMap(({ lineas }) => lineas.filter(isSinSeparar))
  const toggle = (anio: number) =>
    setAbiertos(
      abiertos.includes(anio) ? abiertos.filter((otro) => otro !== anio) : [...abiertos, anio],
    )
  return (
    <section className={`debt-block debt-${tone}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {bloque.deudas.length === 0 ? (
        <p className="debt-none">{vacio ?? deudas.sinDeudas}</p>
      ) : (
        <table className="debt-years" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{deudas.columnas.anio}</th>
              <th scope="col">{deudas.columnas.periodos}</th>
              <th scope="col" className="cell-end">
                {deudas.columnas.monto}
              </th>
            </tr>
          </thead>
          <tbody>
            {bloque.deudas.map(({ anio, periodos, lineas, monto }) => (
              <Fragment key={anio}>
                <tr>
                  <th scope="row">
                    <div className="cell-expandable">
                      <Expander
                        name={interpolar(deudas.verPeriodos, { anio })}
                        open={abiertos.includes(anio)}
                        controls={`${id}-${anio}`}
                        onToggle={() => toggle(anio)}
                      />
                      {anio}
                    </div>
                  </th>
                  <td>{formatPeriodos(periodos)}</td>
                  <td className="cell-end">
                    {pesos(monto)}
                    <Bar part={monto === null ? 0 : monto / mayor} />
                  </td>
                </tr>
                {abiertos.includes(anio) && (
                  <tr id={`${id}-${anio}`}>
                    <td colSpan={3} className="debt-detail">
                      <DeudaAnio anio={anio} lineas={lineas} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {deudas.columnas.total}
              </th>
              <td className="cell-end">{pesos(bloque.total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {bloque.total === null && <p className="debt-note">{deudas.sinImporte}</p>}
      {sinSeparar.length > 0 && (
        <p className="debt-note">
          {interpolar(deudas.sinInteres, { periodos: listPeriodos(sinSeparar) })}
        </p>
      )}
      {children}
    </section>
  )
}

/** Bar that shows the debt of a year in proportion. Screen readers skip the bar, because the amount is beside it. */
const Bar = ({ part }: { readonly part: number }) => (
  <span className="debt-bar" aria-hidden="true">
    <span style={{ inlineSize: `${Math.max(0, Math.min(1, part)) * 100}%` }} />
  </span>
)
