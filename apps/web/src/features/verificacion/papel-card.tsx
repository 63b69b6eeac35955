import { type EstadoDePapel, formatFecha, textos, fecha as toFecha } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { Card } from '../../ui/card.tsx'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import type { PapelVerificado } from './verificacion-api.ts'

const t = textos.verificacion

const TAGS: Readonly<Record<EstadoDePapel, Pick<TagProps, 'kind' | 'icon'>>> = {
  vigente: { kind: 'exito', icon: 'exito' },
  anulado: { kind: 'error', icon: 'anular' },
  devuelto: { kind: 'aviso', icon: 'alerta' },
  caduco: { kind: 'aviso', icon: 'alerta' },
  'sin-informar': { kind: 'neutro', icon: 'info' },
}

/** Shows the answer of the municipality about a paper: its kind, number, date and state. */
export const PapelCard = ({ papel }: { readonly papel: PapelVerificado }) => {
  const { data: config } = useGetConfigQuery({})
  const { clase, numero, fecha, estado, frase } = papel
  return (
    <Card title={`${t.clases[clase]} ${numero}`}>
      <div role="status">
        <dl className="facts">
          <div>
            <dt>{t.datos.estado}</dt>
            <dd>
              <Tag {...TAGS[estado]} text={t.nombres[estado]} />
            </dd>
          </div>
          <div>
            <dt>{t.datos.fecha}</dt>
            <dd>{formatFecha(toFecha(fecha))}</dd>
          </div>
          {config && (
            <div>
              <dt>{t.datos.emisor}</dt>
              <dd>{config.municipio}</dd>
            </div>
          )}
        </dl>
        <p>{frase}</p>
      </div>
    </Card>
  )
}
