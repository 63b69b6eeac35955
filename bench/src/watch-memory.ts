const MIB = 1024 * 1024

/**
 * Starts measuring the memory of the process. The returned function gives the largest increase since the start, in
 * megabytes.
 */
export const watchMemory = (): (() => number) => {
  const antes = process.memoryUsage.rss()
  let most = antes
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return (most - antes) / MIB
  }
}
