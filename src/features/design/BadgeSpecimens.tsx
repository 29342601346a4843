import type {ReactNode} from 'react';
import {Badge, type BadgeVariant} from '@site/src/kit/Badge';
import {Divider} from '@site/src/kit/Divider';
import {Specimen, SpecimenRow} from './Specimen';

const variants: readonly BadgeVariant[] = [
  'gray',
  'darkGray',
  'accent',
  'lightAccent',
  'brand',
  'lightBrand',
  'receipt',
  'warning',
  'error',
];

/** Badges in both sizes, and dividers. */
export function BadgeSpecimens(): ReactNode {
  return (
    <>
      <Specimen name="Badge">
        {(['m', 's'] as const).map((size) => (
          <SpecimenRow key={size} label={`size ${size}`}>
            {variants.map((variant) => (
              <Badge key={variant} variant={variant} size={size}>
                {variant}
              </Badge>
            ))}
          </SpecimenRow>
        ))}
      </Specimen>
      <Specimen name="Divider">
        {(['default', 'faded'] as const).map((variant) => (
          <SpecimenRow key={variant} label={`variant ${variant}`} layout="column">
            <Divider variant={variant} />
          </SpecimenRow>
        ))}
      </Specimen>
    </>
  );
}
