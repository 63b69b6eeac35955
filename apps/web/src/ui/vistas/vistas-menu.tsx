import { interpolar, type ListaConVistas, textos } from '@apremia/core'
import { lazy, Suspense, useId, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../button.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { Opening } from '../opening.tsx'
import type { VistasDeLista } from '../table/use-lista.ts'
import { useDismiss } from '../use-dismiss.ts'
import { cuerpoDe } from './mirada.ts'
import { useVistas } from './use-vistas.ts'
import { useEditVistaMutation, type VistaGuardada } from './vistas-api.ts'
import './vistas.css'

const VistaDialog = lazy(async () => ({
  default: (await import('./vista-dialog.tsx')).VistaDialog,
}))

const t = textos.vistas

const notaDe = ({ propia, compartida, inicial, de }: VistaGuardada): string =>
  [propia ? compartida && t.compartida : interpolar(t.de, { persona: de }), inicial && t.alEntrar]
    .filter(Boolean)
    .join(', ')

interface VistasMenuProps {
  readonly lista: ListaConVistas
  readonly de: VistasDeLista
}

export const VistasMenu = ({ lista, de }: VistasMenuProps) => {
  const { vistas, error, mirada, activa, cambiada, falta, aplicar, quitar } = useVistas(lista, de)
  const guarda = usePuede()('vistas.guardar')
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const [editada, setEditada] = useState<VistaGuardada | 'nueva'>()
  const [edit, guardando] = useEditVistaMutation()
  const ref = useDismiss(open, close)
  const panelId = useId()
  const failure = failureOf(error ?? guardando.error)
  const pick = (todo: () => void) => {
    todo()
    close()
    ref.current?.querySelector('button')?.focus()
  }
  const grupo = (titulo: string, propias: boolean) => {
    const suyas = vistas?.filter(({ propia }) => propia === propias) ?? []
    return (
      suyas.length > 0 && (
        <section aria-label={titulo}>
          <p className="vistas-titulo">{titulo}</p>
          <ul>
            {suyas.map((vista) => (
              <li key={vista.id}>
                <button
                  type="button"
                  className="vista-opcion"
                  aria-pressed={vista.id === activa?.id}
                  onClick={() => pick(() => aplicar(vista))}
                >
                  {vista.nombre} <small>{notaDe(vista)}</small>
                </button>
                {guarda && (
                  <Button
                    variant="ghost"
                    icon={propias ? 'editar' : 'configuracion'}
                    aria-label={interpolar(propias ? t.editar : t.opcionesDe, vista)}
                    onClick={() => pick(() => setEditada(vista))}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )
    )
  }
  return (
    <div className="column-chooser" ref={ref}>
      <Button
        icon="vistas"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={activa ? `${t.titulo}: ${activa.nombre}` : t.titulo}
        onClick={() => setOpen(!open)}
      >
        <span className="vista-elegida">{activa ? activa.nombre : t.titulo}</span>
      </Button>
      <div id={panelId} className="column-choices vistas" hidden={!open}>
        {open && (
          <>
            {failure && <FailureAlert failure={failure} />}
            {falta && <p>{t.noEsta}</p>}
            {activa && activa.quitados.length > 0 && <p>{interpolar(t.sinCampos, activa)}</p>}
            {vistas?.length === 0 && <p>{t.ninguna}</p>}
            {grupo(t.propias, true)}
            {grupo(t.compartidas, false)}
            <div className="vistas-acciones">
              {activa?.propia && cambiada && (
                <>
                  <p role="status">{interpolar(t.cambiada, activa)}</p>
                  <Button
                    loading={guardando.isLoading}
                    onClick={() => void edit({ params: { id: activa.id }, body: cuerpoDe(mirada) })}
                  >
                    {t.guardarCambios}
                  </Button>
                </>
              )}
              {guarda && (
                <Button icon="agregar" onClick={() => pick(() => setEditada('nueva'))}>
                  {t.nueva}
                </Button>
              )}
              {(activa || falta) && (
                <Button variant="ghost" icon="quitar" onClick={() => pick(quitar)}>
                  {t.sinVista}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {editada && (
        <Suspense fallback={<Opening />}>
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
        </Suspense>
      )}
    </div>
  )
}
