/**
 * Preloaded into every process of a build. Sends the parent its peak resident memory when it ends,
 * and ends when the parent is gone.
 */
process.on('exit', () => {
  process.send?.({peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024)});
});

// A killed parent can't stop its processes. SIGKILL, because a clean exit would wait for the
// bundler's threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The listener alone must not keep the process alive.
process.channel?.unref();
