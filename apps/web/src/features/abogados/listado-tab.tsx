import { abogados as calls, ORDENES_DE_ABOGADOS } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { ordenDe } from '../../ui/table/lista.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useSearchAbogadosQuery } from './abogados-api.ts'
import { criteriosDe, LISTA_DE_ABOGADOS, useFiltroDeAbogados } from './filtro.ts'
import { type EdicionDeFicha, GuardadoAlert } from './guardado-alert.tsx'
import { columnasDeAbogados } from './listado-columns.tsx'

const EditarCard = later(
  async () => (await import('./editar-card.tsx')).EditarCard,
  <ListSkeleton />,
)

const abogados = textos.abogados
const comunes = textos.comunes

const EDITAR = 'editar'

interface Hecho {
  readonly edicion: EdicionDeFicha
  readonly title: string
  readonly text: string
}

export const ListadoDeAbogados = () => {
  const [params, setParams] = useSearchParams()
  const puede = usePuede()
  const [hecho, setHecho] = useState<Hecho>()
  const editado = puede('abogados.administrar') ? params.get(EDITAR) : null
  const edit = (codexterno: string | undefined) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (codexterno === undefined) next.delete(EDITAR)
      else next.set(EDITAR, codexterno)
      return next
    })
  if (editado !== null) {
    return (
      <EditarCard
        key={editado}
        codexterno={editado}
        onSaved={(edicion) => {
          setHecho({
            edicion,
            title: abogados.editado.titulo,
            text: abogados.editado.texto,
          })
          edit(undefined)
        }}
        onCancel={() => edit(undefined)}
      />
    )
  }
  return (
    <div className="stack">
      {hecho && (
        <GuardadoAlert
          key={`${hecho.edicion.abogado.codexterno}/${hecho.edicion.abogado.version}`}
          {...hecho}
          onClose={() => setHecho(undefined)}
        />
      )}
      <Listado
        onEdit={({ codexterno }) => {
          setHecho(undefined)
          edit(codexterno)
        }}
        onDeleted={(abogado) =>
          setHecho({
            edicion: { abogado, anterior: { baja: '0' }, avisos: [] },
            title: abogados.eliminado.titulo,
            text: abogados.eliminado.texto,
          })
        }
      />
    </div>
  )
}

const Listado = (acciones: Parameters<typeof columnasDeAbogados>[0]) => {
  const lista = useLista(LISTA_DE_ABOGADOS)
  const { shown: columns, ...choice } = useColumns('abogados', columnasDeAbogados(acciones))
  const groups = useFiltroDeAbogados()
  const orden = ordenDe(ORDENES_DE_ABOGADOS, lista.orden)
  const criterios = criteriosDe(lista.filtro)
  const { error, ...source } = useSearchAbogadosQuery({
    query: { ...orden, pagina: lista.pagina, porPagina: lista.porPagina },
    body: criterios,
  })
  const filtrado = Object.keys(lista.filtro).length > 0
  return (
    <section className="card" aria-label={abogados.pestanas.listado}>
      <FilterFrame
        lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
        groups={groups}
        heading={<h2>{abogados.pestanas.listado}</h2>}
        inline
        choice={choice}
        exporta={exportOf(
          calls.exportAbogados,
          { query: { ...criterios, ...orden } },
          !source.data?.total,
        )}
      >
        <List
          caption={abogados.pestanas.listado}
          columns={columns}
          rowKey={({ codexterno }) => codexterno}
          rowClass={({ baja }) => (baja === '1' ? 'row-baja' : undefined)}
          sorting={{ orden: lista.orden, onSort: lista.sortBy }}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          empty={
            <>
              <p>{filtrado ? comunes.sinResultados : abogados.sinAbogados}</p>
              <QueEspera pantalla="abogados" />
            </>
          }
        />
      </FilterFrame>
    </section>
  )
}
