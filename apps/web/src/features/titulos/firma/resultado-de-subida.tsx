import type { ArchivoDeFirmados } from '@apremia/api-client'
import { interpolar, isFirmadoAceptado, RESULTADOS_DE_FIRMADO, textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatInteger } from '../../../ui/format.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { FallaDeSubida } from './use-subida.ts'

const t = textos.firmaDeTitulos

/**
 * Maximum number of uploaded files listed in the table of results. A zip may have thousands of files, and the refused
 * files come first.
 */
const A_LA_VISTA = 200

const countOf = (archivos: readonly ArchivoDeFirmados[]): string =>
  RESULTADOS_DE_FIRMADO.flatMap((resultado) => {
    const n = archivos.filter((uno) => uno.resultado === resultado).length
    return n === 0 ? [] : [`${t.resultados[resultado].nombre}: ${formatInteger(n)}`]
  }).join(' · ')

const COLUMNAS: readonly Column<Numerado>[] = [
  {
    ...{ id: 'archivo', header: t.subir.archivo, tarjeta: 'nombre', width: 'whole' },
    cell: ({ archivo }) => archivo,
  },
  {
    ...{ id: 'resultado', header: t.subir.resultado, tarjeta: 'principal', width: 'whole' },
    cell: ({ resultado, frase }) => (
      <>
        {isFirmadoAceptado(resultado) ? (
          <Tag kind="exito" icon="exito" text={t.resultados[resultado].nombre} />
        ) : (
          <Tag kind="error" icon="error" text={t.resultados[resultado].nombre} />
        )}
        <small className="cell-detail">{frase}</small>
      </>
    ),
  },
]

interface Numerado extends ArchivoDeFirmados {
  readonly orden: number
}

interface ResultadoProps {
  readonly archivos: readonly ArchivoDeFirmados[]
  readonly fallas: readonly FallaDeSubida[]
}

export const ResultadoDeSubida = ({ archivos, fallas }: ResultadoProps) => {
  const numerados = archivos.map((uno, orden): Numerado => ({ ...uno, orden }))
  const rechazado = (uno: Numerado) => !isFirmadoAceptado(uno.resultado)
  const rechazados = numerados.filter(rechazado)
  const rows = [...rechazados, ...numerados.filter((uno) => !rechazado(uno))].slice(0, A_LA_VISTA)
  return (
    <div className="stack" role="status">
      {fallas.map(({ archivo, failure }) => (
        <FailureAlert
          key={archivo}
          failure={failure}
          title={interpolar(t.subir.cortado, { archivo })}
        />
      ))}
      {archivos.length > 0 && (
        <Alert kind={rechazados.length > 0 ? 'aviso' : 'exito'} title={countOf(archivos)}>
          {rechazados.length === 0 && <p>{t.subir.todoBien}</p>}
        </Alert>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={t.subir.detalle}
          columns={COLUMNAS}
          rows={rows}
          rowKey={({ orden }) => orden}
        />
      )}
      {archivos.length > rows.length && (
        <p>
          {interpolar(t.subir.hayMas, {
            n: formatInteger(rows.length),
            total: formatInteger(archivos.length),
          })}
        </p>
      )}
    </div>
  )
}
