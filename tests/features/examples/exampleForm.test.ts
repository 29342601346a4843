// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readExampleForm, writeExampleForm} from '../../../src/features/examples/exampleForm';

beforeEach(() => {
  localStorage.clear();
  writeExampleForm('http');
});

afterEach(() => vi.unstubAllGlobals());

describe('the form of examples', () => {
  it('is remembered: a language, or the raw request above it', () => {
    writeExampleForm('python');
    expect([readExampleForm(), localStorage.getItem('portal-code-language')]).toEqual([
      'python',
      'python',
    ]);
    writeExampleForm('http');
    expect([readExampleForm(), localStorage.getItem('portal-code-language')]).toEqual([
      'http',
      'python',
    ]);
  });

  it('lasts for the page view if storage is full', () => {
    const setItem = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {getItem: () => null, removeItem: () => undefined, setItem});
    writeExampleForm('python');
    expect(readExampleForm()).toBe('python');
    vi.unstubAllGlobals();
    writeExampleForm('php');
    expect([readExampleForm(), localStorage.getItem('portal-code-language')]).toEqual([
      'php',
      'php',
    ]);
  });
});
