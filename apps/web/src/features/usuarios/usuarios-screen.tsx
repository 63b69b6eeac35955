import { ORDENES_DE_USUARIOS } from '@apremia/api-client'
import { formatDni, interpolar, PERMISOS, ROLES, type Rol, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { type ListaSpec, ordenDe } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { Tag } from '../../ui/tag.tsx'
import { CuentasCard } from './cuentas-card.tsx'
import { SesionesDialog } from './sesiones-dialog.tsx'
import { type UsuarioRegistrado, useGetUsuariosQuery } from './usuarios-api.ts'
import './usuarios.css'

const UsuarioDialog = later(async () => (await import('./usuario-dialog.tsx')).UsuarioDialog)

const MuchosDialog = later(async () => (await import('./muchos-dialog.tsx')).MuchosDialog)

const t = textos.usuarios
const comunes = textos.comunes

const LISTA = {
  pantalla: 'usuarios',
  campos: ['buscar', 'rol', 'estado'],
  ordenes: ORDENES_DE_USUARIOS,
  propio: { columna: 'apellido', sentido: 'asc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA.campos)[number]

const GROUPS: readonly FilterGroup<Campo>[] = [
  {
    title: t.titulo,
    fields: [
      { campo: 'buscar', label: t.filtros.buscar, largo: 100 },
      {
        campo: 'rol',
        label: t.columnas.rol,
        options: ROLES.map((value) => ({ value, label: t.roles[value] })),
      },
      {
        campo: 'estado',
        label: t.filtros.estado,
        options: (['activo', 'baja'] as const).map((value) => ({
          value,
          label: t.estados[value],
        })),
      },
    ],
  },
]

const nombreDe = ({ apellido, nombre }: UsuarioRegistrado): string => `${apellido}, ${nombre}`

const Estado = ({ baja, abogadoDeBaja }: UsuarioRegistrado) => {
  if (!baja && !abogadoDeBaja) return t.estados.activo
  return <Tag kind="error" icon="anular" text={baja ? t.estados.baja : t.estados.abogadoDeBaja} />
}

const COLUMNS: readonly Column<UsuarioRegistrado>[] = [
  { id: 'apellido', orden: 'apellido', header: t.columnas.persona, width: 'name', cell: nombreDe },
  {
    id: 'dni',
    orden: 'dni',
    header: t.columnas.dni,
    width: 'code',
    cell: ({ dni }) => formatDni(dni),
  },
  { id: 'rol', orden: 'rol', header: t.columnas.rol, cell: ({ rol }) => t.roles[rol] },
  {
    id: 'abogado',
    orden: 'abogado',
    header: t.columnas.abogado,
    width: 'code',
    cell: ({ abogado }) => abogado || comunes.sinDato,
  },
  {
    id: 'permisos',
    header: t.columnas.permisos,
    comparado: ({ permisos }) => permisos.join(),
    cell: ({ permisos }) =>
      PERMISOS.filter((permiso) => permisos.includes(permiso))
        .map((permiso) => t.permisos[permiso])
        .join(', ') || comunes.sinDato,
  },
  {
    id: 'email',
    header: t.columnas.email,
    comparado: ({ email }) => email,
    cell: ({ email }) => email || comunes.sinDato,
  },
  {
    id: 'estado',
    header: t.columnas.estado,
    comparado: ({ baja, abogadoDeBaja }) => `${baja} ${abogadoDeBaja}`,
    cell: (usuario) => <Estado {...usuario} />,
  },
]

type Abierto =
  | { readonly que: 'nuevo' | 'muchos' }
  | { readonly que: 'editar' | 'sesiones'; readonly usuario: UsuarioRegistrado }

const actionsOf = (open: (abierto: Abierto) => void): Column<UsuarioRegistrado> => ({
  id: 'acciones',
  header: comunes.acciones,
  tarjeta: 'acciones',
  cell: (usuario) => {
    const persona = nombreDe(usuario)
    return (
      <span className="usuario-acciones">
        <Button
          variant="ghost"
          icon="editar"
          aria-label={interpolar(t.editar, { persona })}
          title={comunes.editar}
          onClick={() => open({ que: 'editar', usuario })}
        />
        <Button
          variant="ghost"
          icon="salir"
          aria-label={interpolar(t.terminar, { persona })}
          title={t.terminarBoton}
          onClick={() => open({ que: 'sesiones', usuario })}
        />
      </span>
    )
  },
})

export const UsuariosScreen = () => {
  const lista = useLista(LISTA)
  const [abierto, setAbierto] = useState<Abierto>()
  const { buscar, rol, estado } = lista.filtro
  const { error, ...source } = useGetUsuariosQuery({
    query: {
      ...(buscar ? { buscar } : {}),
      ...(ROLES.includes(rol as Rol) ? { rol: rol as Rol } : {}),
      ...(estado === 'activo' || estado === 'baja' ? { estado } : {}),
      ...ordenDe(ORDENES_DE_USUARIOS, lista.orden),
      pagina: lista.pagina,
      porPagina: lista.porPagina,
    },
  })
  const { shown: columns, ...choice } = useColumns(
    LISTA.pantalla,
    [...COLUMNS, actionsOf(setAbierto)],
    source.data?.rows,
  )
  const close = () => setAbierto(undefined)
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <section className="card" aria-label={t.listado}>
        <FilterFrame
          lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
          groups={GROUPS}
          heading={<h1>{t.titulo}</h1>}
          inline
          choice={choice}
          actions={
            <Button icon="excel" onClick={() => setAbierto({ que: 'muchos' })}>
              {t.muchos.boton}
            </Button>
          }
          lead={
            <Button variant="primary" icon="agregar" onClick={() => setAbierto({ que: 'nuevo' })}>
              {t.nuevo}
            </Button>
          }
        >
          <List
            caption={t.listado}
            hint={t.leyenda}
            columns={columns}
            rowKey={({ dni }) => dni}
            rowClass={({ baja, abogadoDeBaja }) => (baja || abogadoDeBaja ? 'row-baja' : undefined)}
            sorting={{ orden: lista.orden, onSort: lista.sortBy }}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            empty={<p>{comunes.sinResultados}</p>}
          />
        </FilterFrame>
      </section>
      <CuentasCard />

      {abierto?.que === 'sesiones' && (
        <SesionesDialog
          dni={abierto.usuario.dni}
          persona={nombreDe(abierto.usuario)}
          onClose={close}
        />
      )}
      {abierto?.que === 'muchos' && <MuchosDialog onClose={close} />}
      {(abierto?.que === 'nuevo' || abierto?.que === 'editar') && (
        <UsuarioDialog
          usuario={abierto.que === 'editar' ? abierto.usuario : undefined}
          onClose={close}
        />
      )}
    </div>
  )
}
