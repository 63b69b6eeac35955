// Checks that one person with many open requests makes the other people wait at most twice as long (R26).
import { benchVecinos } from '@apremia/bench/vecinos'

const MAXIMO = 2

for (const { name, value, unit, ratio } of await benchVecinos()) {
  const veces = ratio === undefined ? '' : `, ${ratio.toFixed(2)} veces`
  console.info(`R26: ${name}: ${value.toFixed(1)} ${unit}${veces}`)
  if (ratio !== undefined && ratio > MAXIMO) process.exitCode = 1
}
