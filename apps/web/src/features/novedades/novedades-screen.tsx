import { novedades as calls, ORDENES_DE_NOVEDADES } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useListGruposDeEtapaQuery } from '../../panels/actuaciones/actuaciones-api.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { type ListaSpec, ordenDe } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useAbierto } from '../../ui/use-abierto.ts'
import { NovedadBorrada } from './novedad-borrada.tsx'
import { type Novedad, useSearchNovedadesQuery } from './novedades-api.ts'
import { columnasDeNovedades } from './novedades-columns.tsx'

const NuevoDialog = later(async () => (await import('./nuevo-dialog.tsx')).NuevoDialog)
const NovedadDialog = later(async () => (await import('./novedad-dialog.tsx')).NovedadDialog)

const t = textos.novedades
const { filtros } = t

const LISTA = {
  pantalla: 'novedades',
  campos: ['nombre', 'dni', 'cuim', 'inmueble', 'gp_estado'],
  ordenes: ORDENES_DE_NOVEDADES,
  propio: { columna: 'apynom', sentido: 'asc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA.campos)[number]

const useGrupos = (): readonly FilterGroup<Campo>[] => {
  const { data = [], error } = useListGruposDeEtapaQuery({})
  return [
    {
      title: t.titulo,
      fields: [
        { campo: 'nombre', label: filtros.nombre },
        { campo: 'dni', label: filtros.dni, numeric: true },
        { campo: 'cuim', label: filtros.cuim },
        { campo: 'inmueble', label: filtros.inmueble, numeric: true },
        {
          campo: 'gp_estado',
          label: filtros.gp_estado,
          options: data.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          failure: failureOf(error)?.message,
        },
      ],
    },
  ]
}

const ABIERTOS = ['nuevo', 'contribuyente'] as const

/**
 * Screen /novedades (reported changes), with the taxpayers that Apremia keeps separately from the municipality's
 * register (S2 §2.9).
 */
export const NovedadesScreen = () => {
  const agrega = usePuede()('novedades.guardar')
  const lista = useLista(LISTA)
  const groups = useGrupos()
  const abierto = useAbierto(ABIERTOS)
  const contribuyente = Number(abierto.valor('contribuyente') ?? 0)
  const { shown: columns, ...choice } = useColumns(
    LISTA.pantalla,
    columnasDeNovedades(({ id }) => abierto.open({ contribuyente: String(id) })),
  )
  const orden = ordenDe(ORDENES_DE_NOVEDADES, lista.orden)
  const { error, ...source } = useSearchNovedadesQuery({
    query: { ...orden, pagina: lista.pagina, porPagina: lista.porPagina },
    body: lista.filtro,
  })
  const [borrada, setBorrada] = useState<Novedad>()
  const filtrado = Object.keys(lista.filtro).length > 0
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      {borrada && (
        <NovedadBorrada key={borrada.id} novedad={borrada} onClose={() => setBorrada(undefined)} />
      )}
      <section className="card" aria-label={t.listado}>
        <FilterFrame
          lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
          groups={groups}
          heading={<h1>{t.titulo}</h1>}
          inline
          lead={
            agrega && (
              <Button variant="primary" icon="agregar" onClick={() => abierto.open({ nuevo: '1' })}>
                {t.agregar}
              </Button>
            )
          }
          choice={choice}
          exporta={exportOf(
            calls.exportNovedades,
            { query: { ...lista.filtro, ...orden } },
            !source.data?.total,
          )}
        >
          <List
            caption={t.listado}
            columns={columns}
            rowKey={({ id }) => id}
            sorting={{ orden: lista.orden, onSort: lista.sortBy }}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            headed
            empty={
              filtrado ? (
                <p>{textos.comunes.sinResultados}</p>
              ) : (
                <>
                  <p>{t.vacio}</p>
                  <p>{agrega ? t.comoAgregar : t.comoSeAgrega}</p>
                </>
              )
            }
          />
        </FilterFrame>
      </section>

      {agrega && abierto.valor('nuevo') !== undefined && <NuevoDialog onClose={abierto.close} />}
      {Number.isInteger(contribuyente) && contribuyente > 0 && (
        <NovedadDialog
          id={contribuyente}
          onClose={abierto.close}
          onBorrada={(novedad) => {
            abierto.close()
            setBorrada(novedad)
          }}
        />
      )}
    </div>
  )
}
