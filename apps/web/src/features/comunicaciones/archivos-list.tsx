import { comunicaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format.ts'
import type { Comunicacion } from './comunicaciones-api.ts'

const { descargar } = textos.comunicaciones

/** The files of a message, each with its size (ux 22). */
export const ArchivosList = ({ registro_documentos: archivos }: Comunicacion) => {
  const dispatch = useAppDispatch()
  const puede = usePuede()
  if (archivos.length === 0) return textos.comunes.sinDato
  const download = async (documento: number) => {
    const failure = await dispatch(
      downloadDocument(calls.getComunicacionDocumento, { params: { documento } }),
    )
    if (failure)
      dispatch(
        notified({ kind: 'error', title: textos.comunes.falla.titulo, text: failure.message }),
      )
  }
  return (
    <ul className="comu-archivos">
      {archivos.map(({ id, documento, tamano }) => (
        <li key={id}>
          {puede('comunicaciones.leer') ? (
            <Button
              variant="ghost"
              icon="descargar"
              aria-label={interpolar(descargar, { nombre: documento })}
              onClick={() => void download(id)}
            >
              {documento}
            </Button>
          ) : (
            documento
          )}{' '}
          <small>{formatBytes(tamano)}</small>
        </li>
      ))}
    </ul>
  )
}
