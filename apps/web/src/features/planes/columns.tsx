import { interpolar, textos } from '@apremia/core'
import { COLUMNAS_DE_PLANES, type Plan } from '../../panels/planes/columns.tsx'
import { VerPlan } from '../../panels/planes/ver-plan.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table/data-table.tsx'

const planes = textos.planes

interface AccionesDePlan {
  readonly onVer: (plan: Plan) => void
  /** Opens the simulation of a payment plan. Undefined for a person without permission to simulate plans. */
  readonly onSimular: ((plan: Plan) => void) | undefined
}

export const columnasDePlanes = ({ onVer, onSimular }: AccionesDePlan): readonly Column<Plan>[] => [
  ...COLUMNAS_DE_PLANES,
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: textos.comunes.acciones,
    cell: (plan) => (
      <div className="actions">
        <VerPlan plan={plan} onVer={onVer} />
        {onSimular && (
          <Button
            variant="ghost"
            icon="simular"
            aria-label={interpolar(planes.simularDe, {
              imponible: plan.NRO_IMPONIBLE,
              recurso: plan.RECURSO,
            })}
            title={planes.simular}
            onClick={() => onSimular(plan)}
          />
        )}
      </div>
    ),
  },
]
