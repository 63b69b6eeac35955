import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { AbiertoDeCuentas } from './cuenta-dialogs.tsx'
import { type CuentaDeServicio, useListCuentasQuery } from './usuarios-api.ts'

const CuentaDialogs = later(async () => (await import('./cuenta-dialogs.tsx')).CuentaDialogs)

const t = textos.cuentas

const isVencida = ({ expira }: CuentaDeServicio): boolean =>
  expira === null || Date.parse(expira) <= Date.now()

const Estado = ({ cuenta }: { readonly cuenta: CuentaDeServicio }) => {
  if (cuenta.revocada) return <Tag kind="error" icon="anular" text={t.estados.revocada} />
  return isVencida(cuenta) ? (
    <Tag kind="aviso" icon="reloj" text={t.estados.vencida} />
  ) : (
    t.estados.vigente
  )
}

const columnsOf = (
  open: (abierto: AbiertoDeCuentas) => void,
): readonly Column<CuentaDeServicio>[] => [
  { id: 'codigo', header: t.columnas.codigo, width: 'code', cell: ({ codigo }) => codigo },
  { id: 'nombre', header: t.columnas.nombre, width: 'name', cell: ({ nombre }) => nombre },
  { id: 'estado', header: t.columnas.estado, cell: (cuenta) => <Estado cuenta={cuenta} /> },
  {
    id: 'expira',
    header: t.columnas.expira,
    cell: ({ expira }) => (expira === null ? textos.comunes.sinDato : formatInstant(expira)),
  },
  {
    id: 'ultimoUso',
    header: t.columnas.ultimoUso,
    cell: ({ ultimoUso }) => (ultimoUso === null ? t.nunca : formatInstant(ultimoUso)),
  },
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    cell: (cuenta) =>
      !cuenta.revocada && (
        <span className="usuario-acciones">
          <Button
            variant="ghost"
            icon="reintentar"
            aria-label={interpolar(t.renovar, cuenta)}
            title={t.renovarBoton}
            onClick={() => open({ que: 'renovar', cuenta })}
          />
          <Button
            variant="ghost"
            icon="anular"
            aria-label={interpolar(t.revocar, cuenta)}
            onClick={() => open({ que: 'revocar', cuenta })}
          >
            {t.revocarEnLista}
          </Button>
        </span>
      ),
  },
]

/** Accounts of the programs that load the data of the municipality (D193). */
export const CuentasCard = () => {
  const { data, error, refetch } = useListCuentasQuery({})
  const [abierto, setAbierto] = useState<AbiertoDeCuentas>()
  const failure = failureOf(error)
  return (
    <Card title={t.titulo}>
      <p>{t.leyenda}</p>
      <div className="actions">
        <Button icon="agregar" onClick={() => setAbierto({ que: 'nueva' })}>
          {t.nueva}
        </Button>
      </div>
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && data === undefined && <ListSkeleton />}
      {!failure && data?.length === 0 && <p>{t.vacio}</p>}
      {!failure && data !== undefined && data.length > 0 && (
        <DataTable
          caption={t.titulo}
          columns={columnsOf(setAbierto)}
          rows={data}
          rowKey={({ id }) => id}
          rowClass={({ revocada }) => (revocada ? 'row-baja' : undefined)}
        />
      )}
      {abierto && <CuentaDialogs abierto={abierto} onClose={() => setAbierto(undefined)} />}
    </Card>
  )
}
