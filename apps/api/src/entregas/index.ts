import { ackEntrega } from './ack-entrega.ts'
import { downloadEntrega } from './download-entrega.ts'
import { getEntregas } from './get-entregas.ts'

export const entregasHandlers = { getEntregas, downloadEntrega, ackEntrega }
