import { firmaDeTitulos, titulos } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../../api/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import { CodigoDeRecurso } from '../../../ui/recurso.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import type { TituloParaFirmar } from './firma-api.ts'

const t = textos.firmaDeTitulos
const { columnas } = t
const { sinDato, error } = textos.comunes

const Acciones = ({ titulo }: { readonly titulo: TituloParaFirmar }) => {
  const firmado = useDownload(error)
  const emitido = useDownload(error)
  const { num_titulo: numero } = titulo
  const params = { numero }
  if (titulo.firmado === null)
    return (
      <div className="actions">
        <Button
          variant="ghost"
          icon="descargar"
          aria-label={interpolar(t.descargarUno, { n: numero })}
          title={t.descargarElegidos}
          loading={emitido.downloading}
          onClick={() =>
            void emitido.download(
              downloadDocument(firmaDeTitulos.downloadTitulosParaFirmar, {
                body: { numeros: [numero] },
              }),
            )
          }
        />
      </div>
    )
  return (
    <div className="actions">
      <Button
        variant="ghost"
        icon="pdf"
        aria-label={interpolar(t.verFirmado, { n: numero })}
        title={t.firmado}
        loading={firmado.downloading}
        onClick={() => void firmado.download(downloadDocument(titulos.downloadTitulo, { params }))}
      />
      <Button
        variant="ghost"
        aria-label={interpolar(t.verOriginalDe, { n: numero })}
        loading={emitido.downloading}
        onClick={() =>
          void emitido.download(
            downloadDocument(titulos.downloadTitulo, { params, query: { original: '1' } }),
          )
        }
      >
        {t.verOriginal}
      </Button>
    </div>
  )
}

export const COLUMNAS_PARA_FIRMAR: readonly Column<TituloParaFirmar>[] = [
  {
    ...{ id: 'numero', header: columnas.numero, orden: 'numero', tarjeta: 'nombre' },
    ...{ width: 'code', align: 'end' },
    cell: ({ num_titulo }) => num_titulo,
  },
  {
    ...{ id: 'fecha', header: columnas.fecha, orden: 'fecha', width: 'code' },
    cell: ({ fecha }) => formatDate(fecha),
  },
  {
    ...{ id: 'deudor', header: columnas.deudor, orden: 'deudor', tarjeta: 'principal' },
    width: 'prose',
    cell: ({ contribuyente }) => contribuyente || sinDato,
  },
  {
    ...{ id: 'imponible', header: columnas.imponible, width: 'code' },
    cell: ({ imponible, categoria }) => (
      <>
        {imponible}
        <small className="cell-detail">{textos.titulos.categorias[categoria]}</small>
      </>
    ),
  },
  {
    ...{ id: 'recurso', header: columnas.recurso, width: 'code' },
    cell: ({ recurso }) => <CodigoDeRecurso codigo={recurso} />,
  },
  {
    ...{ id: 'total', header: columnas.total, orden: 'total', tarjeta: 'importe', align: 'end' },
    cell: ({ total }) => formatAmount(total),
  },
  {
    ...{ id: 'lote', header: columnas.lote, width: 'name' },
    cell: ({ archivo }) => archivo,
  },
  {
    ...{ id: 'firma', header: columnas.firma, tarjeta: 'estado' },
    cell: ({ firmado }) =>
      firmado === null ? (
        <Tag kind="aviso" icon="reloj" text={t.sinFirmar} />
      ) : (
        <Tag
          kind="exito"
          icon="exito"
          text={interpolar(t.firmadoEl, { dia: formatDate(firmado) })}
        />
      ),
  },
  {
    ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones' },
    cell: (titulo) => <Acciones titulo={titulo} />,
  },
]
