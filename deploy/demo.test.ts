import { expect, test } from 'vitest';
import { demo } from './demo.ts';

test.each(['oja', '/oja', 'oja/', '//', '/oja//', './', '/o ja/', 'https://host.example/oja/'])(
  '%s is no path that a demo can stand at',
  (base) => {
    expect(() => demo(['unused', base])).toThrow('begins and ends with a slash');
  },
);
