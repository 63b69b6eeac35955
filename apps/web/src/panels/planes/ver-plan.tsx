import { interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import type { Plan } from './columns.tsx'

const { verElPlan, verPlan } = textos.planes

interface VerPlanProps {
  readonly plan: Plan
  readonly onVer: (plan: Plan) => void
}

export const VerPlan = ({ plan, onVer }: VerPlanProps) => (
  <Button
    variant="ghost"
    icon="ver"
    aria-label={interpolar(verElPlan, { plan: plan.NRO_PLAN })}
    title={verPlan}
    onClick={() => onVer(plan)}
  />
)
