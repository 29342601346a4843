/**
 * The child process of ./readApart. Reads a text and its row as JSON, and writes the result as
 * JSON.
 */
import {text as readAll} from 'node:stream/consumers';
import type {ApiRow} from '../../../src/data/apis';
import {readSpecText} from './document';

async function main(): Promise<void> {
  const {text, row} = JSON.parse(await readAll(process.stdin)) as {
    readonly text: string;
    readonly row: Pick<ApiRow, 'label' | 'version'>;
  };
  process.stdout.write(JSON.stringify(await readSpecText(text, row)));
}

void main();
