import { formatDni, interpolar, textos } from '@apremia/core'
import { ResultadoTag } from '../../panels/evaluaciones/resultado-tag.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { AbogadoConScoring } from './scoring-api.ts'

const t = textos.evaluaciones
const { sinDato } = textos.comunes
const or = (fecha: string | null): string => (fecha ? formatDate(fecha) : sinDato)

export const nombreDeEvaluado = ({ apellido, nombre }: AbogadoConScoring): string =>
  `${apellido}, ${nombre}`

/** Score of a lawyer. The formula of the score is shown on hover and to screen readers (D83). */
const Scoring = ({ scoring, frase }: AbogadoConScoring) => (
  <span title={frase}>
    {scoring ? (
      <ResultadoTag
        resultado={scoring.ultimo}
        mas={scoring.porciento === null ? '' : ` · ${scoring.porciento} %`}
      />
    ) : (
      <Tag kind="neutro" icon="info" text={t.ninguna} />
    )}{' '}
    <span className="sr-only">{frase}</span>
  </span>
)

interface Acciones {
  readonly onEvaluaciones: (abogado: AbogadoConScoring) => void
  readonly onConfiguracion: () => void
}

export const columnasDeScoring = ({
  onEvaluaciones,
  onConfiguracion,
}: Acciones): readonly Column<AbogadoConScoring>[] => [
  {
    id: 'nombre',
    orden: 'apellido',
    header: t.columnas.nombre,
    width: 'name',
    cell: nombreDeEvaluado,
  },
  { id: 'dni', header: t.columnas.dni, width: 'code', cell: ({ nrodni }) => formatDni(nrodni) },
  {
    id: 'codigo',
    orden: 'codexterno',
    header: t.columnas.codigo,
    width: 'code',
    cell: ({ codexterno }) => codexterno,
  },
  {
    id: 'matricula',
    header: t.columnas.matricula,
    cell: ({ matricula }) => matricula || sinDato,
  },
  {
    id: 'ultimaActuacion',
    orden: 'ultimaActuacion',
    header: t.columnas.ultimaActuacion,
    width: 'code',
    cell: ({ ultimaActuacion }) => or(ultimaActuacion),
  },
  {
    id: 'ultimaEvaluacion',
    orden: 'ultimaEvaluacion',
    header: t.columnas.ultimaEvaluacion,
    width: 'code',
    cell: ({ ultimaEvaluacion }) => or(ultimaEvaluacion),
  },
  { id: 'scoring', header: t.columnas.scoring, cell: (abogado) => <Scoring {...abogado} /> },
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    tarjeta: 'acciones',
    cell: (abogado) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="ver"
          aria-label={interpolar(t.acciones.evaluaciones, { nombre: nombreDeEvaluado(abogado) })}
          title={t.acciones.ver}
          onClick={() => onEvaluaciones(abogado)}
        />
        <Button
          variant="ghost"
          icon="configuracion"
          aria-label={interpolar(t.acciones.configuracion, { nombre: nombreDeEvaluado(abogado) })}
          title={t.maximos.titulo}
          onClick={onConfiguracion}
        />
      </div>
    ),
  },
]
