import { textos } from '@apremia/core'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useAbierto } from '../../ui/use-abierto.ts'
import { BusquedaExterna } from './busqueda.tsx'
import { DetalleExterno } from './detalle.tsx'

const { titulo, detalle: tituloDeDetalle } = textos.abogadoExterno

const DETALLE = ['detalle', 'historial'] as const
const HISTORIAL = ['historial'] as const

const readClave = (texto: string | undefined) => {
  const [, imponible, recurso] = /^(\d{1,10})-([A-Z0-9]{1,4})$/.exec(texto ?? '') ?? []
  return imponible === undefined || recurso === undefined ? undefined : { imponible, recurso }
}

/** /abogado-externo (S2 §2.6): the search, or the case of it that is open. */
export const AbogadoExternoScreen = () => {
  const detalle = useAbierto(DETALLE)
  const historial = useAbierto(HISTORIAL)
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
            onVer={({ imponible, recurso }) => detalle.open({ detalle: `${imponible}-${recurso}` })}
          />
        </div>
      )}
    </div>
  )
}
