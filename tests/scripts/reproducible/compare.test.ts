import {describe, expect, it} from 'vitest';
import {
  compareBuilds,
  describeDifference,
  toReport,
} from '../../../scripts/lib/reproducible/compare';

const build = (files: Readonly<Record<string, string>>): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));

describe('compareBuilds', () => {
  it('finds nothing in two builds that are the same, in whatever order they were read', () => {
    expect(
      compareBuilds(build({'a.html': 'A', 'b.js': 'B'}), build({'b.js': 'B', 'a.html': 'A'})),
    ).toEqual([]);
  });

  it('lists files that only one build has, and files that differ, by name', () => {
    const differences = compareBuilds(
      build({'z.html': 'A', 'main.1.js': '', same: 'S'}),
      build({'z.html': 'B', 'main.2.js': '', same: 'S'}),
    );
    expect(differences.map(({file}) => file)).toEqual(['main.1.js', 'main.2.js', 'z.html']);
    expect(differences.slice(0, 2).map(({text}) => text)).toEqual([
      'only in the first build',
      'only in the second build',
    ]);
  });
});

describe('describeDifference', () => {
  it('shows the first place where the contents differ', () => {
    const [one, other] = [`${'x'.repeat(500)}built 10:31`, `${'x'.repeat(500)}built 10:32`].map(
      (text) => Buffer.from(text),
    );
    const text = describeDifference(one!, other!);
    expect(text).toContain('byte 510 (of 511 and 511)');
    expect(text).toMatch(/first: {2}"x+built 10:31"\n {4}second: "x+built 10:32"/);
  });

  it('shows where one ends before the other', () => {
    expect(describeDifference(Buffer.from('ab'), Buffer.from('abc'))).toContain(
      'byte 2 (of 2 and 3)',
    );
  });
});

describe('toReport', () => {
  it('states how much was compared, shows the first differences and lists the rest', () => {
    expect(toReport([], 12)).toBe('The two builds are the same: 12 files, byte for byte.');
    const report = toReport(
      [
        {file: 'a', text: 'x'},
        {file: 'b', text: 'y'},
        {file: 'c', text: 'z'},
      ],
      9,
      1,
    );
    expect(report).toBe(
      '3 of 9 files differ between two builds of the same sources:\n- a: x\n… and 2 more: b, c',
    );
  });
});
