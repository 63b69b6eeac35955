import { actuaciones } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { formatBytes, formatInstant } from '../../ui/format.ts'
import type { ActuacionDeLinea } from './use-linea-de-tiempo.ts'

const { linea, falla } = textos.actuaciones

export type Documento = ActuacionDeLinea['documentos'][number]

/** Tells whether the browser shows the document in the page. A document of any other type is downloaded (ux 22). */
const seVe = ({ tipo }: Documento): boolean =>
  tipo === 'application/pdf' || tipo.startsWith('image/')

interface DocumentosListProps {
  readonly documentos: readonly Documento[]
  /** Opens a document. Undefined for a person who may not see the documents (S2 §6). */
  readonly onVer: ((documento: Documento) => void) | undefined
}

export const DocumentosList = ({ documentos, onVer }: DocumentosListProps) => {
  const dispatch = useAppDispatch()
  if (documentos.length === 0) return null
  const download = async ({ id }: Documento) => {
    const failure = await dispatch(
      downloadDocument(actuaciones.getActuacionDocumento, { params: { id } }),
    )
    if (failure) dispatch(notified({ kind: 'error', title: falla.titulo, text: failure.message }))
  }
  return (
    <ul className="actu-documentos" aria-label={linea.documentos}>
      {documentos.map((documento) => {
        const { id, nombre, tamano, autor, creado } = documento
        const [icon, nombrar] = seVe(documento)
          ? (['ver', linea.verDocumento] as const)
          : (['descargar', linea.descargarDocumento] as const)
        return (
          <li key={id}>
            {onVer ? (
              <Button
                variant="ghost"
                icon={icon}
                aria-label={interpolar(nombrar, { nombre })}
                onClick={() => (seVe(documento) ? onVer(documento) : void download(documento))}
              >
                {nombre}
              </Button>
            ) : (
              nombre
            )}
            <small>
              {formatBytes(tamano)} · {[autor, formatInstant(creado)].filter(Boolean).join(' · ')}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
