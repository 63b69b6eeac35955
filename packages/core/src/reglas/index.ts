export * from './caso-de-regla.ts'
export * from './indice.ts'
export { EntradaInvalida } from './read-entrada.ts'
export * from './run-caso.ts'
