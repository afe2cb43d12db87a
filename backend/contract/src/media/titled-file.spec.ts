import { expect, it } from 'vitest';
import { titledFile } from './titled-file';

it.each([
  ['Week 1/2: plan', 'Week 1-2 - plan.pdf'],
  ['Lineouts', 'Lineouts.pdf'],
  ['4:3 press', '4-3 press.pdf'],
  ['Who? "Us" <now> *', "Who 'Us' now.pdf"],
  ['..\\..\\etc', 'etc.pdf'],
  ['a\r\nb', 'a b.pdf'],
  ['Größe – été 🏉', 'Größe – été 🏉.pdf'],
  [' / ', 'Untitled.pdf'],
  ['', 'Untitled.pdf'],
])('the file of %j is named %j', (title, name) => expect(titledFile(title, 'pdf')).toBe(name));
