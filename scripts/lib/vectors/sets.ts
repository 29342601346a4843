import type {VectorSet} from './family';
import {toAustrianVectors, toGermanVectors} from './german';
import {toFrenchVectors, toItalianVectors, toSpanishVectors} from './latin';

/** The vectors of all regimes, made from the portal's own examples and demonstration keys. */
export function toVectorSets(): readonly VectorSet[] {
  return [
    {regime: 'DE', vectors: toGermanVectors()},
    {regime: 'AT', vectors: toAustrianVectors()},
    {regime: 'ES', vectors: toSpanishVectors()},
    {regime: 'IT', vectors: toItalianVectors()},
    {regime: 'FR', vectors: toFrenchVectors()},
  ];
}
