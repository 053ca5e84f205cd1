import fc from 'fast-check';
import { fromFile, isSpilledExport, toEngine, toFile } from '../src/engine/formula-text';

const RU = { decimalComma: true };
const EN = { decimalComma: false };
const size = (sheet: string | undefined) =>
  sheet === 'Data' ? { rows: 50, columns: 4 } : { rows: 1000, columns: 26 };

test.each([
  ['=SUM(A2:A)', '=SUM(A2:A1000)'],
  ['=SUM($A$2:$A;C2:2)', '=SUM($A$2:$A1000,C2:Z2)'],
  ['=SUM(Data!A2:B; A:B)', '=SUM(Data!A2:B50, A1:B1000)'],
  ["=SUM('Data'!A2:A)", "=SUM('Data'!A2:A50)"],
  ['=A1*0,5', '=A1*0.5'],
  ['=SUM(1,5;2)', '=SUM(1.5,2)'],
  ['={1\\2;3\\4}', '={1,2;3,4}'],
  ['={A2:A4\\B2:B4}', '=HSTACK(A2:A4,B2:B4)'],
  ['={A2:A4;B2:B4}', '=VSTACK(A2:A4,B2:B4)'],
  ['={"a"\\1;A1\\SUM(B1;2)}', '=VSTACK(HSTACK("a",1),HSTACK(A1,SUM(B1,2)))'],
  ['=IF(A1="a;b";"c,d";1)', '=IF(A1="a;b","c,d",1)'],
  ["=Лист1!A1+'Ли;ст'!B2", "=Лист1!A1+'Ли;ст'!B2"],
  ['=LOG10(5)+A1:B2', '=LOG10(5)+A1:B2'],
])('%s as the engine takes it (ru)', (typed, engine) => {
  expect(toEngine(typed, RU, size)).toBe(engine);
});

test.each([
  ['=SUM(1,5;2)', '=SUM(1,5,2)'],
  ['=SUM(1.5,2)', '=SUM(1.5,2)'],
  ['={1,2;3,4}', '={1,2;3,4}'],
  ['={A2:A4,A2:A4}', '=HSTACK(A2:A4,A2:A4)'],
])('%s as the engine takes it (en)', (typed, engine) => {
  expect(toEngine(typed, EN, size)).toBe(engine);
});

test.each(['=SUM(A1,B1)', '=SUM(A1', '={1,A1}', '=1;2'])('%s is a parse error (ru)', typed => {
  expect(() => toEngine(typed, RU, size)).toThrow('Formula parse error.');
});

test('text in quotes is never touched', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const quoted = `=LEN("${text.replaceAll('"', '""')}")`;
      return (
        toEngine(quoted, RU, size) === quoted &&
        `=${toFile(quoted, RU)}` === quoted &&
        fromFile(quoted, RU) === quoted
      );
    }),
  );
});

test.each([
  ['SUM(A2:A1048576,0.5)', '=SUM(A2:A;0,5)'],
  ['IF(A1>1,{1,2;3,4},"a,b")', '=IF(A1>1;{1\\2;3\\4};"a,b")'],
])('%s of a file is shown as typed in Russian, and written back the same', (file, shown) => {
  expect(fromFile(file, RU)).toBe(shown);
  expect(toFile(shown, RU)).toBe(file);
});

test('a custom function exported by Google is unwrapped, its spilled cells are known', () => {
  expect(fromFile('IFERROR(__xludf.DUMMYFUNCTION("WALLPOINTS(A2:A, ""x"")"),7)', RU)).toBe(
    '=WALLPOINTS(A2:A; "x")',
  );
  expect(fromFile('_xlfn.XLOOKUP(1,A1:A2,B1:B2)', EN)).toBe('=XLOOKUP(1,A1:A2,B1:B2)');
  expect(isSpilledExport('IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),2)')).toBe(true);
  expect(isSpilledExport('SUM(A1)')).toBe(false);
});
