import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import type { Data } from '../../api/endpoint.ts'
import { imponibleDePlan, type PlanDeConvenio } from '../../panels/convenios/convenio-listado.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Tag } from '../../ui/tag.tsx'
import { type Identificado, impedimentoDe } from './convenio.ts'
import { useGetTipoRetiroQuery } from './convenios-api.ts'
import { RetiroDialog } from './retiro-dialog.tsx'

const { retiro } = textos.convenios.listado

interface EstadoDeRetiroProps {
  readonly convenio: Identificado
  readonly plan: Pick<PlanDeConvenio, 'r' | 'i' | 'estado_retiro'>
}

/**
 * Select of the withdrawal state of a payment plan: what happened to the plan after its payment agreement was confirmed
 * (S1 §4, §6; D39). A person who may not change the state sees it as text.
 */
export const EstadoDeRetiro = ({ convenio, plan }: EstadoDeRetiroProps) => {
  const principal = usePrincipal()
  const { data: retiros } = useGetTipoRetiroQuery({})
  const [elegido, setElegido] = useState<Data<'getTipoRetiro'>[number]>()
  if (convenio.fc_confirma === null)
    return <Tag kind="aviso" icon="reloj" text={textos.planes.sinConfirmar} />
  if (retiros === undefined) return textos.comunes.sinDato
  const actual =
    retiros.find(({ id }) => id === plan.estado_retiro)?.nombre ??
    interpolar(textos.comunes.sinCatalogo, { valor: plan.estado_retiro })
  if (impedimentoDe(principal, convenio, 'cambiar-estado-de-plan') !== undefined) return actual
  return (
    <>
      <select
        className="select conv-retiro"
        aria-label={interpolar(retiro.deElPlan, { plan: imponibleDePlan(plan) })}
        value={plan.estado_retiro}
        onChange={(event) =>
          setElegido(retiros.find(({ id }) => String(id) === event.target.value))
        }
      >
        {retiros.some(({ id }) => id === plan.estado_retiro) || (
          <option value={plan.estado_retiro}>{actual}</option>
        )}
        {retiros.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </select>
      {elegido && (
        <RetiroDialog
          convenio={convenio}
          plan={plan}
          antes={actual}
          ahora={elegido}
          onClose={() => setElegido(undefined)}
        />
      )}
    </>
  )
}
