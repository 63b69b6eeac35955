import { escritosJudiciales } from '@apremia/api-client'
import { CLASES_DE_ESCRITO, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { type Plantilla, useListPlantillasQuery } from '../../panels/escritos/escritos-api.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { useRetirePlantillaMutation } from './plantillas-api.ts'

const SubirPlantillaDialog = later(
  async () => (await import('./subir-plantilla-dialog.tsx')).SubirPlantillaDialog,
)
const ProbarDialog = later(async () => (await import('./probar-dialog.tsx')).ProbarDialog)

const { clases, pantalla: t } = textos.escritosJudiciales

type Abierto = { readonly que: 'subir' | 'probar'; readonly plantilla?: Plantilla }

const Versiones = ({ id, nombre, versiones }: Plantilla) => {
  const { download } = useDownload(textos.escritosJudiciales.deCaso.fallaDeDescarga)
  return versiones.map(({ version }) => (
    <Button
      key={version}
      variant="ghost"
      aria-label={interpolar(t.descargarDe, { version, nombre })}
      onClick={() =>
        void download(
          downloadDocument(escritosJudiciales.downloadPlantilla, { params: { id, version } }),
        )
      }
    >
      {version}
    </Button>
  ))
}

const Retiro = ({ id, nombre, retirada }: Plantilla) => {
  const [retire, { isLoading }] = useRetirePlantillaMutation()
  const dispatch = useDispatch()
  const run = async () => {
    const { error } = await retire({ params: { id }, body: { retirada: !retirada } })
    const failure = failureOf(error)
    if (failure)
      dispatch(
        notified({ kind: 'error', title: textos.comunes.falla.titulo, text: failure.message }),
      )
  }
  return (
    <Button
      variant="ghost"
      loading={isLoading}
      aria-label={interpolar(retirada ? t.usarDe : t.retirarDe, { nombre })}
      onClick={() => void run()}
    >
      {retirada ? t.usar : t.retirar}
    </Button>
  )
}

const columnsOf = (open: (abierto: Abierto) => void): readonly Column<Plantilla>[] => [
  { id: 'clase', header: t.columnas.clase, cell: ({ clase }) => clases[clase] },
  {
    ...{ id: 'nombre', header: t.columnas.nombre, width: 'name', tarjeta: 'nombre' },
    cell: ({ nombre }) => nombre,
  },
  {
    ...{ id: 'autor', header: t.columnas.autor, width: 'prose' },
    cell: ({ versiones: [ultima] }) =>
      ultima && interpolar(t.quien, { autor: ultima.autor, cuando: formatInstant(ultima.creada) }),
  },
  {
    ...{ id: 'estado', header: t.columnas.estado, tarjeta: 'estado' },
    cell: ({ retirada }) =>
      retirada ? <Tag kind="neutro" icon="anular" text={t.retirada} /> : t.enUso,
  },
  {
    ...{ id: 'versiones', header: t.columnas.versiones },
    cell: (plantilla) => <Versiones {...plantilla} />,
  },
  {
    ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones', width: 'whole' },
    cell: (plantilla) => (
      <>
        <Button
          variant="ghost"
          aria-label={interpolar(t.versionDe, { nombre: plantilla.nombre })}
          onClick={() => open({ que: 'subir', plantilla })}
        >
          {t.version}
        </Button>
        <Button
          variant="ghost"
          aria-label={interpolar(t.probarDe, { nombre: plantilla.nombre })}
          onClick={() => open({ que: 'probar', plantilla })}
        >
          {t.probar}
        </Button>
        <Retiro {...plantilla} />
      </>
    ),
  },
]

const Iniciales = () => {
  const { download } = useDownload(textos.escritosJudiciales.deCaso.fallaDeDescarga)
  return (
    <section className="stack" aria-label={t.iniciales}>
      <h3>{t.iniciales}</h3>
      <p>{t.inicialesAyuda}</p>
      <div className="actions">
        {CLASES_DE_ESCRITO.map((clase) => (
          <Button
            key={clase}
            icon="descargar"
            onClick={() =>
              void download(
                downloadDocument(escritosJudiciales.downloadPlantillaInicial, {
                  params: { clase },
                }),
              )
            }
          >
            {clases[clase]}
          </Button>
        ))}
      </div>
    </section>
  )
}

export const PlantillasTab = () => {
  const { data, error, refetch } = useListPlantillasQuery({})
  const [abierto, setAbierto] = useState<Abierto>()
  const failure = failureOf(error)
  const close = () => setAbierto(undefined)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton />
  return (
    <div className="stack">
      <div className="actions">
        <Button variant="primary" icon="subir" onClick={() => setAbierto({ que: 'subir' })}>
          {t.subir}
        </Button>
      </div>
      {data.length === 0 ? (
        <p>{t.sinPlantillas}</p>
      ) : (
        <DataTable
          caption={t.plantillas}
          columns={columnsOf(setAbierto)}
          rows={data}
          rowKey={({ id }) => String(id)}
        />
      )}
      <Iniciales />

      {abierto?.que === 'subir' && (
        <SubirPlantillaDialog plantilla={abierto.plantilla} onClose={close} />
      )}
      {abierto?.que === 'probar' && abierto.plantilla && (
        <ProbarDialog plantilla={abierto.plantilla} onClose={close} />
      )}
    </div>
  )
}
