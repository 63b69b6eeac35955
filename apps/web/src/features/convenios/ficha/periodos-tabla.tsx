import { formatPesos, interpolar, listTitulos, nombrarTitulos, textos } from '@apremia/core'
import { Fragment, useId } from 'react'
import { REACHABLE } from '../../../ui/reachable.ts'
import { AmountHeads } from '../../../ui/table/amount-heads.tsx'
import { Casilla } from './casilla.tsx'
import { type AnioElegible, estaElegido, type PeriodoDeFicha, sePuede } from './periodos.ts'
import { clavePeriodo, enCentavos, type Item, nombrePeriodo } from './seleccion.ts'

const t = textos.convenios.ficha.imponible
const { columnasDePeriodo: nombres, periodosDe } = textos.deudas

interface PeriodosTablaProps {
  readonly anio: AnioElegible
  readonly item: Item
  readonly onChoose: (periodos: readonly PeriodoDeFicha[], on: boolean) => void
}

const monto = (wire: string | null): string =>
  wire === null ? textos.comunes.sinDato : formatPesos(enCentavos(wire))

export const PeriodosTabla = ({ anio, item, onChoose }: PeriodosTablaProps) => {
  const id = useId()
  const title = interpolar(periodosDe, { anio: anio.anio })
  return (
    <section className="conv-scroll" aria-label={title} {...REACHABLE}>
      <table className="conv-tabla">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nombres.periodo}</th>
            <AmountHeads nombres={[nombres.capital, nombres.interes, nombres.total]} />
          </tr>
        </thead>
        <tbody>
          {anio.periodos.map((periodo) => {
            const puede = sePuede(periodo)
            const elegido = estaElegido(item, periodo)
            const motivo = `${id}-${periodo.c}`
            return (
              <Fragment key={clavePeriodo(periodo)}>
                <tr className={puede ? undefined : 'conv-impedido'}>
                  <th scope="row">
                    <Casilla
                      label={nombrePeriodo(periodo)}
                      name={interpolar(t.elegirPeriodo, { periodo: nombrePeriodo(periodo) })}
                      estado={elegido ? 'si' : 'no'}
                      disabled={!puede && !elegido}
                      describedBy={puede ? undefined : motivo}
                      onChange={(on) => onChoose([periodo], on)}
                    />
                    {periodo.titulos.length > 0 && (
                      <small className="cell-detail">
                        {interpolar(t.conTitulo, {
                          titulos: listTitulos(nombrarTitulos('', periodo.titulos)),
                        })}
                      </small>
                    )}
                  </th>
                  <td className="cell-end">{monto(periodo.capital)}</td>
                  <td className="cell-end">{monto(periodo.interes)}</td>
                  <td className="cell-end">{monto(periodo.total)}</td>
                </tr>
                {!puede && (
                  <tr>
                    <td colSpan={4} className="conv-motivo" id={motivo}>
                      {periodo.impedimento}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
