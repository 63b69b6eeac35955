import { textos } from '@apremia/core'
import { useState } from 'react'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import { useSeleccionDeCasos } from '../../panels/actuaciones/use-seleccion.ts'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useAbierto } from '../../ui/use-abierto.ts'
import { BusquedaExterna } from './busqueda.tsx'
import { DetalleExterno } from './detalle.tsx'

const TrasGrabar = later(
  async () => (await import('../../panels/actuaciones/tras-grabar.tsx')).TrasGrabar,
)

const { titulo, detalle: tituloDeDetalle } = textos.abogadoExterno

const DETALLE = ['detalle', 'historial'] as const
const HISTORIAL = ['historial'] as const

const readClave = (texto: string | undefined) => {
  const [, imponible, recurso] = /^(\d{1,10})-([A-Z0-9]{1,4})$/.exec(texto ?? '') ?? []
  return imponible === undefined || recurso === undefined ? undefined : { imponible, recurso }
}

export const AbogadoExternoScreen = () => {
  const detalle = useAbierto(DETALLE)
  const historial = useAbierto(HISTORIAL)
  // The chosen cases are kept in this screen component, so that opening one of them in a dialog does not clear the
  // choice.
  const [seleccion, setSeleccion] = useSeleccionDeCasos('externa')
  const [grabacion, setGrabacion] = useState<Grabacion>()
  const caso = readClave(detalle.valor('detalle'))
  const title = caso ? tituloDeDetalle : titulo
  return (
    <div className="screen">
      <ScreenTitle text={title} />
      {caso && (
        <div className="screen-head">
          <h1>{title}</h1>
        </div>
      )}
      {grabacion && <TrasGrabar key={grabacion.lote?.id} {...grabacion} />}
      {caso ? (
        <DetalleExterno
          {...caso}
          historial={historial.valor('historial') !== undefined}
          onHistorial={() => historial.open({ historial: '1' })}
          onClose={historial.close}
          onVolver={detalle.close}
        />
      ) : (
        <div className="card">
          <BusquedaExterna
            seleccion={seleccion}
            onSeleccion={setSeleccion}
            onSaved={setGrabacion}
            onVer={({ imponible, recurso }) => detalle.open({ detalle: `${imponible}-${recurso}` })}
          />
        </div>
      )}
    </div>
  )
}
