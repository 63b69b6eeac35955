import {
  interpolar,
  type MarcaDeContribuyente,
  parseFecha,
  textos,
  writeMarca,
} from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

const t = textos.marcaDeContribuyente

interface EtiquetaDeMarcaProps {
  readonly marca: MarcaDeContribuyente
  readonly desde: string | null
  readonly nota: string
  /**
   * Name of the taxpayer who died or is in insolvency proceedings. Undefined on a screen that already names this
   * taxpayer.
   */
  readonly nombre?: string | undefined
}

export const EtiquetaDeMarca = ({ marca, desde, nota, nombre }: EtiquetaDeMarcaProps) => (
  <Tag
    kind="aviso"
    icon="alerta"
    text={
      nombre === undefined
        ? t.marcas[marca]
        : interpolar(t.deQuien, { marca: t.marcas[marca], nombre })
    }
    title={writeMarca({ marca, desde: parseFecha(desde ?? '') ?? null, nota })}
  />
)
