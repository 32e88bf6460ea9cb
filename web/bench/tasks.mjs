// The tasks of the page's thread while something is done, in milliseconds of its own time on the processor, from Chromium's trace.
export async function taskMs(browser, page, action) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}
