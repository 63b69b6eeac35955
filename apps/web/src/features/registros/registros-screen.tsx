import { claseDe, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { List } from '../../ui/table/list.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useAbierto } from '../../ui/use-abierto.ts'
import { type Registro, useFindRegistrosQuery } from './registros-api.ts'
import { accionesDeRegistros, columnasDeRegistros } from './registros-columns.tsx'

const RegistroDialog = later(async () => (await import('./registro-dialog.tsx')).RegistroDialog)

const CorregirDialog = later(async () => (await import('./corregir-dialog.tsx')).CorregirDialog)
const EliminarRegistroDialog = later(
  async () => (await import('./eliminar-registro-dialog.tsx')).EliminarRegistroDialog,
)

const t = textos.registros

const LISTA = {
  pantalla: 'registros',
  campos: ['inmueble', 'recurso'],
} as const satisfies ListaSpec<string>

const GROUPS: readonly FilterGroup<(typeof LISTA.campos)[number]>[] = [
  {
    title: t.titulo,
    fields: [
      { campo: 'inmueble', label: t.columnas.inmueble, numeric: true, largo: 20 },
      { campo: 'recurso', label: t.columnas.recurso, largo: 4 },
    ],
  },
]

const ABIERTOS = ['nuevo'] as const

/**
 * Screen that lists the uploaded records: the data of a person and a property, with their documents. A lawyer sees only
 * the records that the same lawyer uploaded. Administrators, the head lawyer (code A00) and guests see every record
 * (D119).
 */
export const RegistrosScreen = () => {
  const puede = usePuede()
  const carga = puede('registros.cargar')
  const propios = claseDe(usePrincipal()) === 'abogado'
  const lista = useLista(LISTA)
  const abierto = useAbierto(ABIERTOS)
  const [cambio, setCambio] = useState<{ que: 'corregir' | 'eliminar'; registro: Registro }>()
  const columnas = columnasDeRegistros(puede('registros.documento'))
  const { shown: columns, ...choice } = useColumns(
    'registros',
    carga
      ? [...columnas, accionesDeRegistros((que, registro) => setCambio({ que, registro }))]
      : columnas,
  )
  const Cambio = cambio?.que === 'corregir' ? CorregirDialog : EliminarRegistroDialog
  const { error, ...source } = useFindRegistrosQuery({
    query: { pagina: lista.pagina, porPagina: lista.porPagina },
    body: lista.filtro,
  })
  const vacio = !carga ? t.vacio : propios ? t.vacioDeQuienCarga : t.vacioDeTodos
  const filtrado = Object.keys(lista.filtro).length > 0
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <section className="card" aria-label={t.titulo}>
        <FilterFrame
          lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
          groups={GROUPS}
          heading={<h1>{t.titulo}</h1>}
          inline
          lead={
            carga && (
              <Button variant="primary" icon="agregar" onClick={() => abierto.open({ nuevo: '1' })}>
                {t.nuevo}
              </Button>
            )
          }
          choice={choice}
        >
          <List
            caption={t.titulo}
            columns={columns}
            rowKey={({ id }) => id}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            headed
            hint={propios ? t.losPropios : undefined}
            empty={<p>{filtrado ? textos.comunes.sinResultados : vacio}</p>}
          />
        </FilterFrame>
      </section>
      {carga && abierto.valor('nuevo') !== undefined && <RegistroDialog onClose={abierto.close} />}
      {cambio && <Cambio registro={cambio.registro} onClose={() => setCambio(undefined)} />}
    </div>
  )
}
