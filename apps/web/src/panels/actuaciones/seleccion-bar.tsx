import { MAXIMO_DE_ACTUACIONES } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useId, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { createMedia } from '../../ui/media.ts'
import { MAIN_ACTION } from '../../ui/table/action-bar.ts'
import { ChosenBar } from '../../ui/table/chosen-bar.tsx'
import type { Grabacion } from './grabacion.ts'
import { NuevaActuacion } from './nueva-actuacion.tsx'
import type { SeleccionDeCasos } from './seleccion.ts'
import type { Todos } from './use-todos.ts'

const { actuacion, seleccion: t } = textos.gestion

interface SeleccionBarProps {
  readonly clase: 'inmueble' | 'comercio'
  /** Code of the group of the listed cases: 2 is extrajudicial and 3 is judicial. */
  readonly grupo: number
  readonly seleccion: SeleccionDeCasos
  readonly todos: Todos
  readonly total: number
  readonly mas?: ReactNode
  readonly impedimento?: string
  readonly onClear: () => void
  readonly onSaved: (grabacion: Grabacion) => void
}

/**
 * Matches a window with room for the list and for the fields of a new action. In such a window, choosing a row shows
 * the fields at once (S2 §2.3).
 */
const conLugar = createMedia('(width >= 64em) and (height >= 40em)')

const Barra = (props: SeleccionBarProps) => {
  const { clase, grupo, seleccion, todos, total, impedimento, onClear, onSaved } = props
  const id = useId()
  const [abierta, setAbierta] = useState(conLugar.matches)
  const n = seleccion.size
  const demasiados = total > MAXIMO_DE_ACTUACIONES
  return (
    <ChosenBar
      label={t.barra}
      count={n === 1 ? t.uno : interpolar(t.varios, { n: formatInteger(n) })}
      clearLabel={t.limpiar}
      onClear={onClear}
      beside={
        <>
          {total > n && (
            <Button
              variant="ghost"
              loading={todos.leyendo}
              disabled={demasiados}
              aria-describedby={demasiados ? `${id}-tope` : undefined}
              onClick={() => void todos.choose()}
            >
              {interpolar(t.todos, { n: formatInteger(total) })}
            </Button>
          )}
          {demasiados && (
            <small id={`${id}-tope`}>{interpolar(t.tope, { n: MAXIMO_DE_ACTUACIONES })}</small>
          )}
        </>
      }
      actions={
        <>
          {props.mas}
          <Button
            {...MAIN_ACTION}
            variant={abierta ? 'secondary' : 'primary'}
            icon="agregar"
            className="seleccion-actuar"
            aria-expanded={abierta}
            aria-controls={`${id}-nueva`}
            onClick={() => setAbierta(!abierta)}
          >
            {actuacion}
          </Button>
        </>
      }
    >
      {todos.failure && (
        <FailureAlert
          failure={todos.failure}
          onRetry={() => void todos.choose()}
          onClose={todos.dismiss}
        />
      )}
      <div id={`${id}-nueva`} hidden={!abierta}>
        {abierta && impedimento !== undefined && (
          <Alert kind="aviso">
            <p>{impedimento}</p>
          </Alert>
        )}
        {abierta && impedimento === undefined && (
          <NuevaActuacion
            clase={clase}
            grupo={grupo}
            elegidos={[...seleccion.values()]}
            onCancel={() => setAbierta(false)}
            onSaved={(grabacion) => {
              if (!grabacion.faltaLoPedido) setAbierta(false)
              onSaved(grabacion)
            }}
          />
        )}
      </div>
    </ChosenBar>
  )
}

/**
 * Bar with the operations on the chosen rows of a list. The bar is unmounted while no row is chosen, so its state
 * starts anew.
 */
export const SeleccionBar = (props: SeleccionBarProps) =>
  props.seleccion.size === 0 ? null : <Barra {...props} />
