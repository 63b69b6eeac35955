import { type CodigoDePlan, interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'
import { useId } from 'react'
import type { Failure } from '../../../api/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import type { CuentaDeItem } from './cuenta.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanOpciones } from './plan-opciones.tsx'
import { claveDeItem, type Item } from './seleccion.ts'

const t = textos.convenios.ficha.plan

interface PlanesProps {
  readonly cuenta: CuentaDeItem
  readonly recalculando: boolean
  readonly falla: Failure | undefined
  readonly onRetry: () => void
  readonly onVerOtros: () => void
  readonly tope: number
  readonly error: string | undefined
  readonly onChange: (cambio: Partial<Pick<Item, 'plan' | 'cuotas' | 'anticipo'>>) => void
}

const nombre = (codigo: CodigoDePlan): string => `${codigo} (${TIPOS_DE_PLAN[codigo].nombre})`

export const PlanesDeImponible = (props: PlanesProps) => {
  const { error, onChange } = props
  const { item, planes, vigente, conAnticipo, motivos, soloGuardado } = props.cuenta
  const id = useId()
  if (item.periodos.length === 0) return <p className="conv-note">{t.primero}</p>
  const falla = soloGuardado ? undefined : props.falla
  const recalculando = props.recalculando && !soloGuardado
  return (
    <fieldset
      className="conv-planes"
      aria-describedby={error === undefined ? `${id}-estado` : `${id}-estado ${id}-error`}
    >
      <legend>
        {t.titulo}: {item.r} {item.i}
      </legend>
      {falla && <FailureAlert failure={falla} onRetry={props.onRetry} />}
      {motivos.length > 0 && !recalculando && (
        <Alert
          kind="error"
          title={textos.convenios.falla.titulo}
          actions={
            <Button icon="reintentar" onClick={props.onRetry}>
              {textos.comunes.reintentar}
            </Button>
          }
        >
          {motivos.map((mensaje) => (
            <p key={mensaje}>{mensaje}</p>
          ))}
        </Alert>
      )}
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
      {planes?.length === 0 && !recalculando && !falla && <p>{t.ninguno}</p>}
      {planes === undefined && recalculando && <ListSkeleton />}
      <div className={recalculando ? 'conv-cards conv-viejo' : 'conv-cards'}>
        {planes?.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={(vigente?.plan.plan === plan.plan && conAnticipo) || plan}
            grupo={`${id}-plan`}
            clave={claveDeItem(item)}
            elegido={vigente?.plan.plan === plan.plan}
            onChoose={() => onChange({ plan: plan.plan })}
          />
        ))}
      </div>
      {soloGuardado && (
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
          tope={props.tope}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}
