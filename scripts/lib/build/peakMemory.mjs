/** Preloaded into a language's build: tells the parent its peak resident memory when it ends. */
process.on('exit', () => {
  process.send?.({peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024)});
});
