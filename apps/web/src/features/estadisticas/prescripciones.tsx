import { prescripcion } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'

const t = textos.prescripcion

/**
 * Years for which the person can download the list of tax periods that prescribe (can no longer be claimed). They are
 * the previous year, which the municipality needs for its accounts, the present year and the next three.
 */
const ANIOS_ANTES = 1
const ANIOS = 5

interface PrescripcionesProps {
  /** Current day on the server, as 'YYYY-MM-DD'. */
  readonly hoy: string
  readonly abogado: string
}

/** Downloads the list of unpaid tax periods that prescribe (can no longer be claimed) in the chosen year. */
export const Prescripciones = ({ hoy, abogado }: PrescripcionesProps) => {
  const id = useId()
  const este = Number(hoy.slice(0, 4))
  const [anio, setAnio] = useState(String(este))
  const options = Array.from({ length: ANIOS }, (_, i) => {
    const value = String(este - ANIOS_ANTES + i)
    return { value, label: value }
  })
  return (
    <section className="card cuadro" aria-labelledby={id}>
      <header className="cuadro-cabecera">
        <div>
          <h2 id={id}>{t.delAnio.titulo}</h2>
          <p>{t.delAnio.nota}</p>
        </div>
        <div className="cuadro-acciones">
          <ExportButtons
            exporta={exportOf(
              prescripcion.exportPrescripciones,
              { query: { anio: Number(anio), abogado } },
              false,
            )}
          />
        </div>
      </header>
      <SelectField
        label={t.delAnio.anio}
        value={anio}
        options={options}
        onChange={(elegido) => setAnio(elegido ?? anio)}
      />
      <p>{interpolar(t.delAnio.que, { anio })}</p>
    </section>
  )
}
