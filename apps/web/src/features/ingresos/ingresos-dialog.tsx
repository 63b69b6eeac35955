import { ingresos as calls } from '@apremia/api-client'
import { formatDni, interpolar, nombreDeFuente, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { type ResumenDeIngresos, useSearchIngresosQuery } from './ingresos-api.ts'
import { nombreDePersona, tipoDe } from './ingresos-columns.tsx'

const t = textos.logins
const { sinDato } = textos.comunes

interface IngresosDialogProps {
  readonly resumen: ResumenDeIngresos
  readonly onClose: () => void
}

export const IngresosDialog = ({ resumen, onClose }: IngresosDialogProps) => {
  const [pagina, setPagina] = useState(1)
  const [porPagina, setPorPagina] = usePageSize('ingresos-de-una-persona')
  const { usuario_dni: userDni, usuario, abogado, cant_login } = resumen
  const { error, ...source } = useSearchIngresosQuery(
    { query: { pagina, porPagina }, body: { userDni } },
    { refetchOnMountOrArgChange: true },
  )
  const datos = [
    [t.columnas.dni, formatDni(userDni)],
    [t.columnas.rol, t.roles[usuario.rol]],
    [t.columnas.tipo, tipoDe(resumen)],
    [t.columnas.codigo, abogado?.codexterno ?? sinDato],
    [t.columnas.cantidad, formatInteger(source.data?.total ?? cant_login)],
  ] as const
  return (
    <Dialog
      title={interpolar(t.modal, { name: nombreDePersona(resumen) })}
      size="full"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.cerrar}</Button>}
    >
      <div className="stack">
        <dl className="record">
          {datos.map(([nombre, valor]) => (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
        <div className="toolbar">
          <div className="toolbar-actions">
            <ExportButtons exporta={exportOf(calls.exportIngresos, { query: { userDni } })} />
          </div>
        </div>
        <List
          caption={t.ingresos}
          columns={[
            {
              id: 'fecha',
              header: t.fechaYHora,
              width: 'code',
              cell: ({ fech_hor_login }) => formatInstant(fech_hor_login),
            },
            { id: 'fuente', header: t.fuente, cell: ({ fuente }) => nombreDeFuente(fuente) },
          ]}
          rowKey={({ fech_hor_login, fuente }) => `${fech_hor_login}/${fuente}`}
          source={{ ...source, error: failureOf(error) }}
          lista={{
            ...{ pagina, porPagina, goTo: setPagina },
            resize: (size) => {
              setPorPagina(size)
              setPagina(1)
            },
          }}
          empty={<p>{t.sinIngresos}</p>}
        />
      </div>
    </Dialog>
  )
}
