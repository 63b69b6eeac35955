import { type CodigoDePlan, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Condiciones, cuotasMostradas } from './condiciones.ts'

const { topeDeCuotas, simulacion } = textos.planes

interface CondicionesFieldsProps {
  /** Payment plan that the server applies. The total of the debt may require a plan that the person did not choose. */
  readonly plan: CodigoDePlan
  readonly condiciones: Condiciones
  readonly onChange: (cambios: Partial<Condiciones>) => void
  /** Maximum number of instalments, or undefined until the server answers. */
  readonly tope: number | undefined
  /**
   * Minimum advance (first payment), from the latest simulation of the server, in the format in which people type
   * amounts ('1.234,50').
   */
  readonly minimo: string
  readonly faltas: Readonly<Partial<Record<'cuotas' | 'anticipo', string>>>
}

export const CondicionesFields = (props: CondicionesFieldsProps) => {
  const { plan, condiciones, onChange, tope, minimo, faltas } = props
  const { cuotas, anticipo } = TIPOS_DE_PLAN[plan]
  const { texto, forzado } = cuotasMostradas(condiciones.cuotas, tope)
  const maximo = tope === undefined ? '' : interpolar(topeDeCuotas, { n: tope })
  return (
    <>
      {cuotas === null && (
        <div className="sim-condition">
          <TextField
            label={simulacion.cuotas}
            inputMode="numeric"
            autoComplete="off"
            value={texto}
            error={faltas.cuotas}
            hint={<span className={forzado ? 'field-warning' : undefined}>{maximo}</span>}
            onChange={(event) => onChange({ cuotas: event.target.value })}
          />
          <span className="sr-only" role="status">
            {forzado ? maximo : ''}
          </span>
        </div>
      )}
      {anticipo && (
        <div className="sim-condition">
          <TextField
            label={simulacion.anticipo}
            inputMode="decimal"
            autoComplete="off"
            value={condiciones.anticipo ?? minimo}
            error={faltas.anticipo}
            hint={simulacion.ayudaDelAnticipo}
            onChange={(event) => onChange({ anticipo: event.target.value })}
          />
          {condiciones.anticipo !== null && (
            <Button variant="ghost" icon="deshacer" onClick={() => onChange({ anticipo: null })}>
              {simulacion.minimo}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
