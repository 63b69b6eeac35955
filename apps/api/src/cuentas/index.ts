import { createCuenta } from './create-cuenta.ts'
import { listCuentas } from './list-cuentas.ts'
import { renewCuenta } from './renew-cuenta.ts'
import { revokeCuenta } from './revoke-cuenta.ts'

export const cuentasHandlers = { listCuentas, createCuenta, renewCuenta, revokeCuenta }
