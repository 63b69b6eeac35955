import { textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { PorquePlegado } from '../casos/porque-plegado.tsx'
import { ConveniosDeImponible } from '../convenios/convenios-de-imponible.tsx'
import './actuaciones.css'
import { DatosDeRadicacion } from './datos-de-radicacion.tsx'
import type { Par } from './elegido.ts'
import { LineaDeTiempo } from './linea-de-tiempo.tsx'
import { useLineaDeTiempo } from './use-linea-de-tiempo.ts'

const { panel } = textos.gestion

export const PanelDeImponible = ({ imponible, recurso }: Par) => {
  const { hechos, failure, retry } = useLineaDeTiempo({ imponible, recurso })
  return (
    <div className="actu-panel">
      {failure && hechos === undefined ? (
        <div className="actu-seccion actu-entera">
          <LoadFailure failure={failure} onRetry={retry} />
        </div>
      ) : (
        <>
          <Seccion titulo={panel.datos}>
            {hechos ? <DatosDeRadicacion hechos={hechos} /> : <ListSkeleton />}
            <PorquePlegado imponible={imponible} recurso={recurso} />
          </Seccion>
          <Seccion titulo={panel.actuaciones}>
            {hechos ? <LineaDeTiempo hechos={hechos} /> : <ListSkeleton />}
          </Seccion>
        </>
      )}
      <Seccion titulo={panel.convenios}>
        <ConveniosDeImponible imponible={imponible} recurso={recurso} />
      </Seccion>
    </div>
  )
}

interface SeccionProps {
  readonly titulo: string
  readonly children: ReactNode
}

const Seccion = ({ titulo, children }: SeccionProps) => {
  const id = useId()
  return (
    <section className="actu-seccion" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  )
}
