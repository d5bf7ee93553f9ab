/** A standalone SVG of a drawing, with theme variables replaced by their current colors. */
export function svgToMarkup(svg: SVGSVGElement): string {
  const copy = document.importNode(svg, true);
  const toHex = createColorReader();
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

/** The drawing as a PNG. */
export async function svgToPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgToMarkup(svg))}`;
  await image.decode();
  const { canvas, context } = createCanvas(image.naturalWidth * scale, image.naturalHeight * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))),
      'image/png',
    );
  });
}

/** Converts any CSS color to hex, because other programs do not support oklch. */
function createColorReader(): (color: string) => string {
  const { context } = createCanvas(1, 1);
  return (color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw.');
  return { canvas, context };
}
