import { interpolar, textos, writeEstadoEnCelda } from '@apremia/core'
import { Link } from 'react-router-dom'
import { enlaceDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { MarcaEnCelda } from '../../panels/casos/marca-en-celda.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import type { CasoExterno } from './abogado-externo-api.ts'
import { EstadoDeCausa } from './estado-de-causa.tsx'
import { ExcelDeCaso } from './excel-de-caso.tsx'

const { columnas, limiteDe90, ir, irDe, verDetalle, verDetalleDe } = textos.abogadoExterno
const { sinDato } = textos.comunes

const texto = (
  id: keyof typeof columnas & keyof CasoExterno,
  width: 'code' | 'two-lines',
): Column<CasoExterno> => ({
  id,
  header: columnas[id],
  width,
  cell: (caso) => caso[id] || sinDato,
})

export const columnasExternas = (
  onVer: (caso: CasoExterno) => void,
): readonly Column<CasoExterno>[] => [
  {
    id: 'contribuyente',
    header: columnas.contribuyente,
    width: 'name',
    cell: ({ contribuyente, imponible, recurso }) => (
      <span className="ae-contribuyente">
        <span title={contribuyente}>{contribuyente || sinDato}</span>
        <span className="cell-detail cell-below">
          {imponible} <CodigoDeRecurso codigo={recurso} />
        </span>
      </span>
    ),
  },
  texto('situacion', 'two-lines'),
  texto('ubicacion', 'two-lines'),
  texto('domicilio', 'two-lines'),
  texto('nomenclatura', 'two-lines'),
  texto('partida', 'code'),
  texto('abogado', 'code'),
  {
    id: 'estado',
    tarjeta: 'estado',
    header: columnas.estado,
    width: 'code',
    cell: (caso) => (
      <span className="ae-estado">
        <EstadoDeCausa {...caso} aviso="" />
        {writeEstadoEnCelda(caso.plazo) !== caso.etiqueta && <MarcaEnCelda {...caso.plazo} />}
        <span className="cell-detail cell-below">
          {[caso.limite && interpolar(limiteDe90, { dia: formatDate(caso.limite) }), caso.aviso]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    ),
  },
  {
    id: 'accion',
    tarjeta: 'acciones',
    header: columnas.accion,
    cell: (caso) => {
      const nombre = { caso: `${caso.imponible} ${caso.recurso}` }
      return (
        <div className="actions">
          <Button
            variant="ghost"
            icon="ver"
            aria-label={interpolar(verDetalleDe, nombre)}
            title={verDetalle}
            onClick={() => onVer(caso)}
          />
          <Link
            className="btn btn-ghost"
            to={enlaceDeCaso(caso)}
            aria-label={interpolar(irDe, nombre)}
          >
            {ir}
          </Link>
          <ExcelDeCaso caso={caso} enFila />
        </div>
      )
    },
  },
]
