import { textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Opening } from '../../ui/opening.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { Grabacion } from '../actuaciones/grabacion.ts'
import type { CasoNombrado, ParteDeCaso } from '../casos/enlace-de-caso.ts'
import { FraseDeCaso } from '../casos/frase-de-caso.tsx'
import { ActosDeCaso } from './actos-de-caso.tsx'
import { CabeceraDeCaso, type NivelDeTitulo } from './cabecera-de-caso.tsx'
import './pagina-de-caso.css'
import { toCasoAbierto, useGetPaginaDeCasoQuery } from './pagina-de-caso-api.ts'
import { PartesDelCaso } from './partes-del-caso.tsx'

const TrasGrabar = lazy(async () => ({
  default: (await import('../actuaciones/tras-grabar.tsx')).TrasGrabar,
}))

const t = textos.paginaDeCaso

interface PaginaDeCasoProps {
  readonly caso: CasoNombrado
  readonly parte: ParteDeCaso
  readonly nivel: NivelDeTitulo
  readonly onVolver: () => void
}

/** Page with all the data of a case and the buttons to act on the case. Each part of the page has its own URL. */
export const PaginaDeCaso = ({ caso, parte, nivel, onVolver }: PaginaDeCasoProps) => {
  const { tipo, imponible, recurso } = caso
  const [grabacion, setGrabacion] = useState<Grabacion>()
  const { currentData, error, isFetching, refetch } = useGetPaginaDeCasoQuery({
    query: {
      ...{ imponible: String(imponible), recurso },
      clase: tipo === 'C' ? 'comercio' : 'inmueble',
    },
  })
  const failure = isFetching ? undefined : failureOf(error)
  if (failure && currentData === undefined)
    return failure.status === 404 ? (
      <p className="card">{t.noEsta}</p>
    ) : (
      <LoadFailure failure={failure} onRetry={() => void refetch()} />
    )
  if (currentData === undefined) return <ListSkeleton />
  const abierto = toCasoAbierto(currentData)
  return (
    <article className="caso-pagina" aria-busy={isFetching || undefined}>
      <CabeceraDeCaso caso={abierto} nivel={nivel} onVolver={onVolver}>
        <ActosDeCaso caso={abierto} onSaved={setGrabacion} />
      </CabeceraDeCaso>
      <Suspense fallback={<Opening />}>
        {grabacion && <TrasGrabar key={grabacion.lote?.id} {...grabacion} />}
      </Suspense>
      <FraseDeCaso imponible={imponible} recurso={recurso} mesa={abierto.mesa} />
      <PartesDelCaso caso={abierto} parte={parte} />
    </article>
  )
}
