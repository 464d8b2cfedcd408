/**
 * The layout referee: inspects the rendered page and reports whatever breaks a rule.
 * Content beyond the edge of something that scrolls can be reached, and so can a board on a phone that can be dragged.
 * Content beyond any other edge cannot. The same holds for a page that scrolls as a whole.
 * A sheet (a selector) covers the page on purpose, until it is closed: what it covers is not inspected. Each finding
 * says whether it is on that sheet.
 */
({ touch, pans, colours, sheet: selectorOfSheet }) => {
  const SMALLEST_TEXT = 12;
  const SMALLEST_TARGET = 44;
  /** Larger drawings are scenes, which may be cut. */
  const LARGEST_DRAWING = 48;
  const TARGETS =
    'a[href], button, input, select, textarea, [role=button], [role=tab], [role=slider], ' +
    '[role=radio], [role=checkbox], [data-move], [data-spot=legal]';
  /** The points of a target to test for hits, as parts of its width and height. */
  const PROBES = [0.1, 0.3, 0.5, 0.7, 0.9];
  /** Two targets may touch, and their borders may overlap by this. */
  const OVERLAP = 4;
  const found = [];
  const modal = document.querySelector('dialog[open], [aria-modal=true]');
  const root = modal ?? document.body;

  // Elements with `pointer-events: none` have to be found as well.
  const probe = document.createElement('style');
  probe.textContent = '* { pointer-events: auto !important }';

  /** Return a function that asks about each element only once: the page does not change while it is inspected. */
  const once = (ask) => {
    const answers = new Map();
    return (element) => {
      if (!answers.has(element)) answers.set(element, ask(element));
      return answers.get(element);
    };
  };
  const styleOf = once((element) => getComputedStyle(element));
  const boxOf = once((element) => element.getBoundingClientRect());

  /** Return an element's name and its own classes. */
  const part = (element) => {
    const names = [...element.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2);
    return [element.localName, ...names].join('.');
  };
  const selector = (element) => {
    const path = [];
    for (let one = element; one && one !== document.body && path.length < 3; one = one.parentElement)
      path.unshift(part(one));
    return path.join(' > ');
  };
  const sheet = selectorOfSheet && document.querySelector(selectorOfSheet);
  const onSheet = (element) => Boolean(sheet?.contains(element));
  const report = (rule, element, what, detail) =>
    found.push({
      rule, where: selector(element), what: what.replace(/\s+/g, ' ').trim().slice(0, 60), detail, on_sheet: onSheet(element),
    });
  /** Whether the page itself scrolls vertically. */
  const scrollsAsWhole =
    document.documentElement.scrollHeight > innerHeight + 1 &&
    [document.documentElement, document.body].every((one) => !['hidden', 'clip'].includes(getComputedStyle(one).overflowY));

  /** Return whether nobody sees an element: hidden, transparent, or only for screen readers. */
  const isHidden = once((element) => {
    if (!element || element === document.documentElement) return false;
    const style = styleOf(element);
    const unseen =
      style.visibility !== 'visible' || Number(style.opacity) < 0.05 || style.clipPath.startsWith('inset(50%');
    return unseen || isHidden(element.parentElement);
  });

  /** Return the scale at which an element is rendered. */
  const scaleOf = once((element) => {
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      if (one instanceof SVGGraphicsElement) {
        const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
        return scale * Math.hypot(a, b);
      }
      const style = styleOf(one);
      if (style.transform !== 'none') {
        const { a, b } = new DOMMatrix(style.transform);
        scale *= Math.hypot(a, b);
      }
      if (style.scale !== 'none') scale *= parseFloat(style.scale);
      if (style.zoom !== '1') scale *= parseFloat(style.zoom);
    }
    return scale;
  });

  /** Return the ancestors that clip an element, the nearest first. */
  const clippersOf = once((element) => {
    if (!element || element === document.documentElement) return [];
    const { overflowX: x, overflowY: y } = styleOf(element);
    const around = clippersOf(element.parentElement);
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return around;
    return x === 'visible' && y === 'visible' ? around : [element, ...around];
  });

  /** Return the ancestor that cuts a box off without being scrollable, if there is one. */
  const cutBy = (element, box, slack) => {
    for (const one of clippersOf(element)) {
      const style = styleOf(one);
      const clips = { x: style.overflowX, y: style.overflowY };
      const edge = boxOf(one);
      const beyond = {
        x: box.left < edge.left - 1.5 || box.right > edge.right + 1.5,
        y: box.top < edge.top - slack || box.bottom > edge.bottom + slack,
      };
      const scrolls = (axis) => clips[axis] === 'auto' || clips[axis] === 'scroll';
      const drags = pans && (style.touchAction === 'none' || styleOf(one.parentElement).touchAction === 'none');
      for (const axis of ['x', 'y']) {
        if (!beyond[axis]) continue;
        if (scrolls(axis) || drags) return 'reachable';
        return part(one);
      }
    }
    if (box.left < -2 || box.right > innerWidth + 2) return 'the window';
    if (box.top >= -slack && box.bottom <= innerHeight + slack) return null;
    const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
    const reachable = scrollsAsWhole && top >= -slack && bottom <= document.documentElement.scrollHeight + slack;
    return reachable ? 'reachable' : 'the window';
  };

  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const colour = (name) => {
    if (!known.has(name)) {
      ink.clearRect(0, 0, 1, 1);
      ink.fillStyle = name;
      ink.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
      known.set(name, { r, g, b, a: a / 255 });
    }
    return known.get(name);
  };
  const over = (top, below) => {
    const mix = (channel) => top[channel] * top.a + below[channel] * (1 - top.a);
    return { r: mix('r'), g: mix('g'), b: mix('b'), a: 1 };
  };
  const luminance = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const SHAPES = new Set(['rect', 'circle', 'path', 'polygon', 'ellipse']);

  /** Return the colour that an element paints behind its children, or null where that is a picture. */
  const paint = once((element) => {
    const style = styleOf(element);
    if (element instanceof SVGElement) {
      if (element instanceof SVGSVGElement || element.localName === 'g') return { r: 0, g: 0, b: 0, a: 0 };
      if (!SHAPES.has(element.localName)) return element.localName === 'use' ? null : { r: 0, g: 0, b: 0, a: 0 };
      if (style.fill === 'none') return { r: 0, g: 0, b: 0, a: 0 };
      if (style.fill.startsWith('url')) return null;
      const fill = colour(style.fill);
      return { ...fill, a: fill.a * Number(style.fillOpacity) * Number(style.opacity) };
    }
    if (style.backgroundImage !== 'none' || element.localName === 'img') return null;
    const ground = colour(style.backgroundColor);
    return { ...ground, a: ground.a * Number(style.opacity) };
  });

  /** Return the background colour of an element, or null where that is a picture. */
  const groundOf = (element, stack) => {
    const layers = [];
    for (const one of stack.slice(stack.indexOf(element))) {
      const isText = one instanceof SVGTextContentElement;
      const ground = isText ? { r: 0, g: 0, b: 0, a: 0 } : paint(one);
      if (ground === null) return null;
      if (ground.a > 0.01) layers.push(ground);
      if (ground.a > 0.99) return layers.reduceRight((below, top) => over(top, below));
    }
    return null;
  };

  const isOpaque = (element) => {
    const ground = paint(element);
    return ground !== null && ground.a > 0.8;
  };
  const inView = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  /** A piece with `data-with` does the same as its target, so both count as one. */
  const joins = (hit, target) =>
    target.dataset.move && hit.closest(`[data-with], ${TARGETS}`)?.dataset.with === target.dataset.move;
  const kin = (one, other) => one.contains(other) || other.contains(one);
  const nameOf = (target) => target.ariaLabel ?? target.title ?? target.textContent;

  // ---- Text
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || isHidden(element) || ['STYLE', 'SCRIPT', 'OPTION', 'title', 'desc'].includes(element.nodeName)) continue;
    if (element.closest('symbol, defs, [inert]')) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) texts.push({ node, element, boxes });
  }

  for (const { node, element, boxes } of texts) {
    const style = styleOf(element);
    const size = parseFloat(style.fontSize) * scaleOf(element);
    if (size < SMALLEST_TEXT - 0.05) report('small text', element, node.data, `${size.toFixed(1)} px`);
    // A line is higher than its letters.
    const slack = 2;
    const letters = boxes.map(({ left, right, top, bottom, height }) => {
      const spare = Math.max(0, (height - size * 0.9) / 2);
      return { left, right, top: top + spare, bottom: bottom - spare };
    });
    for (const box of letters) {
      const cut = cutBy(element, box, slack);
      if (cut === 'reachable') break;
      if (cut) {
        report('cut text', element, node.data, `by ${cut}`);
        break;
      }
    }
    if (element instanceof SVGElement) continue;
    for (let one = element; one && one !== root; one = one.parentElement) {
      const box = styleOf(one);
      if (box.overflowX !== 'visible') break;
      const drawn = box.display !== 'inline' && (colour(box.backgroundColor).a > 0.05 || parseFloat(box.borderLeftWidth) > 0);
      if (!drawn) continue;
      const edge = boxOf(one);
      const out = letters.some(
        ({ left, right, top, bottom }) => left < edge.left - 1 || right > edge.right + 1 || top < edge.top - slack || bottom > edge.bottom + slack,
      );
      if (out && styleOf(element).position === 'static') report('overflowing text', element, node.data, `out of ${part(one)}`);
      break;
    }
  }

  // ---- Drawings that extend beyond their box
  for (const drawing of root.querySelectorAll('svg, img')) {
    if (drawing.parentElement instanceof SVGElement || isHidden(drawing) || drawing.closest('[inert]')) continue;
    const box = boxOf(drawing);
    if (box.width < 1 || box.height < 1 || box.width > LARGEST_DRAWING) continue;
    for (let one = drawing; one && one !== root; one = one.parentElement) {
      const style = styleOf(one);
      // Positioned elements may extend beyond an edge.
      if (style.position === 'absolute' || style.position === 'fixed') break;
      if (one === drawing) continue;
      if (style.overflowX !== 'visible') break;
      const drawn = style.display !== 'inline' && (colour(style.backgroundColor).a > 0.05 || parseFloat(style.borderLeftWidth) > 0 || style.boxShadow !== 'none');
      if (!drawn) continue;
      const edge = boxOf(one);
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 4 || box.bottom > edge.bottom + 4)
        report('overflowing drawing', drawing, nameOf(one) ?? '', `out of ${part(one)}`);
      break;
    }
  }

  document.head.append(probe);
  try {
    // ---- Overlapping text, and text that is hard to read
    const lines = texts.flatMap(({ node, element, boxes }) =>
      boxes.map((box) => ({ node, element, box, size: parseFloat(styleOf(element).fontSize) * scaleOf(element) })),
    );
    lines.sort((a, b) => a.box.left - b.box.left);
    lines.forEach((one, i) => {
      for (let next = i + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other.box.left > one.box.right) break;
        if (one.node === other.node) continue;
        // Only the letters themselves count, not the space above and below them.
        const trim = ({ box, size }) => {
          const spare = Math.max(0, (box.height - size * 0.72) / 2);
          return { top: box.top + spare, bottom: box.bottom - spare };
        };
        const [a, b] = [trim(one), trim(other)];
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width < 3 || height < 3) continue;
        const x = Math.max(one.box.left, other.box.left) + width / 2;
        const y = Math.max(a.top, b.top) + height / 2;
        if (!inView(x, y)) continue;
        const stack = document.elementsFromPoint(x, y);
        const at = [stack.indexOf(one.element), stack.indexOf(other.element)].sort((p, q) => p - q);
        if (at[0] < 0 || at[0] === at[1]) continue;
        if (stack.slice(at[0], at[1]).some((between) => isOpaque(between) && !between.contains(stack[at[1]]))) continue;
        report('letters over letters', one.element, one.node.data, `and ${other.node.data.trim().slice(0, 40)}`);
      }
    });
    for (const { node, element, boxes } of colours ? texts : []) {
      const { left, top, width, height } = boxes[0];
      const [x, y] = [left + width / 2, top + height / 2];
      if (!inView(x, y) || element.closest(':disabled, [aria-disabled=true]')) continue;
      const stack = document.elementsFromPoint(x, y);
      if (!stack.includes(element)) continue;
      const style = styleOf(element);
      const svg = element instanceof SVGElement;
      const outlined = svg && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2;
      const ground = outlined ? colour(style.stroke) : groundOf(element, stack);
      if (!ground) continue;
      const drawn = svg ? style.fill : style.color;
      if (drawn.startsWith('url') || drawn === 'none') continue;
      let opacity = svg ? Number(style.fillOpacity) : 1;
      for (let one = element; one && !isOpaque(one); one = one.parentElement) opacity *= Number(styleOf(one).opacity);
      const letters = colour(drawn);
      const ratio = contrast(over({ ...letters, a: letters.a * opacity }, ground), ground);
      const size = parseFloat(style.fontSize) * scaleOf(element);
      const least = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      if (ratio < least - 0.05) report('contrast', element, node.data, `${ratio.toFixed(2)} < ${least}`);
    }
  } finally {
    probe.remove();
  }

  // ---- Targets
  /** Return the scrollable ancestors of an element, the nearest first. */
  const scrollers = once((element) => {
    if (!element) return [];
    const around = scrollers(element.parentElement);
    const scrolls = ['auto', 'scroll'].includes(styleOf(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
    return scrolls ? [element, ...around] : around;
  });
  const hasButton = (key) =>
    [...root.querySelectorAll(`button[data-move=${JSON.stringify(key)}]`)].some((button) => {
      const { width, height } = boxOf(button);
      return !isHidden(button) && !button.disabled && Math.min(width, height) >= SMALLEST_TARGET - 2;
    });
  /** Return whether a box is covered only by a fixed or sticky bar, so that scrolling uncovers it. */
  const isUnderBar = (hit, box) => {
    if (!scrollsAsWhole) return false;
    for (let one = hit; one && one !== document.body; one = one.parentElement) {
      if (!['sticky', 'fixed'].includes(styleOf(one).position)) continue;
      const bar = boxOf(one);
      if (bar.bottom >= innerHeight - 1) return box.bottom + scrollY + innerHeight - bar.top <= document.documentElement.scrollHeight + 1;
      if (bar.top <= 1) return box.top + scrollY >= bar.bottom - 1;
    }
    return false;
  };
  const boxed = [];
  for (const target of root.querySelectorAll(TARGETS)) {
    if (isHidden(target) || target.disabled || target.closest('[inert]')) continue;
    const label = target.closest('label');
    const surface = label ?? target;
    const box = boxOf(surface);
    if (box.width < 1 || box.height < 1) continue;
    const name = `${target.dataset.move ?? ''} ${nameOf(target) ?? ''}`;
    const cut = cutBy(surface, box, 1.5);
    if (cut === 'reachable') continue;
    // A drawing has to be visible for the most part only.
    const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    const drawn = target instanceof SVGElement && across * down > 0.6 * box.width * box.height;
    if (cut && !drawn) {
      report('target outside', target, name, `cut by ${cut}`);
      continue;
    }
    const inText = !(target instanceof SVGElement) && styleOf(target).display === 'inline' && target.parentElement.textContent.trim() !== target.textContent.trim();
    // The touch target may be larger than what is drawn.
    if (!(target instanceof SVGElement) && !target.matches(':is(label, label *)')) boxed.push({ target, box, name });
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!onSheet(target) && onSheet(document.elementFromPoint(x, y))) continue;
    const finds = (dx, dy) => surface.contains(document.elementFromPoint(x + dx, y + dy));
    const [scroller] = scrollers(surface);
    const edge = scroller && boxOf(scroller);
    const reach = (dx, dy) => {
      let way = 0;
      while (way < SMALLEST_TARGET && finds(dx * (way + 2), dy * (way + 2))) way += 2;
      const [to, down] = [x + dx * (way + 2), y + dy * (way + 2)];
      // What is hidden behind the edge of a list or a bar of the page can be scrolled to.
      const beyond = edge && (to < edge.left || to > edge.right || down < edge.top || down > edge.bottom);
      const hides = beyond || isUnderBar(document.elementFromPoint(to, down), box);
      return { way, hides };
    };
    const suffices = (drawn, dx, dy) => {
      if (drawn >= SMALLEST_TARGET - 2) return true;
      const ways = [reach(-dx, -dy), reach(dx, dy)];
      const most = Math.max(...ways.map(({ way }) => way));
      return ways.reduce((sum, { way, hides }) => sum + (hides ? most : way), 0) >= SMALLEST_TARGET - 2;
    };
    // A button of full size for the same move suffices. A drawing that only explains why nothing can be done there need
    // not be reachable.
    const shortcut = target.dataset.move ? hasButton(target.dataset.move) : target instanceof SVGElement && target.tabIndex < 0;
    const reached = !touch || inText || shortcut || (suffices(box.width, 1, 0) && suffices(box.height, 0, 1));
    if (!reached)
      report('small target', target, name, `${Math.round(box.width)} x ${Math.round(box.height)} px`);
    // A place of the board without a move may be covered by the pieces on it. On a board that can be dragged, a covered
    // target can be dragged free.
    if (target.dataset.spot && target.dataset.spot !== 'legal') continue;
    if (pans && target instanceof SVGElement) continue;
    // Most points of a target have to hit it.
    const others = new Map();
    let [hits, tries] = [0, 0];
    for (const u of PROBES)
      for (const v of PROBES) {
        // Half of all points have hit: the others cannot change the result.
        if (hits >= PROBES.length ** 2 / 2) break;
        const hit = document.elementFromPoint(box.left + box.width * u, box.top + box.height * v);
        if (!hit) continue;
        // Between the lines of a drawing the background is hit.
        if (target instanceof SVGElement && hit instanceof SVGElement && !surface.contains(hit) && !hit.closest(TARGETS)) continue;
        // A sticky element of a list can be scrolled away from.
        const [nearest] = scrollers(hit);
        if (nearest && scrollers(target).includes(nearest)) continue;
        if (!surface.contains(hit) && (isUnderBar(hit, box) || (!onSheet(target) && onSheet(hit)))) continue;
        tries += 1;
        if (joins(hit, target)) hits += 1;
        else if (kin(surface, hit) || hit.closest('label')?.contains(target)) hits += surface.contains(hit) || hit.closest('label') ? 1 : 0.5;
        else others.set(hit, (others.get(hit) ?? 0) + 1);
      }
    if (tries > 0 && others.size > 0 && hits / tries < 0.5) {
      const [most] = [...others].sort((a, b) => b[1] - a[1])[0];
      report('covered target', target, name, `by ${selector(most)}`);
    }
  }

  // ---- Answers
  /** Kinds of moves that decline an offer. */
  const REFUSALS = ['decline', 'refuse', 'no-prey', 'no', 'none'];
  const answers = [...root.querySelectorAll('[data-move], [data-go], [data-coach]')].filter(
    (one) => !(one instanceof SVGElement) && !one.disabled && !isHidden(one) && !one.closest('[inert]'),
  );
  /** Return the part of an element that is visible in the lists around it. */
  const shownOf = (element) => {
    let { left, top, right, bottom } = boxOf(element);
    for (const one of clippersOf(element)) {
      const edge = boxOf(one);
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  // Tooltips must not cover answers, even if they let clicks through.
  for (const card of document.querySelectorAll('[data-card][role=dialog]')) {
    const over = boxOf(card);
    for (const answer of answers) {
      const box = shownOf(answer);
      const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
      const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
      if (wide > OVERLAP && high > OVERLAP && !card.contains(answer)) report('covered answer', answer, `${answer.dataset.move ?? ''} ${nameOf(answer) ?? ''}`, `by the card ${card.dataset.card}`);
    }
  }
  // A list of answers that does not fit needs a scroll bar.
  for (const list of new Set(answers.flatMap((answer) => scrollers(answer).slice(0, 1))))
    if (styleOf(list).scrollbarWidth === 'none' && !list.matches('[data-pages]')) report('list without a bar', list, list.textContent, `${list.scrollHeight} in ${list.clientHeight} px`);
  // The highlighted button must be the usual answer.
  for (const answer of answers) {
    if (!REFUSALS.includes((answer.dataset.move ?? '').split(':')[0]) || answers.length < 2) continue;
    const own = paint(answer);
    const below = groundOf(answer.parentElement, document.elementsFromPoint(boxOf(answer).left + 8, boxOf(answer).top + 8));
    if (own && own.a > 0.9 && below && contrast(own, below) > 3) report('filled refusal', answer, answer.dataset.move, '');
  }

  // ---- Overlapping targets: a click between them may hit the wrong one
  const sheetOf = (above, below) => {
    for (let one = above; one && !one.contains(below); one = one.parentElement) {
      const { position } = styleOf(one);
      if (position === 'sticky') return one;
      if (one !== above && (position === 'absolute' || position === 'fixed') && isOpaque(one)) return one;
    }
    return null;
  };
  boxed.sort((a, b) => a.box.left - b.box.left);
  boxed.forEach((one, i) => {
    for (let next = i + 1; next < boxed.length && boxed[next].box.left < one.box.right - OVERLAP; next += 1) {
      const other = boxed[next];
      const width = Math.min(one.box.right, other.box.right) - other.box.left;
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width <= OVERLAP || height <= OVERLAP || kin(one.target, other.target)) continue;
      const [x, y] = [other.box.left + width / 2, Math.max(one.box.top, other.box.top) + height / 2];
      if (!inView(x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      const [above, below] = one.target.contains(hit) ? [one, other] : [other, one];
      // A sheet may cover what is under it, and a sticky element can be scrolled away from.
      if (!above.target.contains(hit) || sheetOf(above.target, below.target)) continue;
      report('overlapping targets', below.target, below.name, `by ${selector(above.target)}`);
    }
  });
  return found;
}
