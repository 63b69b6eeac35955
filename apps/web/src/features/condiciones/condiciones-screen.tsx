import { condiciones as calls } from '@apremia/api-client'
import { CONDICIONES_EN_LISTA, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { ListBar } from '../../ui/table/list-bar.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { screenColumns } from '../../ui/table/screen-columns.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { type Condicion, useGetCondicionesQuery } from './condiciones-api.ts'

const CondicionDialog = later(async () => (await import('./condicion-dialog.tsx')).CondicionDialog)
const CargarDialog = later(async () => (await import('./cargar-dialog.tsx')).CargarDialog)

const condiciones = textos.condiciones
const comunes = textos.comunes

const LISTA: ListaSpec<never> = { pantalla: 'condiciones', campos: [] }

const COLUMNS = screenColumns(CONDICIONES_EN_LISTA, {
  contrato: { width: 'code', cell: ({ contrato }: Condicion) => contrato },
  condiciones: {
    tarjeta: 'principal',
    width: 'whole',
    cell: ({ condiciones: texto }) => <span className="cell-lines">{texto}</span>,
  },
  abogado: { width: 'name', cell: ({ abogado, codexterno }) => `${abogado} (${codexterno})` },
  municipio: { cell: ({ municipio }) => municipio || comunes.sinDato },
})

const actionsOf = (onEdit: (condicion: Condicion) => void): Column<Condicion> => ({
  id: 'acciones',
  tarjeta: 'acciones',
  header: comunes.acciones,
  cell: (condicion) => (
    <Button
      variant="ghost"
      icon="editar"
      aria-label={interpolar(condiciones.editar, condicion)}
      title={comunes.editar}
      onClick={() => onEdit(condicion)}
    />
  ),
})

/** The list of contract conditions is empty until the municipality loads them (D97). */
export const CondicionesScreen = () => {
  const administra = usePuede()('condiciones.administrar')
  const lista = useLista(LISTA)
  const [open, setOpen] = useState<Condicion | 'nueva' | 'planilla'>()
  const { error, ...source } = useGetCondicionesQuery({
    query: { pagina: lista.pagina, porPagina: lista.porPagina },
  })
  const { shown: columns, ...choice } = useColumns(
    LISTA.pantalla,
    administra ? [...COLUMNS, actionsOf(setOpen)] : COLUMNS,
  )
  const close = () => setOpen(undefined)
  return (
    <div className="screen">
      <ScreenTitle text={condiciones.titulo} />
      <section className="card" aria-label={condiciones.listado}>
        <ListBar
          heading={
            <>
              <BackLink to="/abogados" name={condiciones.volver} />
              <h1>{condiciones.titulo}</h1>
            </>
          }
          vistas={lista.vistas}
          choice={choice}
          exporta={exportOf(calls.exportCondiciones, {}, !source.data?.total)}
          lead={
            administra && (
              <Button variant="primary" icon="agregar" onClick={() => setOpen('nueva')}>
                {condiciones.nueva}
              </Button>
            )
          }
        >
          {administra && (
            <Button icon="subir" onClick={() => setOpen('planilla')}>
              {condiciones.planilla.titulo}
            </Button>
          )}
        </ListBar>
        <p className="card-lead">{condiciones.leyenda}</p>
        <List
          caption={condiciones.titulo}
          columns={columns}
          rowKey={({ id }) => id}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          headed
          empty={
            <>
              <p>{condiciones.vacio}</p>
              <p>{administra ? condiciones.comoCargar : condiciones.comoSeCarga}</p>
            </>
          }
        />
      </section>

      {open === 'planilla' && <CargarDialog onClose={close} />}
      {open !== undefined && open !== 'planilla' && (
        <CondicionDialog condicion={open === 'nueva' ? undefined : open} onClose={close} />
      )}
    </div>
  )
}
