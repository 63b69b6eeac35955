const MIB = 1024 * 1024

/** Measures the highest memory of the process above what it had at the start, in megabytes. */
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
