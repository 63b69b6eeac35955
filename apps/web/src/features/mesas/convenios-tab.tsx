import { ORDENES_DE_CONVENIOS } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { COLUMNAS_DE_CONVENIOS } from '../../panels/convenios/columns.tsx'
import type { ConvenioListado } from '../../panels/convenios/convenio-listado.ts'
import { useSearchConveniosQuery } from '../../panels/convenios/lista-api.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { ListBar } from '../../ui/table/list-bar.tsx'
import { type ListaSpec, ordenDe } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { columnasPara, type DatosDeMesa } from './mesa.ts'

const t = textos.mesasPantalla.convenios

const VER: Column<ConvenioListado> = {
  id: 'acciones',
  header: textos.comunes.acciones,
  cell: ({ id, convenio }) => (
    <Link
      className="btn btn-ghost btn-icon"
      to={`/convenios?ver=${id}`}
      aria-label={interpolar(t.verConvenio, { convenio })}
      title={t.ver}
    >
      <Icon name="ver" />
    </Link>
  ),
}

const specDe = (mesa: DatosDeMesa['mesa']) =>
  ({
    pantalla: `mesa-${mesa}-convenios`,
    campos: [],
    ordenes: ORDENES_DE_CONVENIOS,
    propio: { columna: 'fecha', sentido: 'desc' },
  }) as const satisfies ListaSpec<string>

const COLUMNAS = [...COLUMNAS_DE_CONVENIOS, VER]

const SPECS = { judicial: specDe('judicial'), extrajudicial: specDe('extrajudicial') }

interface ConveniosTabProps {
  readonly datos: DatosDeMesa
  readonly abogado: string
}

export const ConveniosTab = ({ datos, abogado }: ConveniosTabProps) => {
  const impedimento = impedimentoDeAlcance(usePrincipal())
  const lista = useLista<never>(SPECS[datos.mesa])
  const { pagina, porPagina } = lista
  const orden = ordenDe(ORDENES_DE_CONVENIOS, lista.orden)
  const { error, ...source } = useSearchConveniosQuery(
    impedimento === undefined
      ? {
          query: { ...orden, pagina, porPagina },
          body: abogado === '' ? {} : { abogado },
        }
      : skipToken,
  )
  const { shown: columns, ...choice } = useColumns(
    lista.vistas.pantalla,
    columnasPara(abogado, COLUMNAS),
  )
  if (impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{impedimento}</p>
      </Alert>
    )
  }
  return (
    <>
      <ListBar vistas={lista.vistas} choice={choice} />
      <List
        caption={t.titulo}
        columns={columns}
        rowKey={({ id }) => id}
        sorting={{ orden: lista.orden, onSort: lista.sortBy }}
        source={{ ...source, error: failureOf(error) }}
        lista={lista}
        empty={<p>{t.ninguno}</p>}
      />
    </>
  )
}
