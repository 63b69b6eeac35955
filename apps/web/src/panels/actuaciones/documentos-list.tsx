import { actuaciones } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { Button } from '../../ui/button.tsx'
import { formatBytes, formatInstant } from '../../ui/format.ts'
import { useDownload } from '../../ui/use-download.ts'
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
  const { download } = useDownload(falla.titulo)
  if (documentos.length === 0) return null
  const start = ({ id }: Documento) =>
    download(downloadDocument(actuaciones.getActuacionDocumento, { params: { id } }))
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
                onClick={() => (seVe(documento) ? onVer(documento) : void start(documento))}
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
