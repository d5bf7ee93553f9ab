/** A drawing of this page as a picture that stands alone: its colours are those of the theme at this moment. */
export function svgMarkup(svg: SVGSVGElement): string {
  const copy = document.importNode(svg, true);
  const toHex = colourReader();
  const originals = [svg, ...svg.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) {
    for (const attribute of ['fill', 'stroke'] as const) {
      if (!original.getAttribute(attribute)?.startsWith('var(')) continue;
      copies[index]?.setAttribute(attribute, toHex(getComputedStyle(original)[attribute]));
    }
  }
  for (const name of ['class', 'aria-describedby']) copy.removeAttribute(name);
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The same as dots, as many for each of the drawing's own. */
export async function svgPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgMarkup(svg))}`;
  await image.decode();
  const { canvas, context } = emptyPicture(image.naturalWidth * scale, image.naturalHeight * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))),
      'image/png',
    );
  });
}

/** Other programs do not know every way in which browsers write colours. */
function colourReader(): (colour: string) => string {
  const { context } = emptyPicture(1, 1);
  return (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

function emptyPicture(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw.');
  return { canvas, context };
}
