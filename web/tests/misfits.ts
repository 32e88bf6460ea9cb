// What does not fit on a screen: text that is cut off or leaves the window, labels of buttons that leave their box or
// take more than two lines, anything that can be pushed sideways without being made for it. The names that people give
// themselves may be cut (`.name`). And where fingers touch: what can be pressed and is smaller than a fingertip.
/** A sentence for each misfit of what the page shows now. */
export function misfitsOf(page: {
  evaluate(work: () => string[]): Promise<string[]>;
}): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const nameOf = (element: Element): string =>
      [element.tagName.toLowerCase(), ...element.classList]
        .filter((c) => !c.startsWith('svelte-'))
        .join('.');
    const within = (element: Element, is: (one: Element) => boolean): Element | undefined => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (is(one)) return one;
      return undefined;
    };
    // For screen readers alone: kept on the page, but in a box of a pixel or clipped away.
    const isSpoken = (element: Element): boolean =>
      within(element, (one) => {
        const { clipPath, position } = styleOf(one);
        return (
          (position === 'absolute' && clipPath.startsWith('inset(50%')) || one.matches('.spoken')
        );
      }) !== undefined;
    const scrollsSideways = (element: Element): boolean =>
      ['auto', 'scroll'].includes(styleOf(element).overflowX);
    // A strip that is made to be pushed sideways can be reached by keyboard, or holds what can be.
    const isStrip = (element: Element): boolean =>
      scrollsSideways(element) &&
      (element.matches('[tabindex], ol, ul') ||
        element.querySelector('button, a, [tabindex]') !== null);

    const excess = document.documentElement.scrollWidth - width;
    if (excess > 0) found.add(`the page is ${excess} px too wide`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest('svg, script, style, title') !== null)
        continue;
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        isSpoken(element) ||
        element.matches('.name')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const said = `“${text.slice(0, 60)}” in ${nameOf(element)}`;
      const strip = within(element, isStrip);
      if (strip === undefined && (left < -1 || right > width + 1))
        found.add(`${said} leaves the window`);
      const box = element.getBoundingClientRect();
      if (styleOf(element).display !== 'inline' && right > box.right + 1)
        found.add(`${said} is wider than its place`);
      // Cut by what is around it, up to the next thing that scrolls.
      const frame = within(element, (one) => styleOf(one).overflowX !== 'visible');
      if (frame !== undefined && frame !== strip && frame !== document.documentElement) {
        const edge = frame.getBoundingClientRect();
        if (right > edge.right + 1 || left < edge.left - 1)
          found.add(`${said} is cut by ${nameOf(frame)}`);
        const bottom = Math.max(...rects.map((rect) => rect.bottom));
        if (['hidden', 'clip'].includes(styleOf(frame).overflowY) && bottom > edge.bottom + 3)
          found.add(`${said} is cut below by ${nameOf(frame)}`);
      }
      const button = element.closest('button, a.go, a.second, a.plain, a.tool, summary');
      if (button !== null) {
        const box = button.getBoundingClientRect();
        const outside = rects.some(
          (rect) =>
            rect.left < box.left - 1 ||
            rect.right > box.right + 1 ||
            rect.top < box.top - 3 ||
            rect.bottom > box.bottom + 3,
        );
        if (outside && styleOf(element).position !== 'absolute')
          found.add(`${said} leaves its button`);
        const lines = new Set(rects.map((rect) => Math.round(rect.top / 4))).size;
        if (lines > 2) found.add(`${said} takes ${lines} lines of a button`);
      }
    }
    const fingertip = 44;
    if (matchMedia('(pointer: coarse)').matches)
      for (const target of document.body.querySelectorAll('a, button, input, select, summary')) {
        if (!target.checkVisibility({ visibilityProperty: true }) || isSpoken(target)) continue;
        if (target.matches(':disabled') || styleOf(target).pointerEvents === 'none') continue;
        // A link within a sentence or a list of clauses is as high as its line; the way past everything is for keys.
        if (target.matches('p a, dt a, .skip')) continue;
        const { width: wide, height: high } = (
          target.closest('label') ?? target
        ).getBoundingClientRect();
        if (wide === 0 || high === 0) continue;
        // Where it takes fingers beyond its edge.
        const around = getComputedStyle(target, '::after');
        const isWider = around.content !== 'none' && around.position === 'absolute';
        const beyond = (side: 'left' | 'right' | 'top' | 'bottom') =>
          isWider ? Math.max(0, -parseFloat(around[side]) || 0) : 0;
        const [w, h] = [
          wide + beyond('left') + beyond('right'),
          high + beyond('top') + beyond('bottom'),
        ];
        if (w < fingertip - 0.5 || h < fingertip - 0.5)
          found.add(
            `“${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}” in ${nameOf(target)} is ${Math.round(w)} by ${Math.round(h)} px for a finger`,
          );
      }
    for (const element of document.body.querySelectorAll('*'))
      if (
        styleOf(element).textOverflow === 'ellipsis' &&
        element.textContent !== '' &&
        !element.matches('.name') &&
        element.scrollWidth > element.clientWidth &&
        element.checkVisibility()
      )
        found.add(`“${element.textContent?.trim()}” ends in an ellipsis`);
    return [...found];
  });
}
