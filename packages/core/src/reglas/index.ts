export * from './caso.ts'
export { EntradaInvalida } from './read-entrada.ts'
export * from './registro.ts'
export * from './run-caso.ts'
