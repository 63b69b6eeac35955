import type { InputOf } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { FileEntry } from '../../api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { useDownload } from '../../ui/use-download.ts'
import './adjuntos.css'

const ArchivoDialog = later(async () => (await import('./archivo-dialog.tsx')).ArchivoDialog)

const { adjuntos } = textos.documentos

export interface DocumentoAdjunto {
  readonly id: number
  readonly nombre: string
  readonly tamano: number
}

/** Tells whether the document is shown in the page. A document of any other type is downloaded (ux 22). */
const seVe = ({ nombre }: DocumentoAdjunto): boolean => /\.(pdf|jpe?g|png)$/i.test(nombre)

interface AdjuntosListProps<E extends FileEntry> {
  readonly archivos: readonly DocumentoAdjunto[]
  readonly entry: E
  readonly inputOf: (archivo: DocumentoAdjunto) => InputOf<E>
  readonly abre: boolean
  /** Removes a file. Undefined for a person who may not remove files. */
  readonly onQuitar?: ((archivo: DocumentoAdjunto) => void) | undefined
}

export const AdjuntosList = <E extends FileEntry>(props: AdjuntosListProps<E>) => {
  const { archivos, entry, inputOf, abre, onQuitar } = props
  const { download } = useDownload(textos.comunes.falla.titulo)
  const [visto, setVisto] = useState<DocumentoAdjunto>()
  if (archivos.length === 0) return textos.comunes.sinDato
  return (
    <>
      <ul className="adjuntos">
        {archivos.map((archivo) => (
          <li key={archivo.id}>
            {abre ? (
              <Button
                variant="ghost"
                icon={seVe(archivo) ? 'ver' : 'descargar'}
                aria-label={interpolar(seVe(archivo) ? adjuntos.ver : adjuntos.descargar, archivo)}
                onClick={() =>
                  seVe(archivo)
                    ? setVisto(archivo)
                    : void download(downloadDocument(entry, inputOf(archivo)))
                }
              >
                {archivo.nombre}
              </Button>
            ) : (
              archivo.nombre
            )}{' '}
            <small>{formatBytes(archivo.tamano)}</small>
            {onQuitar && (
              <Button
                variant="ghost"
                icon="borrar"
                aria-label={interpolar(adjuntos.borrar, archivo)}
                onClick={() => onQuitar(archivo)}
              >
                {textos.comunes.borrar}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {visto && (
        <ArchivoDialog
          title={visto.nombre}
          entry={entry}
          input={inputOf(visto) as InputOf<FileEntry>}
          onClose={() => setVisto(undefined)}
        />
      )}
    </>
  )
}
