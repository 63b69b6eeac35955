import { interpolar, llegoAlDeudor, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Carta } from './cartas-api.ts'

const { pantalla: t, resultados, medios } = textos.cartas
const { columnas: nombres } = t

/** What can be done with a letter. */
export type ActoSobreCarta = 'ver' | 'acuse' | 'escaneo'

const AcuseTag = ({ acuse }: Pick<Carta, 'acuse'>) => {
  if (acuse === null) return <Tag kind="aviso" icon="reloj" text={t.sinAcuse} />
  const { resultado, medio, fecha } = acuse
  return (
    <>
      {llegoAlDeudor(resultado) ? (
        <Tag kind="exito" icon="exito" text={resultados[resultado]} />
      ) : (
        <Tag kind="error" icon="error" text={resultados[resultado]} />
      )}
      <small className="cell-detail">
        {medios[medio]}, {formatDate(fecha)}
      </small>
    </>
  )
}

const DATOS: readonly Column<Carta>[] = [
  { id: 'numero', header: nombres.numero, width: 'code', cell: ({ numero }) => numero },
  { id: 'fecha', header: nombres.fecha, cell: ({ fecha }) => formatDate(fecha) },
  { id: 'vence', header: nombres.vence, cell: ({ vence }) => formatDate(vence) },
  {
    id: 'deudor',
    header: nombres.deudor,
    width: 'name',
    cell: ({ deudor, domicilio }) => (
      <>
        {deudor}
        <small className="cell-detail">{domicilio}</small>
      </>
    ),
  },
  {
    id: 'imponibles',
    header: nombres.imponibles,
    cell: ({ imponibles }) =>
      imponibles.map(({ imponible, recurso }) => `${imponible} ${recurso}`).join(', '),
  },
  { id: 'abogado', header: nombres.abogado, cell: ({ abogado }) => abogado },
  { id: 'total', header: nombres.total, align: 'end', cell: ({ total }) => formatAmount(total) },
  { id: 'acuse', header: nombres.acuse, cell: ({ acuse }) => <AcuseTag acuse={acuse} /> },
  {
    id: 'termina',
    header: nombres.termina,
    cell: ({ acuse }) => (acuse?.termina ? formatDate(acuse.termina) : textos.comunes.sinDato),
  },
]

export const columnasDeCartas = (
  onActo: (acto: ActoSobreCarta, carta: Carta) => void,
): readonly Column<Carta>[] => [
  ...DATOS,
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    cell: (carta) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="ver"
          aria-label={interpolar(t.ver, carta)}
          title={interpolar(t.ver, carta)}
          onClick={() => onActo('ver', carta)}
        />
        <Button
          variant="ghost"
          icon="editar"
          aria-label={interpolar(carta.acuse ? t.corregir : t.anotar, carta)}
          title={interpolar(carta.acuse ? t.corregir : t.anotar, carta)}
          onClick={() => onActo('acuse', carta)}
        />
        {carta.acuse?.escaneo === '1' && (
          <Button
            variant="ghost"
            icon="pdf"
            aria-label={interpolar(t.escaneo, carta)}
            title={interpolar(t.escaneo, carta)}
            onClick={() => onActo('escaneo', carta)}
          />
        )}
      </div>
    ),
  },
]
