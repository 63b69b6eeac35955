import {
  decideAnulacionDeCarta,
  interpolar,
  llegoAlDeudor,
  nombreDeNumeroDeCarta,
  numeroEnPapel,
  textos,
} from '@apremia/core'
import type { Carta } from '../../panels/cartas/cartas-api.ts'
import { Button } from '../../ui/button.tsx'
import { formatAmount, formatDate, formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'

const { anular, resultados, medios, sinAcuse } = textos.cartas
const t = textos.cartasPantalla
const { columnas: nombres } = t

export type ActoSobreCarta = 'ver' | 'acuse' | 'escaneo' | 'anular'

const anulableDe = ({ numero, acuse, anulada }: Carta) => ({
  ...{ numero, anulada: anulada !== null, conAcuse: acuse !== null },
})

const nombreDeIntimado = ({ imponible, recurso, retirado }: Carta['imponibles'][number]): string =>
  retirado === '1'
    ? interpolar(anular.retirado, { imponible: `${imponible} ${recurso}` })
    : `${imponible} ${recurso}`

const AcuseTag = ({ acuse, anulada }: Pick<Carta, 'acuse' | 'anulada'>) => {
  if (anulada !== null)
    return (
      <>
        <Tag kind="error" icon="anular" text={anular.anulada} />
        <small className="cell-detail">
          {interpolar(anular.cuando, { ...anulada, momento: formatInstant(anulada.momento) })}
        </small>
      </>
    )
  if (acuse === null) return <Tag kind="aviso" icon="reloj" text={sinAcuse} />
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
  {
    ...{ id: 'numero', header: nombres.numero, width: 'code' },
    cell: ({ numero, anterior }) => (
      <>
        {numeroEnPapel(numero)}
        {anterior && (
          <small className="cell-detail" title={t.anterior}>
            {t.anteriorCorto}
          </small>
        )}
      </>
    ),
  },
  { id: 'fecha', header: nombres.fecha, cell: ({ fecha }) => formatDate(fecha) },
  { id: 'vence', header: nombres.vence, cell: ({ vence }) => formatDate(vence ?? '') },
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
    cell: ({ imponibles }) => imponibles.map(nombreDeIntimado).join(', '),
  },
  { id: 'abogado', header: nombres.abogado, cell: ({ abogado }) => abogado },
  { id: 'total', header: nombres.total, align: 'end', cell: ({ total }) => formatAmount(total) },
  { id: 'acuse', header: nombres.acuse, cell: (carta) => <AcuseTag {...carta} /> },
  {
    id: 'termina',
    header: nombres.termina,
    width: 'prose',
    cell: ({ acuse }) =>
      acuse?.termina ? (
        <>
          {formatDate(acuse.termina)}
          <span className="cell-detail">{acuse.calendario}</span>
        </>
      ) : (
        textos.comunes.sinDato
      ),
  },
]

export const columnasDeCartas = (
  onActo: (acto: ActoSobreCarta, carta: Carta) => void,
): readonly Column<Carta>[] => [
  ...DATOS,
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    cell: (carta) => {
      const nombrada = { numero: nombreDeNumeroDeCarta(carta.numero) }
      return (
        <div className="actions">
          <Button
            variant="ghost"
            icon="ver"
            disabled={!carta.conPapel}
            aria-label={interpolar(t.ver, nombrada)}
            title={carta.conPapel ? interpolar(t.ver, nombrada) : textos.cartas.sinPdfAnterior}
            onClick={() => onActo('ver', carta)}
          />
          {carta.anulada === null && (
            <Button
              variant="ghost"
              icon="editar"
              aria-label={interpolar(carta.acuse ? t.corregir : t.anotar, nombrada)}
              title={interpolar(carta.acuse ? t.corregir : t.anotar, nombrada)}
              onClick={() => onActo('acuse', carta)}
            />
          )}
          {decideAnulacionDeCarta(anulableDe(carta)).ok && (
            <Button
              variant="ghost"
              icon="anular"
              aria-label={interpolar(anular.abrir, nombrada)}
              onClick={() => onActo('anular', carta)}
            >
              {anular.enLista}
            </Button>
          )}
          {carta.acuse?.escaneo === '1' && (
            <Button
              variant="ghost"
              icon="pdf"
              aria-label={interpolar(t.escaneo, nombrada)}
              title={interpolar(t.escaneo, nombrada)}
              onClick={() => onActo('escaneo', carta)}
            />
          )}
        </div>
      )
    },
  },
]
