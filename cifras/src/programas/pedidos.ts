/** Case of a list, with the data that the simulated person needs to request it. */
interface Caso {
  readonly imponible: string
  readonly recurso: string
}

export interface Memoria {
  casos: readonly Caso[]
}

export interface PedidoDePersona {
  readonly metodo: 'GET' | 'POST'
  readonly ruta: string
  readonly cuerpo?: object | FormData
}

interface Tarea {
  readonly nombre: string
  /** Relative frequency of this task in the working day of a person. */
  readonly peso: number
  readonly escribe?: boolean
  /** Returns the HTTP request of this task. Undefined when the simulated person has not seen a case yet. */
  readonly pide: (memoria: Memoria, azar: () => number) => PedidoDePersona | undefined
}

const MESAS = ['extrajudicial', 'judicial'] as const
const NOMBRES = ['perez', 'gomez', 'san', 'mar', 'lopez', 'ro']

const pick = <T>(list: readonly T[], azar: () => number): T | undefined =>
  list[Math.floor(azar() * list.length)]

const deUnCaso =
  (ruta: (caso: Caso) => string): Tarea['pide'] =>
  ({ casos }, azar) => {
    const caso = pick(casos, azar)
    return caso && { metodo: 'GET', ruta: ruta(caso) }
  }

/** Requests that people send during a working day, each with its relative frequency. */
export const TAREAS: readonly Tarea[] = [
  {
    nombre: 'mesa',
    peso: 30,
    pide: (_, azar) => ({
      metodo: 'GET',
      ruta: `/api/mesas?mesa=${pick(MESAS, azar)}&solapa=activos&porPagina=50&pagina=${1 + Math.floor(azar() * 3)}`,
    }),
  },
  {
    nombre: 'página de caso',
    peso: 15,
    pide: deUnCaso(
      ({ imponible, recurso }) => `/api/casos/pagina?imponible=${imponible}&recurso=${recurso}`,
    ),
  },
  {
    nombre: 'deuda',
    peso: 20,
    pide: deUnCaso(
      ({ imponible, recurso }) =>
        `/municipio/deudaCC?imponible=${imponible}&recurso=${recurso}&concepto=0`,
    ),
  },
  {
    nombre: 'búsqueda',
    peso: 15,
    pide: (_, azar) => ({
      metodo: 'POST',
      ruta: '/municipio/recImpContrib?pagina=1&porPagina=50',
      cuerpo: { data: { bsq: 1, nombre: pick(NOMBRES, azar) } },
    }),
  },
  {
    nombre: 'buscador',
    peso: 10,
    pide: (_, azar) => ({
      metodo: 'POST',
      ruta: '/api/buscador',
      cuerpo: { texto: String(Math.floor(azar() * 2000)) },
    }),
  },
  {
    nombre: 'actuación',
    peso: 10,
    escribe: true,
    pide: ({ casos }, azar) => {
      const caso = pick(casos, azar)
      if (caso === undefined) return
      const cuerpo = new FormData()
      const campos = { tp_id: '10', gp_id: '2', fecha: '2026-11-19', obs: 'Se dejó aviso.' }
      for (const [campo, valor] of Object.entries(campos)) cuerpo.append(campo, valor)
      const { imponible, recurso } = caso
      cuerpo.append('imponibles', JSON.stringify([{ imponible, recurso }]))
      return { metodo: 'POST', ruta: '/api/actuaciones', cuerpo }
    },
  },
]
