import { textos } from '@apremia/core'
import { useState } from 'react'
import { later } from '../../ui/later.tsx'
import { type ActoSobreActuacion, ActuacionHecho } from './actuacion-hecho.tsx'
import { OtroHecho } from './otro-hecho.tsx'
import type { ActuacionDeLinea, Hecho } from './use-linea-de-tiempo.ts'

const EditarActuacionDialog = later(
  async () => (await import('./editar-dialog.tsx')).EditarActuacionDialog,
)
const EliminarDialog = later(async () => (await import('./eliminar-dialog.tsx')).EliminarDialog)
const DocumentoDialog = later(async () => (await import('./documento-dialog.tsx')).DocumentoDialog)

const { sinActuaciones } = textos.gestion

interface EnCurso {
  readonly acto: ActoSobreActuacion
  readonly actuacion: ActuacionDeLinea
}

/**
 * Returns the React key of an event in the history of a case. Two events may have the same day. The key therefore
 * includes the record of the event, such as an agreement or a demand letter.
 */
const keyOf = (hecho: Hecho): string => {
  const { clase, fecha, actuacion, situacion, convenio, titulo, carta, escrito } = hecho
  return [
    ...[clase, fecha, actuacion?.id, situacion?.SITUACION, convenio?.id, titulo?.NRO_TITULO],
    ...[carta?.numero, carta?.acto, escrito?.id],
  ].join('/')
}

export const LineaDeTiempo = ({ hechos }: { readonly hechos: readonly Hecho[] }) => {
  const [enCurso, setEnCurso] = useState<EnCurso>()
  const dejar = () => setEnCurso(undefined)
  return (
    <>
      {hechos.every(({ clase }) => clase !== 'actuacion') && (
        <p className="actu-nada">{sinActuaciones}</p>
      )}
      {hechos.length > 0 && (
        <ol className="actu-linea">
          {hechos.map((hecho) => (
            <li key={keyOf(hecho)} className={`actu-hecho actu-${hecho.clase}`}>
              {hecho.actuacion ? (
                <ActuacionHecho
                  actuacion={hecho.actuacion}
                  onActo={(acto, actuacion) => setEnCurso({ acto, actuacion })}
                />
              ) : (
                <OtroHecho hecho={hecho} />
              )}
            </li>
          ))}
        </ol>
      )}

      {enCurso?.acto === 'editar' && (
        <EditarActuacionDialog actuacion={enCurso.actuacion} onClose={dejar} />
      )}
      {enCurso?.acto === 'eliminar' && (
        <EliminarDialog actuacion={enCurso.actuacion} onClose={dejar} />
      )}
      {typeof enCurso?.acto === 'object' && (
        <DocumentoDialog documento={enCurso.acto} onClose={dejar} />
      )}
    </>
  )
}
