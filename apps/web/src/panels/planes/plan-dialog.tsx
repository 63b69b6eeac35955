import { interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate } from '../../ui/format.ts'
import { REACHABLE } from '../../ui/reachable.ts'
import { RecursoConNombre } from '../../ui/recurso.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { ConveniosDeImponible } from '../convenios/convenios-de-imponible.tsx'
import { AvanceDePlan } from './avance-de-plan.tsx'
import type { Plan } from './columns.tsx'
import { CuotasTable } from './cuotas-table.tsx'
import { EtiquetaDePlan } from './estado-de-plan.tsx'
import './planes.css'
import { useGetPlandepagoQuery } from './planes-api.ts'
import { planConNombre } from './tipo-de-plan.ts'

const { vista, columnas, clases, convenios } = textos.planes
const { cerrar, sinDato } = textos.comunes

interface PlanDialogProps {
  readonly plan: Plan
  readonly onClose: () => void
}

export const PlanDialog = ({ plan, onClose }: PlanDialogProps) => {
  const { NRO_PLAN, TIPO, NRO_IMPONIBLE, RECURSO, PLAN } = plan
  const titulo = interpolar(vista.titulo, { plan: NRO_PLAN })
  const datos: readonly (readonly [name: string, value: ReactNode])[] = [
    [clases[TIPO], NRO_IMPONIBLE],
    [columnas.recurso, <RecursoConNombre key="recurso" codigo={RECURSO} />],
    [columnas.contribuyente, plan.APYNOM || sinDato],
    [columnas.tipo, PLAN === '' ? sinDato : planConNombre(PLAN)],
    [columnas.fecha, formatDate(plan.FECHA ?? '')],
    [columnas.estado, <EtiquetaDePlan key="estado" estado={plan.ESTADO} />],
    [columnas.abogado, plan.LEGAL || sinDato],
  ]
  return (
    <Dialog
      title={titulo}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{cerrar}</Button>}
    >
      <section className="stack" aria-label={titulo} {...REACHABLE}>
        <dl className="facts">
          {datos.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Cuotas plan={NRO_PLAN} />
        <section className="stack" aria-label={convenios.titulo}>
          <h2>{convenios.titulo}</h2>
          <ConveniosDeImponible imponible={NRO_IMPONIBLE} recurso={RECURSO} />
        </section>
      </section>
    </Dialog>
  )
}

const Cuotas = ({ plan }: { readonly plan: number }) => {
  const { currentData, error, isFetching, refetch } = useGetPlandepagoQuery({ body: { plan } })
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  if (currentData === undefined) return <ListSkeleton />
  if (currentData.cuotas.length === 0) return <p>{vista.sinCuotas}</p>
  return (
    <>
      <AvanceDePlan cuotas={currentData.cuotas} />
      <CuotasTable cuotas={currentData.cuotas} />
    </>
  )
}
