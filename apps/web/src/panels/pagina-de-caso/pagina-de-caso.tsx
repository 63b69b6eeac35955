import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { AlGrabar, Grabacion } from '../actuaciones/grabacion.ts'
import type { CasoNombrado, ParteDeCaso } from '../casos/enlace-de-caso.ts'
import { FraseDeCaso } from '../casos/frase-de-caso.tsx'
import { ActosDeCaso } from './actos-de-caso.tsx'
import { CabeceraDeCaso, type NivelDeTitulo } from './cabecera-de-caso.tsx'
import './pagina-de-caso.css'
import { toCasoAbierto, useGetPaginaDeCasoQuery } from './pagina-de-caso-api.ts'
import { PartesDelCaso } from './partes-del-caso.tsx'
import { SiguienteCaso } from './siguiente-caso.tsx'
import { type AbrirVecino, type Paso, usePasar } from './use-pasar.ts'

const TrasGrabar = later(async () => (await import('../actuaciones/tras-grabar.tsx')).TrasGrabar)

const t = textos.paginaDeCaso

interface PaginaDeCasoProps {
  readonly caso: CasoNombrado
  readonly parte: ParteDeCaso
  readonly nivel: NivelDeTitulo
  readonly onVolver: () => void
  /** Opens the previous or next case of the list. By default, the page of that case replaces this page. */
  readonly onVecino?: AbrirVecino
}

/**
 * Tells whether the requested action was recorded on the case. The result is false when only an obligatory court filing
 * was recorded, or when the demand letter lacked data.
 */
const isCompleta = ({ faltaLoPedido, afuera }: Grabacion): boolean =>
  !faltaLoPedido && afuera.length === 0

interface Hecho {
  readonly grabacion: Grabacion
  readonly sobre: string
  /** Name of the next case. Given only while that case opens after an action was recorded on the present case. */
  readonly pasaA?: string
}

const nombreDe = ({ imponible, recurso }: Pick<CasoNombrado, 'imponible' | 'recurso'>): string =>
  `${imponible} ${recurso}`

export const PaginaDeCaso = ({ onVecino, ...props }: PaginaDeCasoProps) => {
  const nombre = nombreDe(props.caso)
  const [hecho, setHecho] = useState<Hecho>()
  const [abierto, setAbierto] = useState(nombre)
  // When the person goes on to the next case, the page still offers to undo the action recorded on the previous case.
  // The offer ends when the person opens any other case.
  if (abierto !== nombre) {
    setAbierto(nombre)
    setHecho(
      hecho?.pasaA === nombre ? { grabacion: hecho.grabacion, sobre: hecho.sobre } : undefined,
    )
  }
  const deEsteCaso = hecho?.sobre === nombre
  const paso: Paso = usePasar(props.caso, onVecino, (otro) =>
    setHecho((uno) => (uno?.sobre === nombre ? { ...uno, pasaA: nombreDe(otro) } : undefined)),
  )
  return (
    <div className="caso-con-hecho">
      {hecho && (
        <div className="caso-hecho">
          <TrasGrabar
            key={hecho.grabacion.lote?.id}
            {...hecho.grabacion}
            sobre={deEsteCaso ? undefined : hecho.sobre}
          />
          {deEsteCaso && isCompleta(hecho.grabacion) && (
            <SiguienteCaso key={hecho.grabacion.lote?.id} paso={paso} />
          )}
        </div>
      )}
      <UnCaso
        key={nombre}
        {...props}
        paso={paso}
        onSaved={(grabacion) => setHecho({ grabacion, sobre: nombre })}
      />
    </div>
  )
}

interface UnCasoProps extends Omit<PaginaDeCasoProps, 'onVecino'>, AlGrabar {
  readonly paso: Paso
}

const UnCaso = ({ caso, parte, nivel: Titulo, paso, onVolver, onSaved }: UnCasoProps) => {
  const { tipo, imponible, recurso } = caso
  const { currentData, error, isFetching, refetch } = useGetPaginaDeCasoQuery({
    query: {
      ...{ imponible: String(imponible), recurso },
      clase: tipo === 'C' ? 'comercio' : 'inmueble',
    },
  })
  const failure = isFetching ? undefined : failureOf(error)
  if (failure && currentData === undefined)
    return (
      <>
        <Titulo>{interpolar(t.titulo, { caso: `${imponible} ${recurso}` })}</Titulo>
        {failure.status === 404 ? (
          <p className="card">{t.noEsta}</p>
        ) : (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        )}
      </>
    )
  if (currentData === undefined) return <ListSkeleton />
  const abierto = toCasoAbierto(currentData)
  return (
    <article className="caso-pagina" aria-busy={isFetching || undefined}>
      <CabeceraDeCaso caso={abierto} nivel={Titulo} paso={paso} onVolver={onVolver}>
        <ActosDeCaso caso={abierto} onSaved={onSaved} />
      </CabeceraDeCaso>
      <FraseDeCaso imponible={imponible} recurso={recurso} mesa={abierto.mesa} />
      <PartesDelCaso caso={abierto} parte={parte} />
    </article>
  )
}
