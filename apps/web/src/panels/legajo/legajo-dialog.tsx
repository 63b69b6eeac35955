import { legajos } from '@apremia/api-client'
import { type FormatoDeLegajo, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatBytes } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { CasoAbierto } from '../pagina-de-caso/pagina-de-caso-api.ts'
import { DatosParaCopiar } from './datos-para-copiar.tsx'
import { DocumentosAElegir } from './documentos-a-elegir.tsx'
import './legajo.css'
import { useListDocumentosDeLegajoQuery } from './legajo-api.ts'

const t = textos.legajos.pantalla

interface LegajoDialogProps {
  readonly caso: Pick<CasoAbierto, 'imponible' | 'recurso' | 'categoria'>
  readonly onClose: () => void
}

/** Dialog that gathers the documents needed to file a lawsuit for a case. */
export const LegajoDialog = ({ caso, onClose }: LegajoDialogProps) => {
  const pedido = {
    ...{ imponible: String(caso.imponible), recurso: caso.recurso, clase: caso.categoria },
  }
  const { data, error, isFetching, refetch } = useListDocumentosDeLegajoQuery({ query: pedido })
  const [tocados, setTocados] = useState<Readonly<Record<string, boolean>>>({})
  const [bajando, setBajando] = useState<FormatoDeLegajo>()
  const [failure, setFailure] = useState<Failure>()
  const dispatch = useAppDispatch()
  const documentos = data?.documentos ?? []
  const elegidos = documentos.filter(({ clave, elegido }) => tocados[clave] ?? elegido)
  const claves = new Set(elegidos.map(({ clave }) => clave))
  const aparte = elegidos.filter(({ forma }) => forma === 'aparte')
  const bytes = elegidos.reduce((suma, { tamano }) => suma + (tamano ?? 0), 0)
  const bajar = async (formato: FormatoDeLegajo) => {
    setBajando(formato)
    setFailure(undefined)
    const query = { ...pedido, formato, documentos: [...claves].join(',') }
    setFailure(await dispatch(downloadDocument(legajos.downloadLegajo, { query })))
    setBajando(undefined)
  }
  const unfit = elegidos.length === 0 || bajando !== undefined
  const falla = isFetching ? undefined : failureOf(error)
  return (
    <Dialog
      title={t.titulo}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cerrar}</Button>
          <Button
            icon="descargar"
            disabled={unfit}
            loading={bajando === 'zip'}
            onClick={() => void bajar('zip')}
          >
            {t.zip}
          </Button>
          <Button
            variant="primary"
            icon="pdf"
            disabled={unfit || aparte.length === elegidos.length}
            loading={bajando === 'pdf'}
            onClick={() => void bajar('pdf')}
          >
            {t.pdf}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t.ayuda}</p>
        {falla && <LoadFailure failure={falla} onRetry={() => void refetch()} />}
        {isFetching && !data && <ListSkeleton />}
        {data && documentos.length === 0 && <p>{t.sinDocumentos}</p>}
        {documentos.length > 0 && (
          <>
            <DocumentosAElegir
              documentos={documentos}
              elegidos={claves}
              onChange={(clave, on) => setTocados({ ...tocados, [clave]: on })}
            />
            <p aria-live="polite">
              {elegidos.length === 0
                ? textos.legajos.faltas.vacio
                : interpolar(bytes === 0 ? t.elegidos : t.total, {
                    ...{ n: elegidos.length, tamano: formatBytes(bytes) },
                  })}
            </p>
            {aparte.length > 0 && (
              <Alert
                kind="aviso"
                title={interpolar(t.van, {
                  nombres: aparte.map(({ nombre }) => nombre).join(', '),
                })}
              />
            )}
            <small>{t.firma}</small>
          </>
        )}
        {data && <DatosParaCopiar campos={data.campos} avisos={data.avisos} />}
        {failure && <FailureAlert failure={failure} title={t.falla} />}
      </div>
    </Dialog>
  )
}
