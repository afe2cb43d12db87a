import { modulesOf } from './modules';

/** Pixels of a module: pictures are about 400 px wide, which any screen and printer shows sharply. */
const MODULE_PX = 12;

/** Draws a QR code as a PNG, dark on white. */
export async function qrCodePicture(value: string): Promise<Blob> {
  const modules = modulesOf(value);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * MODULE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
    }),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture'))), 'image/png');
  });
}
