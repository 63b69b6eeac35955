import { type Fecha, interpolar, type Motivo, textos } from '@apremia/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Query } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { BotonDeInterno } from './boton-de-interno.tsx'
import { type FilaGuardada, GuardarFilaDialog } from './guardar-fila-dialog.tsx'
import { type DeQue, VigenciasDialog } from './vigencias-dialog.tsx'

const { filas } = textos.configuracion

type Valores = Readonly<Record<string, string>>

export interface Celda<V extends Valores> {
  readonly valores: V
  readonly falta: string | undefined
  readonly set: (cambio: Partial<V>) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface ColumnaEditable<Row, V extends Valores> extends Column<Row> {
  /**
   * Renders the field that edits the value of this column. Without this function, the column shows its value also while
   * the row is edited.
   */
  readonly control?: (celda: Celda<V>, row: Row) => ReactNode
}

export interface TablaEditableProps<Row, V extends Valores> {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly columnas: readonly ColumnaEditable<Row, V>[]
  readonly rowKey: (row: Row) => string
  readonly nombreDe: (row: Row) => string
  readonly startOf: (row: Row) => V
  readonly check: (valores: V, row: Row) => readonly Motivo[]
  readonly describe: (valores: V, row: Row) => string
  readonly save: (row: Row, valores: V, guardado: FilaGuardada) => Promise<Failure | undefined>
  readonly efecto?: (row: Row, valores: V) => Query<'getEfectoEnEvaluaciones'> | undefined
  /**
   * Renders the effect of the typed values, for example which payment agreements would change. The effect on
   * evaluations of lawyers comes from `efecto` instead.
   *
   * @param desde first day on which the values apply
   */
  readonly efectoPropio?: (row: Row, valores: V, desde: Fecha | undefined) => ReactNode
  /**
   * Returns the text of the earlier value, which the confirmation shows beside the new value. Without this function,
   * the confirmation shows the current value of the row.
   *
   * @param desde first day of the new value. The earlier value is the value in force on that day
   */
  readonly antes?: (row: Row, desde: string | undefined) => string
  /**
   * Returns the value in force on a day as this page loaded it. The save request sends this value, so that the server
   * can detect that another person changed it in the meantime.
   */
  readonly visto: (row: Row, desde: string | undefined) => string
  readonly vigencias: (row: Row) => DeQue
  /**
   * Returns the name of the setting in the row, for the label of the save button. The name has its Spanish article: 'la
   * tasa' (the rate).
   */
  readonly accion: (row: Row) => string
  /**
   * Returns the internal key of the setting in the row and the source of its value, which are shown only after the
   * person presses a button.
   */
  readonly interno?: (row: Row) => string
  /** True when the person chooses the first day of the new value. */
  readonly conFecha?: boolean
}

interface Edicion<V> {
  readonly clave: string
  readonly valores: V
  readonly faltas: readonly Motivo[]
}

/**
 * Table with an edit button in each row. Only one row is edited at a time. Saving asks for confirmation, and cancelling
 * restores the previous values (S2 §2.8).
 */
export const TablaEditable = <Row, V extends Valores>(props: TablaEditableProps<Row, V>) => {
  const { rows, columnas, rowKey, nombreDe, startOf, check, describe } = props
  const [edicion, setEdicion] = useState<Edicion<V>>()
  const [asking, setAsking] = useState(false)
  const [vistas, setVistas] = useState<Row>()
  const frame = useRef<HTMLDivElement>(null)
  const editada = edicion?.clave
  const anterior = useRef<string>(undefined)
  useEffect(() => {
    const buscado =
      editada === undefined
        ? anterior.current && `[data-lapiz="${anterior.current}"]`
        : '.celda-editada :is(input, select)'
    if (buscado) frame.current?.querySelector<HTMLElement>(buscado)?.focus()
    anterior.current = editada
  }, [editada])

  const row = rows.find((una) => rowKey(una) === editada)
  const cancel = () => setEdicion(undefined)
  const ask = () => {
    if (!edicion || row === undefined) return
    const faltas = check(edicion.valores, row)
    setEdicion({ ...edicion, faltas })
    if (faltas.length > 0) return
    if (describe(edicion.valores, row) === describe(startOf(row), row)) cancel()
    else setAsking(true)
  }
  const celdaDe = (id: string, { valores, faltas, clave }: Edicion<V>): Celda<V> => ({
    valores,
    falta: faltas.find(({ campo }) => campo === id)?.mensaje,
    set: (cambio) => setEdicion({ clave, faltas: [], valores: { ...valores, ...cambio } }),
    onKeyDown: (event) => {
      if (event.key === 'Enter') ask()
      else if (event.key === 'Escape') cancel()
      else return
      event.preventDefault()
    },
  })
  const cells = columnas.map(
    ({ control, ...columna }): Column<Row> => ({
      ...columna,
      cell: (una) =>
        control && edicion && rowKey(una) === editada ? (
          <div className="celda-editada">{control(celdaDe(columna.id, edicion), una)}</div>
        ) : (
          columna.cell(una)
        ),
    }),
  )
  const boton = (icon: 'editar' | 'exito' | 'cancelar' | 'reloj', verbo: string, de: string) => ({
    icon,
    variant: 'ghost' as const,
    title: verbo,
    'aria-label': interpolar(filas.boton, { verbo, de }),
  })
  const acciones: Column<Row> = {
    id: 'acciones',
    header: textos.comunes.acciones,
    tarjeta: 'acciones',
    cell: (una) => {
      const de = nombreDe(una)
      const clave = rowKey(una)
      return (
        <span className="fila-acciones">
          {clave === editada ? (
            <>
              <Button {...boton('exito', textos.comunes.guardar, de)} onClick={ask} />
              <Button {...boton('cancelar', textos.comunes.cancelar, de)} onClick={cancel} />
            </>
          ) : (
            <Button
              {...boton('editar', textos.comunes.editar, de)}
              data-lapiz={clave}
              onClick={() => setEdicion({ clave, valores: startOf(una), faltas: [] })}
            />
          )}
          <Button {...boton('reloj', filas.vigencias, de)} onClick={() => setVistas(una)} />
          {props.interno && <BotonDeInterno de={de} texto={props.interno(una)} />}
        </span>
      )
    },
  }
  return (
    <div ref={frame}>
      <DataTable
        caption={props.caption}
        columns={[...cells, acciones]}
        rows={rows}
        rowKey={rowKey}
      />
      {asking && edicion && row !== undefined && (
        <GuardarFilaDialog
          titulo={nombreDe(row)}
          accion={props.accion(row)}
          antes={(desde) => props.antes?.(row, desde) ?? describe(startOf(row), row)}
          despues={describe(edicion.valores, row)}
          efecto={props.efecto?.(row, edicion.valores)}
          efectoPropio={(desde) => props.efectoPropio?.(row, edicion.valores, desde)}
          visto={(desde) => props.visto(row, desde)}
          conFecha={props.conFecha ?? false}
          save={(guardado) => props.save(row, edicion.valores, guardado)}
          onFaltas={(faltas) => {
            setAsking(false)
            setEdicion({ ...edicion, faltas })
          }}
          campos={columnas.map(({ id }) => id)}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            cancel()
          }}
        />
      )}
      {vistas !== undefined && (
        <VigenciasDialog
          titulo={nombreDe(vistas)}
          de={props.vigencias(vistas)}
          onClose={() => setVistas(undefined)}
        />
      )}
    </div>
  )
}
