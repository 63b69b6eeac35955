import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import '../actuaciones/actuaciones.css'
import { DatosDeRadicacion } from '../actuaciones/datos-de-radicacion.tsx'
import { LineaDeTiempo } from '../actuaciones/linea-de-tiempo.tsx'
import { useLineaDeTiempo } from '../actuaciones/use-linea-de-tiempo.ts'
import type { ParteDeCaso } from '../casos/enlace-de-caso.ts'
import { ContarPlazo } from '../plazo-judicial/contar-plazo.tsx'
import { DatosDeCaso } from './datos-de-caso.tsx'
import { holdInView } from './hold-in-view.ts'
import { ImponiblesDelContribuyente } from './imponibles-del-contribuyente.tsx'
import type { CasoAbierto } from './pagina-de-caso-api.ts'

const PanelDeDeuda = later(
  async () => (await import('../deudas/panel-de-deuda.tsx')).PanelDeDeuda,
  <ListSkeleton />,
)
const PrescripcionDeCaso = later(
  async () => (await import('../prescripcion/prescripcion-de-caso.tsx')).PrescripcionDeCaso,
  <ListSkeleton />,
)
const ConveniosDeImponible = later(
  async () => (await import('../convenios/convenios-de-imponible.tsx')).ConveniosDeImponible,
  <ListSkeleton />,
)

const { partes } = textos.paginaDeCaso

interface PartesDelCasoProps {
  readonly caso: CasoAbierto
  readonly parte: ParteDeCaso
}

export const PartesDelCaso = ({ caso, parte }: PartesDelCasoProps) => {
  const { hechos, failure, retry } = useLineaDeTiempo(caso)
  const deLinea = (content: (todos: NonNullable<typeof hechos>) => ReactNode): ReactNode => {
    if (failure && hechos === undefined) return <LoadFailure failure={failure} onRetry={retry} />
    return hechos ? content(hechos) : <ListSkeleton />
  }
  const seccion = (una: ParteDeCaso, content: ReactNode) => (
    <Seccion una={una} elegida={parte === una}>
      {content}
    </Seccion>
  )
  return (
    <div className="caso-partes">
      <div className="caso-columna">
        {seccion(
          'historial',
          deLinea((todos) => <LineaDeTiempo hechos={todos} />),
        )}
      </div>
      <div className="caso-columna">
        {seccion('deuda', <PanelDeDeuda imponible={caso.imponible} recurso={caso.recurso} />)}
        {seccion(
          'prescripcion',
          <PrescripcionDeCaso
            imponible={caso.imponible}
            recurso={caso.recurso}
            clase={caso.tipo === 'C' ? 'comercio' : 'inmueble'}
          />,
        )}
        {seccion(
          'radicacion',
          deLinea((todos) => (
            <>
              <DatosDeRadicacion hechos={todos} />
              <ContarPlazo hechos={todos} />
            </>
          )),
        )}
        {seccion(
          'convenios',
          <ConveniosDeImponible imponible={caso.imponible} recurso={caso.recurso} />,
        )}
        {seccion('detalle', <DatosDeCaso caso={caso} />)}
      </div>
      {seccion('contribuyente', <ImponiblesDelContribuyente caso={caso} />)}
    </div>
  )
}

interface SeccionProps {
  readonly una: ParteDeCaso
  readonly elegida: boolean
  readonly children: ReactNode
}

const Seccion = ({ una, elegida, children }: SeccionProps) => {
  const id = useId()
  const titulo = useRef<HTMLHeadingElement>(null)
  const entra = elegida && una !== 'detalle'
  useEffect(() => {
    const h2 = titulo.current
    const parte = h2?.closest('.caso-parte')
    const todas = h2?.closest('.caso-partes')
    if (!entra || !parte || !todas) return
    h2?.focus({ preventScroll: true })
    return holdInView(parte, todas)
  }, [entra])
  return (
    <section className={`card caso-parte caso-parte-${una}`} aria-labelledby={id}>
      <h2 id={id} ref={titulo} tabIndex={-1}>
        {partes[una]}
      </h2>
      {children}
    </section>
  )
}
