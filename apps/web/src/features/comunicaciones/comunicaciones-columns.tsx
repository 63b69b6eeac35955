import { comunicaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { adjuntosDe } from '../../panels/documentos/adjuntos-de.ts'
import { AdjuntosList } from '../../panels/documentos/adjuntos-list.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Comunicacion } from './comunicaciones-api.ts'

const t = textos.comunicaciones
const { columnas } = t

const nombreDe = ({ apellido, nombre }: { apellido: string; nombre: string }): string =>
  `${apellido}, ${nombre}`

const TAGS = {
  urgente: { kind: 'error', icon: 'alerta' },
  normal: { kind: 'neutro', icon: 'info' },
  informativa: { kind: 'neutro', icon: 'comunicaciones' },
} as const

const Lectura = ({ destinatarios, enviada_a }: Comunicacion) => {
  const leidas = destinatarios.filter(({ leida }) => leida !== null)
  const cuenta = interpolar(t.leyeron, { n: leidas.length, total: enviada_a })
  if (destinatarios.length < 2) {
    const leida = leidas[0]?.leida
    return leida ? interpolar(t.leidaEl, { fecha: formatInstant(leida) }) : t.noLeida
  }
  return (
    <details>
      <summary>{cuenta}</summary>
      <ul className="comu-archivos">
        {destinatarios.map(({ nrodni, leida, ...persona }) => (
          <li key={nrodni}>
            {nombreDe(persona)}: {leida ? formatInstant(leida) : t.noLeida}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Acciones {
  readonly escribe: boolean
  /** True when the person may open the files attached to a message. */
  readonly abre: boolean
  readonly onEditar: (comunicacion: Comunicacion) => void
  readonly onBorrar: (comunicacion: Comunicacion) => void
  readonly onLeida: (comunicacion: Comunicacion) => void
}

const acciones = ({ onEditar, onBorrar }: Acciones): readonly Column<Comunicacion>[] => [
  {
    id: 'editar',
    tarjeta: 'acciones',
    header: columnas.editar,
    cell: (comunicacion) => (
      <Button
        variant="ghost"
        icon="editar"
        aria-label={interpolar(t.editarUna, comunicacion)}
        title={comunicacion.deleted ? t.borrada : columnas.editar}
        disabled={comunicacion.deleted}
        onClick={() => onEditar(comunicacion)}
      />
    ),
  },
  {
    id: 'borrar',
    tarjeta: 'acciones',
    header: columnas.borrar,
    cell: (comunicacion) => (
      <Button
        variant="ghost"
        icon="borrar"
        aria-label={interpolar(t.borrarUna, comunicacion)}
        title={comunicacion.deleted ? t.borrada : columnas.borrar}
        disabled={comunicacion.deleted}
        onClick={() => onBorrar(comunicacion)}
      />
    ),
  },
]

export const columnasDeComunicaciones = (con: Acciones): readonly Column<Comunicacion>[] => [
  { id: 'titulo', header: columnas.titulo, width: 'name', cell: ({ titulo }) => titulo },
  {
    id: 'destinatario',
    header: columnas.destinatario,
    width: 'name',
    cell: ({ toAbogado, enviada_a }) =>
      enviada_a > 1 && con.escribe
        ? interpolar(t.yOtros, { nombre: nombreDe(toAbogado), n: enviada_a - 1 })
        : nombreDe(toAbogado),
  },
  { id: 'fecha', header: columnas.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    id: 'descripcion',
    header: columnas.descripcion,
    width: 'prose',
    cell: ({ descripcion }) => (
      <span className="cell-lines">{descripcion || textos.comunes.sinDato}</span>
    ),
  },
  {
    id: 'importancia',
    header: columnas.importancia,
    cell: ({ importancia }) => <Tag {...TAGS[importancia]} text={t.importancias[importancia]} />,
  },
  {
    id: 'remitente',
    header: columnas.remitente,
    width: 'name',
    cell: ({ user }) => nombreDe(user),
  },
  {
    id: 'documentos',
    header: columnas.documentos,
    cell: ({ registro_documentos }) => (
      <AdjuntosList
        archivos={adjuntosDe(registro_documentos)}
        entry={calls.getComunicacionDocumento}
        inputOf={({ id }) => ({ params: { documento: id } })}
        abre={con.abre}
      />
    ),
  },
  {
    id: 'leida',
    tarjeta: 'acciones',
    header: t.lectura,
    cell: (comunicacion) => (
      // The `div` around the button takes the focus, because the button disappears once the message is marked as read.
      <div tabIndex={-1}>
        {comunicacion.sin_leer ? (
          <Button
            aria-label={interpolar(t.marcarUna, comunicacion)}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.focus()
              con.onLeida(comunicacion)
            }}
          >
            {t.marcar}
          </Button>
        ) : (
          <Lectura {...comunicacion} />
        )}
      </div>
    ),
  },
  ...(con.escribe ? acciones(con) : []),
  {
    id: 'borrado',
    header: columnas.borrado,
    cell: ({ deleted }) => (deleted ? t.borrados.si : t.borrados.no),
  },
]
