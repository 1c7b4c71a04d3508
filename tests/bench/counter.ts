/**
 * Counts on a watched page how long its tap takes, and what is posted to inspectors: both hold the page up. To be run before its
 * scripts, none of which may be changed: the page knows their hashes.
 */
export const counter = `(() => {
  const spent = window.spent = { ms: 0 };
  const timed = (work) => function (...parameters) {
    const began = performance.now();
    try { return work.apply(this, parameters); } finally { spent.ms += performance.now() - began; }
  };
  let tap;
  Object.defineProperty(globalThis, 'inspectActors', {
    get: () => tap,
    set(work) { tap = timed(work); },
  });
  BroadcastChannel.prototype.postMessage = timed(BroadcastChannel.prototype.postMessage);
})();`;
