import { GRUPOS_DE_MI_DIA, interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { idDeGrupo } from './grupo-de-mi-dia.tsx'
import type { DiaDeTrabajo } from './hoy-api.ts'

const t = textos.hoy.miDia

type Fila = DiaDeTrabajo['abogados'][number]

const nombreDe = ({ abogado, nombre }: Fila): string =>
  abogado === '' ? textos.hoy.nadie : `${nombre} (${abogado})`

const COLUMNS: readonly Column<Fila>[] = [
  {
    id: 'abogado',
    header: textos.hoy.columnas.abogado,
    width: 'name',
    tarjeta: 'nombre',
    cell: (fila) =>
      fila.abogado === '' ? (
        nombreDe(fila)
      ) : (
        <Link to={`/home?abogado=${fila.abogado}`}>{nombreDe(fila)}</Link>
      ),
  },
  ...GRUPOS_DE_MI_DIA.map(
    (grupo): Column<Fila> => ({
      id: grupo,
      header: t.columnas[grupo],
      align: 'end',
      cell: (fila) => {
        const n = formatInteger(fila.cuentas[grupo])
        if (fila.cuentas[grupo] === 0 || fila.abogado === '') return n
        return (
          <Link
            to={`/home?abogado=${fila.abogado}#${idDeGrupo(grupo)}`}
            aria-label={interpolar(t.casosDe, {
              grupo: t.grupos[grupo],
              abogado: nombreDe(fila),
              n,
            })}
          >
            {n}
          </Link>
        )
      },
    }),
  ),
]

export const MiDiaPorAbogado = ({ abogados }: { readonly abogados: readonly Fila[] }) =>
  abogados.length === 0 ? (
    <p>{t.nadie}</p>
  ) : (
    <DataTable
      caption={t.cadaAbogado}
      columns={COLUMNS}
      rows={abogados}
      rowKey={({ abogado }) => abogado}
    />
  )
