import { textos } from '@apremia/core'
import { useId } from 'react'
import { formatBytes, formatDate } from '../../ui/format.ts'
import { Tick } from '../../ui/tick.tsx'
import type { DocumentoDelCaso } from './legajo-api.ts'

const t = textos.legajos.pantalla

interface DocumentosAElegirProps {
  readonly documentos: readonly DocumentoDelCaso[]
  readonly elegidos: ReadonlySet<string>
  readonly onChange: (clave: string, on: boolean) => void
}

export const DocumentosAElegir = ({ documentos, elegidos, onChange }: DocumentosAElegirProps) => (
  <fieldset className="legajo-documentos">
    <legend>{t.documentos}</legend>
    {documentos.map((documento) => (
      <Documento
        key={documento.clave}
        documento={documento}
        elegido={elegidos.has(documento.clave)}
        onChange={(on) => onChange(documento.clave, on)}
      />
    ))}
  </fieldset>
)

interface DocumentoProps {
  readonly documento: DocumentoDelCaso
  readonly elegido: boolean
  readonly onChange: (on: boolean) => void
}

const Documento = ({ documento, elegido, onChange }: DocumentoProps) => {
  const id = useId()
  const { nombre, fecha, tamano, aviso } = documento
  const peso = tamano === null ? t.seImprime : formatBytes(tamano)
  return (
    <div className="legajo-documento">
      <Tick
        id={id}
        marca={elegido ? 'todos' : 'ninguno'}
        describedBy={`${id}-detalle`}
        onChange={onChange}
      />
      <div>
        <label htmlFor={id}>{nombre}</label>
        <small id={`${id}-detalle`}>
          {[`${formatDate(fecha)} · ${peso}`, aviso].filter(Boolean).join('. ')}
        </small>
      </div>
    </div>
  )
}
