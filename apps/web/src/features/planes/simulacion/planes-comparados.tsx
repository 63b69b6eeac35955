import { type CodigoDePlan, rotuloDeVencimiento, textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import type { PlanSimuladoEnPantalla, PresupuestoDePlan } from './presupuesto-de-plan.ts'

const { posibles: titulo, noSeOfrecen, tarjeta: t } = textos.planes.simulacion

interface PlanesComparadosProps {
  readonly posibles: readonly PresupuestoDePlan[]
  readonly imposibles: readonly PresupuestoDePlan[]
  readonly elegido: CodigoDePlan | undefined
  /**
   * Total of the fees and charges, as sent by the server. The amount is the same for every payment plan. '' when the
   * chosen debt bears no fees.
   */
  readonly honorarios: string
  readonly busy: boolean
  readonly onChoose: (plan: CodigoDePlan) => void
  /** Returns the reasons why a payment plan has no amounts yet, such as a wrong advance (first payment). */
  readonly faltasDe: (presupuesto: PresupuestoDePlan) => readonly string[]
  readonly actions: (presupuesto: PresupuestoDePlan) => ReactNode
}

export const PlanesComparados = (props: PlanesComparadosProps) => {
  const { posibles, imposibles, elegido, honorarios, busy, onChoose, faltasDe, actions } = props
  const name = useId()
  return (
    <fieldset className="sim-plans">
      <legend>{titulo}</legend>
      <ul className="sim-cards">
        {posibles.map((presupuesto) => {
          const { plan, nombre, simulado, total } = presupuesto
          const faltas = faltasDe(presupuesto)
          return (
            <li key={plan} className={plan === elegido ? 'sim-card sim-card-on' : 'sim-card'}>
              <label className="sim-card-head">
                <input
                  type="radio"
                  name={name}
                  checked={plan === elegido}
                  onChange={() => onChoose(plan)}
                />
                <span>
                  <strong>{plan}</strong> {nombre}
                </span>
              </label>
              {simulado && faltas.length === 0 ? (
                <Cifras
                  simulado={simulado}
                  honorarios={honorarios}
                  total={total ?? ''}
                  busy={busy}
                />
              ) : (
                <div className="sim-card-why">
                  {faltas.map((falta) => (
                    <p key={falta}>{falta}</p>
                  ))}
                </div>
              )}
              <div className="sim-card-acts">{actions(presupuesto)}</div>
            </li>
          )
        })}
      </ul>
      {imposibles.length > 0 && (
        <div className="sim-others">
          <p>{noSeOfrecen}</p>
          <ul>
            {imposibles.map(({ plan, nombre, motivos }) => (
              <li key={plan}>
                <strong>{plan}</strong> {nombre}: {motivos.map(({ mensaje }) => mensaje).join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

interface CifrasProps {
  readonly simulado: PlanSimuladoEnPantalla
  readonly honorarios: string
  readonly total: string
  readonly busy: boolean
}

const Cifras = ({ simulado, honorarios, total, busy }: CifrasProps) => {
  const { anticipo, a_pagar, cuotas, origen_de_vencimientos } = simulado
  const corrientes = cuotas.filter(({ cuota }) => cuota > 0)
  const filas: readonly (readonly [name: string, value: string])[] = [
    [t.anticipo, Number(anticipo) === 0 ? t.sinAnticipo : formatAmount(anticipo)],
    [t.cuotas, String(corrientes.length)],
    [t.cadaCuota, formatAmount(corrientes[0]?.monto ?? '')],
    [
      rotuloDeVencimiento(t.primerVencimiento, origen_de_vencimientos),
      formatDate(cuotas[0]?.vencimiento ?? ''),
    ],
    [t.alMunicipio, formatAmount(a_pagar)],
    [t.honorarios, honorarios === '' ? t.sinHonorarios : formatAmount(honorarios)],
    [t.total, formatAmount(total)],
  ]
  return (
    <dl className="sim-card-figures" aria-busy={busy || undefined}>
      {filas.map(([nombre, valor]) => (
        <div key={nombre} className={nombre === t.total ? 'sim-card-total' : undefined}>
          <dt>{nombre}</dt>
          <dd className="amount">{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
