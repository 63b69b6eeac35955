import { convenios } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { ColumnChooser } from '../../ui/table/column-chooser.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { FilterChips } from '../../ui/table/filter-chips.tsx'
import { FilterPanel } from '../../ui/table/filter-panel.tsx'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { columnsOf } from './columns.tsx'
import type { AlPedir } from './convenio-actions.tsx'
import { LISTADO, ordenOf } from './filtro.ts'
import { PlanesTable } from './planes-table.tsx'
import { useChips } from './use-chips.ts'
import { useConvenios } from './use-convenios.ts'

const { titulo, listado } = textos.convenios

/** Brought when it is first shown: with its calendars it weighs as much as the rest of the screen. */
const FiltroForm = lazy(async () => ({
  default: (await import('./filtro-form.tsx')).FiltroForm,
}))

/** The filters, hidden once the search is made (S1 §4), and the agreements found. */
export const Listado = (alPedir: AlPedir) => {
  const lista = useConvenios()
  const [shown, setShown] = useState(false)
  const [pedido, setPedido] = useState(false)
  const { shown: columns, ...choice } = useColumns(LISTADO.pantalla, columnsOf(alPedir))
  const chips = useChips(lista.filtro)
  if (lista.impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{lista.impedimento}</p>
      </Alert>
    )
  }
  const { body, source, orden } = lista
  const rejected = body === undefined
  const open = shown || rejected
  // From then on it stays, hidden or not, with what was typed.
  if (open && !pedido) setPedido(true)
  return (
    <>
      <FilterPanel
        shown={open}
        onToggle={() => setShown(!open)}
        actions={
          body && (
            <>
              <ColumnChooser {...choice} />
              <ExportButtons
                entry={convenios.exportConvenios}
                input={{ query: { ...body, ...ordenOf(orden) } }}
                disabled={!source.data || source.data.total === 0}
              />
            </>
          )
        }
      >
        <Suspense>
          {pedido && (
            <FiltroForm
              principal={lista.principal}
              filtro={lista.filtro}
              rejected={rejected}
              onApply={(filtro) => {
                lista.apply(filtro)
                setShown(false)
              }}
              onClear={lista.clear}
            />
          )}
        </Suspense>
      </FilterPanel>
      <FilterChips
        chips={chips}
        onRemove={(campo) => lista.apply({ ...lista.filtro, [campo]: '' })}
        onClear={lista.clear}
      />
      {body && (
        <>
          <p className="search-hint">{listado.ayuda}</p>
          <List
            caption={titulo}
            columns={columns}
            rowKey={({ id }) => id}
            sorting={{ orden, onSort: lista.sortBy }}
            expansion={{
              nameOf: ({ convenio }) => interpolar(listado.losPlanes, { convenio }),
              isOpen: ({ id }) => lista.abiertas.includes(String(id)),
              onToggle: ({ id }) => lista.toggle(String(id)),
              has: ({ convenio_convpp }) => convenio_convpp.length > 0,
              detail: (convenio) => <PlanesTable convenio={convenio} />,
            }}
            source={{ ...source, error: failureOf(source.error) }}
            page={lista.pagina}
            pageSize={lista.porPagina}
            onPage={lista.goTo}
            onPageSize={lista.resize}
            empty={<Vacio filtrado={chips.length > 0} />}
          />
        </>
      )}
    </>
  )
}

/** Why there is nothing, and what to do. */
const Vacio = ({ filtrado }: { readonly filtrado: boolean }) => {
  const puede = usePuede()
  if (filtrado) {
    return (
      <>
        <p>
          <strong>{listado.ninguno}</strong>
        </p>
        <p>{textos.comunes.sinResultados}</p>
      </>
    )
  }
  return (
    <>
      <p>
        <strong>{listado.sinConvenios}</strong>
      </p>
      {puede('convenios.crear') && <p>{listado.comoEmpezar}</p>}
    </>
  )
}
