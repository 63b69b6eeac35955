import { textos } from '@apremia/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import { RecursoConNombre } from '../../../ui/recurso.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { EtiquetaDePlazo } from '../etiqueta-de-plazo.tsx'
import type { CasoDeMesa } from '../mesas-api.ts'

const PorqueDeCaso = lazy(async () => ({
  default: (await import('../../../panels/casos/porque-de-caso.tsx')).PorqueDeCaso,
}))

const { columnas, categorias } = textos.mesasPantalla
const { porque } = textos.casosPantalla
const { sinDato } = textos.comunes

export const DetalleDeCaso = ({ fila }: { readonly fila: CasoDeMesa }) => {
  const datos: readonly (readonly [string, ReactNode])[] = [
    [columnas.contribuyente, fila.contribuyente || sinDato],
    [columnas.recurso, <RecursoConNombre key="recurso" codigo={fila.recurso} />],
    [columnas.categoria, categorias[fila.categoria]],
    [columnas.abogado, fila.abogado || sinDato],
    [columnas.situacion, [fila.situacion, fila.etapa].filter(Boolean).join(' · ')],
    [columnas.inicial, formatDate(fila.inicial ?? '')],
    [columnas.ultima, formatDate(fila.ultima ?? '')],
    [columnas.vence, <EtiquetaDePlazo key="vence" {...fila} />],
    [columnas.monto, formatAmount(fila.monto ?? '')],
  ]
  return (
    <div className="stack">
      <dl className="facts">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <section className="stack" aria-label={porque}>
        <h2>{porque}</h2>
        <Suspense fallback={<ListSkeleton />}>
          <PorqueDeCaso imponible={fila.imponible} recurso={fila.recurso} />
        </Suspense>
      </section>
    </div>
  )
}
