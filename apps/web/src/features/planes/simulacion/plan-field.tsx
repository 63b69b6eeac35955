import { type CodigoDePlan, textos } from '@apremia/core'
import { useId } from 'react'
import { useRecursos } from '../../../api/recursos.ts'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { opcionesDePlan } from './opciones.ts'

interface PlanFieldProps {
  readonly recurso: string
  readonly plan: CodigoDePlan
  readonly onChange: (plan: CodigoDePlan) => void
  readonly error: string | undefined
}

export const PlanField = ({ recurso, plan, onChange, error }: PlanFieldProps) => {
  const id = useId()
  const recursos = useRecursos()
  return (
    <fieldset
      className="sim-plans"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{textos.planes.simulacion.tipo}</legend>
      <div className="sim-options">
        {opcionesDePlan(recursos, recurso).map(({ codigo, nombre, impedimento }) => (
          <label key={codigo} className="sim-option">
            <input
              type="radio"
              name={id}
              checked={codigo === plan}
              disabled={impedimento !== undefined}
              onChange={() => onChange(codigo)}
            />
            <span>
              <strong>{codigo}</strong> {nombre}
              {impedimento !== undefined && <span className="sim-why">{impedimento}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  )
}
