import { type CodigoDePlan, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'
import { useId } from 'react'
import type { Failure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanOpciones } from './plan-opciones.tsx'
import { type PlanDeFicha, resolvePlan } from './planes.ts'
import { claveDeItem, type Item } from './seleccion.ts'

const t = textos.convenios.ficha.plan

interface PlanesProps {
  readonly item: Item
  /** Plans that the chosen periods admit, or undefined until the first answer. */
  readonly planes: readonly PlanDeFicha[] | undefined
  /** The chosen plan as the server settles it, with the typed advance. */
  readonly liquidado: PlanDeFicha | undefined
  readonly recalculando: boolean
  readonly falla: Failure | undefined
  readonly onRetry: (() => void) | undefined
  readonly onVerOtros: (() => void) | undefined
  readonly error: string | undefined
  readonly onChange: (change: (item: Item) => Item) => void
}

const nombre = (codigo: CodigoDePlan): string => `${codigo} (${TIPOS_DE_PLAN[codigo].nombre})`

/** Plans of an item, side by side, to choose one (S1 §4). */
export const PlanesDeImponible = (props: PlanesProps) => {
  const { item, planes, recalculando, error, onChange } = props
  const id = useId()
  if (item.periodos.length === 0) return <p className="conv-note">{t.primero}</p>
  const vigente = resolvePlan(item.plan, planes ?? [])
  const conAnticipo =
    vigente && item.anticipo !== '' && props.liquidado?.plan === vigente.plan.plan
      ? props.liquidado
      : undefined
  return (
    <fieldset
      className="conv-planes"
      aria-describedby={error === undefined ? `${id}-estado` : `${id}-estado ${id}-error`}
    >
      <legend>
        {t.titulo}: {item.r} {item.i}
      </legend>
      {props.falla && <FailureAlert failure={props.falla} onRetry={props.onRetry} />}
      <p className="conv-estado" id={`${id}-estado`} role="status">
        {recalculando && t.recalculando}
        {!recalculando && vigente?.cambiadoDe && (
          <strong>
            {interpolar(t.cambiado, {
              antes: nombre(vigente.cambiadoDe),
              ahora: nombre(vigente.plan.plan),
            })}
          </strong>
        )}
      </p>
      <FieldMessage id={`${id}-error`} error={error} />
      {planes?.length === 0 && !recalculando && !props.falla && <p>{t.ninguno}</p>}
      {planes === undefined && recalculando && <ListSkeleton />}
      <div className={recalculando ? 'conv-cards conv-viejo' : 'conv-cards'}>
        {planes?.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={(vigente?.plan.plan === plan.plan && conAnticipo) || plan}
            grupo={`${id}-plan`}
            clave={claveDeItem(item)}
            elegido={vigente?.plan.plan === plan.plan}
            onChoose={() => onChange((actual) => ({ ...actual, plan: plan.plan }))}
          />
        ))}
      </div>
      {props.onVerOtros && (
        <Button variant="ghost" className="conv-otros" onClick={props.onVerOtros}>
          {t.verOtros}
        </Button>
      )}
      {vigente && (
        <PlanOpciones
          key={vigente.plan.plan}
          item={item}
          plan={vigente.plan}
          conAnticipo={conAnticipo}
          recalculando={recalculando}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}
