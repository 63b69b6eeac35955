import { historial as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { formatInstant } from '../../ui/format.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { Tag } from '../../ui/tag.tsx'
import { CambiosDeFila } from './cambios-de-fila.tsx'
import {
  checkFiltroDeHistorial,
  criteriosDeHistorial,
  type FiltroDeHistorial,
  filtrosDeHistorial,
  LISTA_DE_HISTORIAL,
} from './filtro.ts'
import { useSearchHistorialQuery } from './historial-api.ts'
import { COLUMNAS_DE_HISTORIAL } from './historial-columns.tsx'

const t = textos.historial
const comunes = textos.comunes

const cosaDe = ({ entidad, codigo = '' }: FiltroDeHistorial): string | undefined => {
  if (entidad === undefined) return undefined
  const palabras: Readonly<Record<string, string>> = t.entidades
  return interpolar(palabras[entidad] ?? t.entidades.otra, { entidad, codigo })
}

export const HistorialScreen = () => {
  const lista = useLista(LISTA_DE_HISTORIAL)
  const { shown: columns, ...choice } = useColumns('historial', COLUMNAS_DE_HISTORIAL)
  const { entidad, codigo } = lista.filtro
  const cosa = cosaDe(lista.filtro)
  const listado = cosa === undefined ? t.listado : interpolar(t.deUnaCosa, { cosa })
  const criterios = criteriosDeHistorial(lista.filtro)
  const sentido = lista.orden?.sentido ?? 'desc'
  const { error, ...source } = useSearchHistorialQuery({
    query: { sentido, pagina: lista.pagina, porPagina: lista.porPagina },
    body: criterios,
  })
  // Adds the record whose audit history is shown (`entidad` and `codigo`) to the filter that the person typed. The form
  // has no field for that record.
  const deEstaCosa = (filtro: FiltroDeHistorial): FiltroDeHistorial => ({
    ...filtro,
    ...(entidad ? { entidad } : {}),
    ...(codigo ? { codigo } : {}),
  })
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <section className="card" aria-label={listado}>
        <FilterFrame
          lista={{
            ...lista,
            apply: (filtro) => lista.apply(deEstaCosa(filtro)),
            clear: () => lista.apply(deEstaCosa({}), { limpia: true }),
          }}
          groups={filtrosDeHistorial()}
          check={checkFiltroDeHistorial}
          heading={
            <>
              <h1>{t.titulo}</h1>
              <h2>{listado}</h2>
              <Tag kind="aviso" icon="alerta" text={t.aviso} />
            </>
          }
          lead={cosa !== undefined && <Button onClick={() => lista.apply({})}>{t.verTodo}</Button>}
          inline
          choice={choice}
          exporta={exportOf(
            calls.exportHistorial,
            { query: { ...criterios, sentido } },
            !source.data?.total,
          )}
        >
          <List
            caption={t.titulo}
            columns={columns}
            rowKey={({ id }) => id}
            sorting={{ orden: lista.orden, onSort: lista.sortBy }}
            expansion={{
              nameOf: ({ createdAt, descripcion }) =>
                interpolar(t.cambios.de, { fecha: formatInstant(createdAt), descripcion }),
              isOpen: ({ id }) => lista.abiertas.includes(String(id)),
              onToggle: ({ id }) => lista.toggle(String(id)),
              detail: ({ id }) => <CambiosDeFila id={id} />,
            }}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            empty={<p>{Object.keys(lista.filtro).length > 0 ? comunes.sinResultados : t.vacio}</p>}
          />
        </FilterFrame>
      </section>
    </div>
  )
}
