import { interpolar, normalizarBusqueda, textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { usePuede } from '../../../session/use-sesion.ts'
import { Button } from '../../../ui/button.tsx'
import { formatInteger } from '../../../ui/format.ts'
import { type Option, SelectField } from '../../../ui/select-field.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const { catalogos: t, comunes } = textos

const POCAS = 8

export interface FiltroDeCatalogo<Row> {
  readonly id: string
  readonly label: string
  readonly options: readonly Option<string>[]
  readonly of: (row: Row) => string
}

interface CatalogoProps<Row> {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly filtros: readonly FiltroDeCatalogo<Row>[]
  readonly textoDe: (row: Row) => string
  readonly words: {
    readonly buscarAyuda: string
    readonly nuevo: string
    readonly editar: string
    readonly vacio: string
    readonly comoCargar: string
    readonly comoSeCarga: string
    readonly cuenta: string
  }
  /**
   * Returns the name of a row, for the label of its edit button. Without this function, the label has the code of the
   * row.
   */
  readonly nombreDe?: (row: Row) => string
  /** Tells whether people may edit a row of the catalogue. Without this function, people may edit every row. */
  readonly isEditable?: (row: Row) => boolean
  readonly dialog: (fila: Row | undefined, onClose: () => void) => ReactNode
}

const matches = (buscado: string, texto: string): boolean => {
  const dicho = normalizarBusqueda(texto)
  return normalizarBusqueda(buscado)
    .split(' ')
    .every((palabra) => dicho.includes(palabra))
}

export const Catalogo = <Row extends { readonly codigo: string }>(props: CatalogoProps<Row>) => {
  const { caption, rows, columns, filtros, textoDe, words } = props
  const administra = usePuede()('catalogos.administrar')
  const [buscado, setBuscado] = useState('')
  const [elegidos, setElegidos] = useState<Readonly<Record<string, string | undefined>>>({})
  const [abierta, setAbierta] = useState<Row | 'nueva'>()
  const close = () => setAbierta(undefined)
  const vistas = rows.filter(
    (row) =>
      matches(buscado, textoDe(row)) &&
      filtros.every(({ id, of }) => elegidos[id] === undefined || elegidos[id] === of(row)),
  )
  const acciones: Column<Row> = {
    id: 'acciones',
    tarjeta: 'acciones',
    header: comunes.acciones,
    cell: (row) =>
      (props.isEditable?.(row) ?? true) && (
        <Button
          variant="ghost"
          icon="editar"
          title={comunes.editar}
          aria-label={interpolar(words.editar, { codigo: props.nombreDe?.(row) ?? row.codigo })}
          onClick={() => setAbierta(row)}
        />
      ),
  }
  return (
    <div className="stack">
      {(rows.length > POCAS || (rows.length > 0 && filtros.length > 0)) && (
        <div className="form-row">
          <TextField
            label={t.buscar}
            hint={words.buscarAyuda}
            type="search"
            value={buscado}
            autoComplete="off"
            onChange={(event) => setBuscado(event.target.value)}
          />
          {filtros.map(({ id, label, options }) => (
            <SelectField
              key={id}
              label={label}
              value={elegidos[id]}
              options={options}
              placeholder={t.todos}
              onChange={(valor) => setElegidos({ ...elegidos, [id]: valor })}
            />
          ))}
        </div>
      )}
      <div className="catalogo-barra">
        <p role="status">
          {interpolar(words.cuenta, {
            n: formatInteger(vistas.length),
            de: formatInteger(rows.length),
          })}
        </p>
        {administra && (
          <Button variant="primary" icon="agregar" onClick={() => setAbierta('nueva')}>
            {words.nuevo}
          </Button>
        )}
      </div>
      {vistas.length > 0 ? (
        <DataTable
          caption={caption}
          columns={administra ? [...columns, acciones] : columns}
          rows={vistas}
          rowKey={({ codigo }) => codigo}
        />
      ) : (
        <div className="empty">
          {rows.length > 0 ? (
            <p>{t.sinResultados}</p>
          ) : (
            <>
              <p>{words.vacio}</p>
              <p>{administra ? words.comoCargar : words.comoSeCarga}</p>
            </>
          )}
        </div>
      )}
      {abierta !== undefined && props.dialog(abierta === 'nueva' ? undefined : abierta, close)}
    </div>
  )
}
