// The best cover of a game as a picture to send: drawn in the page, the card from the art, the words in the page's
// letters. Nothing is asked of any server.
import { magazines, modelCard } from '../art/cover_me.ts';
import { drawing } from '../art/drawing.ts';
import type { Card } from '../protocol/cover_me.ts';

const [width, height] = [1080, 1350];
const [paper, ink, ink2] = ['#fbf8f3', '#1d1b20', '#5a5560'];
const cardHeight = 1010;

/** The picture as a file. `seat` decides whose magazine it is; where nothing scored there is no card. */
export async function frontPicture(
  card: Card | undefined,
  seat: number,
  lines: readonly string[],
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  if (card !== undefined) await drawCard(pen, card, seat);
  pen.textAlign = 'center';
  lines.forEach((line, at) => {
    pen.fillStyle = at === 0 ? ink : ink2;
    pen.font = at === 0 ? "800 52px 'Playfair Display', serif" : '400 36px Figtree, sans-serif';
    pen.fillText(line, width / 2, 1170 + at * 64, width - 80);
  });
  pen.fillStyle = ink;
  pen.font = "italic 400 34px 'Playfair Display', serif";
  pen.fillText('Cover Story', width / 2, height - 36);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], 'cover-me.png', { type: 'image/png' });
}

async function drawCard(pen: CanvasRenderingContext2D, card: Card, seat: number): Promise<void> {
  const house = magazines[seat % magazines.length]!.id;
  const svg = drawing([{ name: house, markup: modelCard(card, 'cover', house) }]);
  const [, , w = 1, h = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const cardWidth = (cardHeight * w) / h;
  // An image without a size of its own is not drawn by every browser.
  const sized = svg.replace('<svg ', `<svg width="${w}" height="${h}" `);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  pen.drawImage(image, (width - cardWidth) / 2, 70, cardWidth, cardHeight);
}
