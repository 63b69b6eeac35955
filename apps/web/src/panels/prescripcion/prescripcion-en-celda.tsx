import {
  type PrescripcionALaVista,
  writeDemandada,
  writeDetalleDePrescripcion,
  writeDiaDePrescripcion,
  writePrescripcion,
} from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'
import './prescripcion.css'
import { VISTAS_DE_PRESCRIPCION } from './vistas-de-prescripcion.ts'

/**
 * Shows in a cell the first day on which a part of a case's debt prescribes (can no longer be claimed). When that day
 * is past, also shows the next day on which a part prescribes.
 */
export const PrescripcionEnCelda = (vista: PrescripcionALaVista) => {
  const { primero, proximo, supuesta } = vista
  if (primero === null) {
    const mirada = supuesta
      ? VISTAS_DE_PRESCRIPCION.sinVencimiento
      : VISTAS_DE_PRESCRIPCION.interrumpida
    return <Tag {...mirada} text={writeDemandada(vista)} />
  }
  return (
    <span className="prescripcion-en-celda" title={writePrescripcion(vista)}>
      {[primero, proximo].map(
        (dia) =>
          dia && (
            <Tag
              key={dia.hasta}
              {...VISTAS_DE_PRESCRIPCION[dia.estado]}
              text={writeDiaDePrescripcion(dia)}
            />
          ),
      )}
      <small>{writeDetalleDePrescripcion(vista).join('. ')}</small>
    </span>
  )
}
