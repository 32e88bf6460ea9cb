"""A learning curve as an SVG file, without any library."""


def draw_curve(path, curve, title, parity):
    """`curve` has (minutes, share of victories, standard error)."""
    width, height, left, bottom, top = 640, 360, 56, 44, 36
    last = max(minutes for minutes, _, _ in curve) or 1
    most = max(0.5, *(share + 2 * error for _, share, error in curve))

    def x(minutes):
        return left + (width - left - 20) * minutes / last

    def y(share):
        return height - bottom - (height - bottom - top) * share / most

    line = " ".join(f"{x(m):.1f},{y(s):.1f}" for m, s, _ in curve)
    band = " ".join([f"{x(m):.1f},{y(s + 1.96 * e):.1f}" for m, s, e in curve]
                    + [f"{x(m):.1f},{y(s - 1.96 * e):.1f}" for m, s, e in reversed(curve)])
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
             f'<rect width="{width}" height="{height}" fill="#fff"/>',
             f'<text x="{left}" y="22" font-size="15">Share of victories {title}</text>']
    for percent in range(0, int(100 * most) + 1, 10):
        at = y(percent / 100)
        parts.append(f'<path d="M{left} {at:.1f}H{width - 20}" stroke="#ddd"/>'
                     f'<text x="{left - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    parts += [f'<path d="M{left} {y(parity):.1f}H{width - 20}" stroke="#888" stroke-dasharray="5 4"/>',
              f'<text x="{width - 24}" y="{y(parity) - 5:.1f}" text-anchor="end" fill="#666">parity</text>',
              f'<polygon points="{band}" fill="#1f77b4" opacity="0.2"/>',
              f'<polyline points="{line}" fill="none" stroke="#1f77b4" stroke-width="2"/>']
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if last / step <= 6 or step == 100)
    for i in range(int(last / step + 1e-9) + 1):
        at = x(i * step)
        parts.append(f'<path d="M{at:.1f} {height - bottom}v5" stroke="#888"/>'
                     f'<text x="{at:.1f}" y="{height - bottom + 20}" text-anchor="middle">{i * step:g}</text>')
    parts += [f'<circle cx="{x(m):.1f}" cy="{y(s):.1f}" r="2.5" fill="#1f77b4"/>' for m, s, _ in curve]
    parts += [f'<text x="{(left + width) / 2:.0f}" y="{height - 8}" text-anchor="middle">minutes of one processor</text>', "</svg>"]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n")
