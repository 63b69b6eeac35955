import { interpolar, isListaConVistas, type ListaConVistas, textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { later } from '../later.tsx'
import { useDismiss } from '../use-dismiss.ts'
import { useNarrow } from '../use-narrow.ts'
import { useVistas } from '../vistas/use-vistas.ts'
import type { VistaGuardada } from '../vistas/vistas-api.ts'
import { VistasPanel } from '../vistas/vistas-panel.tsx'
import { ColumnPanel } from './column-panel.tsx'
import type { OpcionDeLista } from './opcion-de-lista.ts'
import type { ColumnChoice } from './use-columns.ts'
import type { VistasDeLista } from './use-lista.ts'

const VistaDialog = later(async () => (await import('../vistas/vista-dialog.tsx')).VistaDialog)
const ListMenuOptions = later(
  async () => (await import('./list-menu-options.tsx')).ListMenuOptions,
  null,
)

const { opcionesDeLista, vistas: deVistas } = textos

type Panel = 'vistas' | 'columnas'

interface FrameProps {
  readonly choice: Omit<ColumnChoice<never>, 'shown'> | undefined
  readonly otras: readonly OpcionDeLista[]
  readonly vista?: string | undefined
  readonly vistas?: (onClose: () => void) => ReactNode
}

/**
 * Menu of a list, with its saved views, its columns and the CSV file. On a phone the options are plain buttons without
 * a menu, because the button 'Más' already hides them.
 */
const Frame = ({ choice, otras, vista, vistas }: FrameProps) => {
  const narrow = useNarrow()
  const [open, setOpen] = useState<Panel | 'menu'>()
  const [close] = useState(() => () => setOpen(undefined))
  const opener = useRef<HTMLElement>(null)
  const closeAndReturn = () => {
    close()
    opener.current?.focus()
  }
  const ref = useDismiss(open !== undefined, close, closeAndReturn)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (open !== undefined) panel.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [open])
  const de = vista === undefined ? deVistas.titulo : `${deVistas.titulo}: ${vista}`
  const turn = (to: Panel) => setOpen(open === to ? undefined : to)
  const opciones: readonly OpcionDeLista[] = [
    ...(vistas
      ? [
          {
            label: de,
            icon: 'vistas',
            shown: open === 'vistas',
            onSelect: () => turn('vistas'),
          } as const,
        ]
      : []),
    ...(choice
      ? [
          {
            label: opcionesDeLista.columnas,
            icon: 'columnas',
            shown: open === 'columnas',
            onSelect: () => turn('columnas'),
          } as const,
        ]
      : []),
    ...otras.map((otra) => ({
      ...otra,
      onSelect: () => {
        closeAndReturn()
        otra.onSelect()
      },
    })),
  ]
  if (opciones.length === 0) return null
  const name =
    vista === undefined
      ? opcionesDeLista.deLaLista
      : interpolar(opcionesDeLista.conVista, { vista })
  return (
    <div className="list-options" ref={ref}>
      {narrow ? (
        opciones.map(({ label, icon, disabled, loading, shown, onSelect }) => (
          <Button
            key={icon}
            icon={icon}
            disabled={disabled}
            loading={loading ?? false}
            aria-expanded={shown}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              onSelect()
            }}
          >
            {label}
          </Button>
        ))
      ) : (
        <Button
          icon="menu"
          loading={opciones.some(({ loading }) => loading)}
          aria-haspopup="menu"
          aria-expanded={open !== undefined}
          aria-controls={panelId}
          aria-label={name}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget
            setOpen(open === undefined ? 'menu' : undefined)
          }}
        >
          <span className="vista-elegida">{vista ?? opcionesDeLista.opciones}</span>
        </Button>
      )}
      <div id={panelId} ref={panel} className="list-panel" hidden={open === undefined}>
        {open === 'menu' && <ListMenuOptions name={name} opciones={opciones} />}
        {open === 'columnas' && choice && <ColumnPanel {...choice} />}
        {open === 'vistas' && vistas?.(closeAndReturn)}
      </div>
    </div>
  )
}

interface ConVistasProps extends Omit<FrameProps, 'vista' | 'vistas'> {
  readonly lista: ListaConVistas
  readonly de: VistasDeLista
}

const ConVistas = ({ lista, de, ...rest }: ConVistasProps) => {
  const vistas = useVistas(lista, de)
  const { activa, mirada, aplicar, quitar } = vistas
  const [editada, setEditada] = useState<VistaGuardada | 'nueva'>()
  return (
    <>
      <Frame
        {...rest}
        vista={activa?.nombre}
        vistas={(onClose) => <VistasPanel de={vistas} onClose={onClose} onEdit={setEditada} />}
      />
      {editada && (
        <VistaDialog
          lista={lista}
          vista={editada === 'nueva' ? undefined : editada}
          mirada={mirada}
          onClose={() => setEditada(undefined)}
          onSaved={(guardada) => {
            setEditada(undefined)
            if (editada === 'nueva') aplicar(guardada)
          }}
          onDeleted={() => {
            setEditada(undefined)
            if (editada !== 'nueva' && editada.id === activa?.id) quitar()
          }}
        />
      )}
    </>
  )
}

interface ListMenuProps extends Omit<FrameProps, 'vista' | 'vistas'> {
  readonly vistas: VistasDeLista | undefined
}

export const ListMenu = ({ vistas, ...rest }: ListMenuProps) =>
  vistas && isListaConVistas(vistas.pantalla) ? (
    <ConVistas lista={vistas.pantalla} de={vistas} {...rest} />
  ) : (
    <Frame {...rest} />
  )
