import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../button.tsx'
import { FailureAlert } from '../failure-alert.tsx'
import { cuerpoDe } from './mirada.ts'
import type { useVistas } from './use-vistas.ts'
import { useEditVistaMutation, type VistaGuardada } from './vistas-api.ts'
import './vistas.css'

const t = textos.vistas

const notaDe = ({ propia, compartida, inicial, de }: VistaGuardada): string =>
  [propia ? compartida && t.compartida : interpolar(t.de, { persona: de }), inicial && t.alEntrar]
    .filter(Boolean)
    .join(', ')

interface VistasPanelProps {
  readonly de: ReturnType<typeof useVistas>
  readonly onClose: () => void
  readonly onEdit: (vista: VistaGuardada | 'nueva') => void
}

export const VistasPanel = ({ de, onClose, onEdit }: VistasPanelProps) => {
  const { vistas, error, mirada, activa, cambiada, falta, aplicar, quitar } = de
  const guarda = usePuede()('vistas.guardar')
  const [edit, guardando] = useEditVistaMutation()
  const failure = failureOf(error ?? guardando.error)
  const pick = (todo: () => void) => {
    todo()
    onClose()
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
                    onClick={() => pick(() => onEdit(vista))}
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
    <div className="vistas">
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
          <Button icon="agregar" onClick={() => pick(() => onEdit('nueva'))}>
            {t.nueva}
          </Button>
        )}
        {(activa || falta) && (
          <Button variant="ghost" icon="quitar" onClick={() => pick(quitar)}>
            {t.sinVista}
          </Button>
        )}
      </div>
    </div>
  )
}
