import { interpolar, isPendiente, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import {
  type PuntoDelDia,
  useGetPuestaEnMarchaQuery,
} from '../../panels/instalacion/instalacion-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AceptarDialog } from './aceptar-dialog.tsx'
import { FirmanteDialog } from './firmante-dialog.tsx'
import './puesta-en-marcha.css'
import { Punto } from './punto.tsx'

const t = textos.puestaEnMarchaPantalla

type Abierto =
  | { readonly que: 'aceptar'; readonly puntos: readonly PuntoDelDia[] }
  | { readonly que: 'firmante' }

interface GrupoProps {
  readonly titulo: string
  readonly puntos: readonly PuntoDelDia[]
  readonly onAbrir: (abierto: Abierto) => void
}

const Grupo = ({ titulo, puntos, onAbrir }: GrupoProps) =>
  puntos.length > 0 && (
    <section className="card" aria-label={titulo}>
      <h2>
        {titulo} ({puntos.length})
      </h2>
      <ul className="puntos">
        {puntos.map((punto) => (
          <Punto
            key={punto.clave}
            punto={punto}
            onAceptar={() => onAbrir({ que: 'aceptar', puntos: [punto] })}
            onFirmante={() => onAbrir({ que: 'firmante' })}
          />
        ))}
      </ul>
    </section>
  )

export const PuestaEnMarchaScreen = () => {
  const { data, error, refetch } = useGetPuestaEnMarchaQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const [abierto, setAbierto] = useState<Abierto>()
  const failure = failureOf(error)
  if (data === undefined)
    return (
      <div className="screen">
        <ScreenTitle text={t.titulo} />
        <h1>{t.titulo}</h1>
        {failure ? (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    )
  const { hechas, total, puntos } = data
  const conEstado = (estado: PuntoDelDia['estado']) => puntos.filter((uno) => uno.estado === estado)
  const conPropuestas = puntos.filter(({ propuestas }) => propuestas.length > 0)
  const n = conPropuestas.flatMap(({ propuestas }) => propuestas).length
  const avance = interpolar(t.avance, { hechas, total })
  return (
    <div className="screen puesta-en-marcha">
      <ScreenTitle text={t.titulo} />
      <div className="puesta-en-marcha-cabecera">
        <h1>{t.titulo}</h1>
        <strong className="puesta-en-marcha-avance">{avance}</strong>
        {n > 0 && (
          <Button onClick={() => setAbierto({ que: 'aceptar', puntos: conPropuestas })}>
            {interpolar(t.aceptar.todos, { n })}
          </Button>
        )}
      </div>
      <ProgressLine label={`${t.titulo}: ${avance}`} done={hechas} total={total} />
      {hechas === total ? (
        <Alert kind="exito" title={t.completa} />
      ) : (
        <p className="card-lead">{t.lead}</p>
      )}
      <Grupo titulo={t.grupos.falta} puntos={puntos.filter(isPendiente)} onAbrir={setAbierto} />
      <Grupo titulo={t.grupos.aviso} puntos={conEstado('aviso')} onAbrir={setAbierto} />
      <Grupo titulo={t.grupos.listo} puntos={conEstado('listo')} onAbrir={setAbierto} />
      {abierto?.que === 'aceptar' && (
        <AceptarDialog puntos={abierto.puntos} onClose={() => setAbierto(undefined)} />
      )}
      {abierto?.que === 'firmante' && <FirmanteDialog onClose={() => setAbierto(undefined)} />}
    </div>
  )
}
