import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { modulesOf } from './modules';

/** Renders the code as a camera would see it: four pixels a module. */
function photograph(modules: boolean[][]) {
  const scale = 4;
  const size = modules.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)]) {
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
      }
    }
  }
  return { pixels, size };
}

it('a QR code is decoded to its value', () => {
  const address = 'https://club.example/invite/0c7f2b1a-4f5e-4a5e-9c1d-6a2f8d7e3b10';
  const { pixels, size } = photograph(modulesOf(address));
  expect(jsQR(pixels, size, size)?.data).toBe(address);
});
