import { fecha, formatFecha, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { type LecturaDePersona, useListLecturasDePersonaQuery } from './datos-personales-api.ts'
import { formatDocumentoDePersona } from './format-documento-de-persona.ts'
import type { PreguntaDePersona } from './pregunta-form.tsx'

const { pantalla: t } = textos.datosPersonales

const COLUMNS: readonly Column<LecturaDePersona>[] = [
  {
    ...{ id: 'dia', header: t.dia, width: 'code', tarjeta: 'principal' },
    cell: ({ dia }) => formatFecha(fecha(dia)),
  },
  {
    ...{ id: 'quien', header: t.quien, width: 'name', tarjeta: 'nombre' },
    cell: ({ apellido, nombre, dni }) => (apellido === '' ? dni : `${apellido}, ${nombre}`),
  },
  { id: 'rol', header: t.rol, cell: ({ rol }) => t.clases[rol] },
  {
    ...{ id: 'cosa', header: t.cosa },
    cell: ({ cosa, clave }) => `${cosa.replaceAll('-', ' ')} ${clave}`,
  },
  {
    ...{ id: 'veces', header: t.veces, align: 'end' },
    cell: ({ cantidad }) => formatInteger(cantidad),
  },
  { id: 'ultima', header: t.ultima, width: 'code', cell: ({ ultima }) => formatInstant(ultima) },
]

const POR_PAGINA = 25

export const LecturasCard = ({ pregunta }: { readonly pregunta: PreguntaDePersona }) => {
  const [pagina, setPagina] = useState(1)
  const { error, ...source } = useListLecturasDePersonaQuery(
    { query: { pagina, porPagina: POR_PAGINA }, body: pregunta },
    { refetchOnMountOrArgChange: true },
  )
  const titulo = interpolar(t.lecturas, { quien: formatDocumentoDePersona(pregunta.documento) })
  return (
    <Card title={titulo}>
      <List
        caption={titulo}
        columns={COLUMNS}
        rowKey={(una) => `${una.dia} ${una.dni} ${una.rol} ${una.cosa} ${una.clave}`}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        flows
        empty={<p>{t.sinLecturas}</p>}
      />
    </Card>
  )
}
