import { expect, test } from 'vitest';
import { lateFields } from './snapshotFields.ts';
import { readText, sourceFiles } from './sourceFiles.ts';

const inForm = (before: string, field = '<Field value={text} />') => ({
  path: 'Form.tsx',
  text: `function Form({ draft }) { ${before}; return ${field}; }`,
});
const SLIP = {
  path: 'Slip.tsx',
  text: 'function Slip() { const { draft } = useSnapshot(slip); return <Form draft={draft} />; }',
};
const HOOK = {
  path: 'useMine.ts',
  text: 'export function useMine() {\n  return useSnapshot(mine);\n}',
};

test.each([
  ['a snapshot', [inForm('const { text } = useSnapshot(words)')]],
  ['a part of it', [inForm('const { values } = useSnapshot(words); const text = values.a ?? ""')]],
  ['a whole one', [inForm('const words = useSnapshot(all)', '<input value={words.text} />')]],
  ['a tick', [inForm('const { isOn } = useSnapshot(all)', '<input checked={isOn} />')]],
  ['a hook that makes one', [inForm('const { text } = useMine()'), HOOK]],
  ['the view around it', [inForm('const text = String(draft.stake)'), SLIP]],
])('a field with its value from %s may lose its caret', (_, sources) => {
  expect(lateFields(sources)).toHaveLength(1);
});

test.each([
  ['a snapshot in step', [inForm('const { text } = useSnapshot(words, { sync: true })')]],
  [
    'what was typed',
    [inForm('const { first } = useSnapshot(all); const [text] = useState(first)')],
  ],
  ['another name', [inForm('const { other } = useSnapshot(all)')]],
])('a field with its value from %s keeps it', (_, sources) => {
  expect(lateFields(sources)).toEqual([]);
});

test('every field keeps its caret', () => {
  const sources = sourceFiles('src')
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/testing/'))
    .map((path) => ({ path, text: readText(path) }));
  expect(lateFields(sources)).toEqual([]);
});
