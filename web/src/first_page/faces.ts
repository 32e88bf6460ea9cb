// The first page as it comes written takes the faces that are there when it is painted and does without the others: text
// that changes its face jumps. They are taken up when the reader goes on to another page.
import faces from '../look/fonts.css?url';

let areTakenUp = false;

export function takeUpFaces(): void {
  const isWritten = document.head.querySelector('style') !== null;
  if (areTakenUp || !isWritten) return;
  areTakenUp = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = faces;
  document.head.append(link);
}
